"""Imports packages in order into a new Anki collection; prints the import log and the notes after each."""

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
            # The user's learning progress.
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
                # Answers every card once: the progress must survive the next import.
                for number in collection.find_cards(""):
                    card = collection.get_card(number)
                    card.reps = 1
                    collection.update_card(card)
        collection.close()
    json.dump(told, sys.stdout)


main(sys.argv[1:])
