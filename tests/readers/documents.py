"""Reads JSON, TOML and CSV; checks for duplicate keys, row lengths and, if given, a schema.

documents.py [--schema FILE] FILE...
"""

import csv
import json
import sys
import tomllib

from jsonschema import Draft202012Validator, validators


def once(pairs):
    keys = [key for key, _ in pairs]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice, f"twice: {twice}"
    return dict(pairs)


def no_constant(name):
    raise ValueError(f"no JSON: {name}")


def json_values(text):
    """One value, or one on each line."""
    read = json.JSONDecoder(object_pairs_hook=once, parse_constant=no_constant).decode
    try:
        return [read(text)]
    except json.JSONDecodeError:
        return [read(line) for line in text.splitlines()]


def rows(path):
    # The CSV that spreadsheets open: UTF-8 with a byte order mark, semicolons.
    with open(path, encoding="utf-8-sig", newline="") as file:
        found = list(csv.reader(file, delimiter=";", strict=True))
    assert found, "no row"
    assert len({len(row) for row in found}) == 1, "rows of several lengths"
    return found


def wrong(path, validator):
    try:
        if path.endswith(".csv"):
            values = [rows(path)]
        elif path.endswith(".toml"):
            with open(path, "rb") as file:
                values = [tomllib.load(file)]
        else:
            with open(path, encoding="utf-8") as file:
                values = json_values(file.read())
    except (ValueError, AssertionError) as error:
        return [f"{type(error).__name__}: {error}"]
    if validator is None:
        return []
    return [f"{error.json_path}: {error.message}" for value in values for error in validator.iter_errors(value)]


def main(args):
    validator = None
    if args and args[0] == "--schema":
        with open(args[1], encoding="utf-8") as file:
            schema = json.load(file)
        kind = validators.validator_for(schema, default=Draft202012Validator)
        kind.check_schema(schema)
        validator = kind(schema)
        args = args[2:]
    json.dump({path: wrong(path, validator) for path in args}, sys.stdout)


main(sys.argv[1:])
