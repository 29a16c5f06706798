"""Parses HTML pages as the standard says; prints the errors of each."""

import json
import sys

import html5lib


def wrong(path):
    parser = html5lib.HTMLParser()
    with open(path, "rb") as file:
        parser.parse(file, transport_encoding="utf-8")
    return [f"{place}: {code} {data}" for place, code, data in parser.errors]


json.dump({path: wrong(path) for path in sys.argv[1:]}, sys.stdout)
