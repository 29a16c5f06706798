"""Validates XML, also within packages, by a compact RELAX NG schema; prints the errors of each file."""

import io
import json
import sys
import zipfile

from lxml import etree


def documents(path):
    if not zipfile.is_zipfile(path):
        with open(path, "rb") as file:
            yield path, file.read()
        return
    with zipfile.ZipFile(path) as package:
        assert package.testzip() is None, path
        for name in package.namelist():
            yield f"{path}/{name}", package.read(name)


def main(schema, paths):
    with open(schema, encoding="utf-8") as file:
        relax = etree.RelaxNG.from_rnc_string(file.read())
    # Does not access the network or resolve entities.
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    told = {}
    for path in paths:
        for name, data in documents(path):
            relax.validate(etree.parse(io.BytesIO(data), parser))
            told[name] = [f"{error.line}: {error.message}" for error in relax.error_log]
    json.dump(told, sys.stdout)


main(sys.argv[1], sys.argv[2:])
