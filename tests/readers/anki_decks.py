"""Imports packages one after the other into a new collection of Anki: what its log says of each, and the notes after it."""

import json
import sys
import tempfile
from pathlib import Path

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

LOG = ["new", "updated", "duplicate", "conflicting", "first_field_match", "missing_notetype", "missing_deck",
       "empty_first_field"]


def notes(collection):
    found = {}
    for number in collection.find_notes(""):
        note = collection.get_note(number)
        cards = note.cards()
        found[note.guid] = {
            "id": number,
            "kind": note.note_type()["name"],
            "fields": note.fields,
            "tags": note.tags,
            "decks": [collection.decks.name(card.did) for card in cards],
            # What its user has learnt of it.
            "reps": [card.reps for card in cards],
        }
    return found


def main(packages):
    told = []
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(str(Path(folder) / "collection.anki2"))
        for place, package in enumerate(packages):
            request = ImportAnkiPackageRequest(package_path=package, options=ImportAnkiPackageOptions())
            log = collection.import_anki_package(request).log
            problems, sound = collection.fix_integrity()
            told.append({
                "log": {name: len(getattr(log, name)) for name in LOG},
                "notes": notes(collection),
                "sound": sound,
                "problems": problems,
            })
            if place == 0:
                # Everything is answered once: what is learnt must outlive the next import.
                for number in collection.find_cards(""):
                    card = collection.get_card(number)
                    card.reps = 1
                    collection.update_card(card)
        collection.close()
    json.dump(told, sys.stdout)


main(sys.argv[1:])
