"""Converts a QTI 2.1 package to 3.0 and a 3.0 package to 2.1; prints for each member the warnings of the conversion and
the differences from the other package."""

import json
import sys
import zipfile

from lxml import etree
from qti_convert import convert_qti3_to_qti21, upgrade_qti2_to_qti3

LOCATION = "{http://www.w3.org/2001/XMLSchema-instance}schemaLocation"


def elements(xml):
    """The elements in order, with attributes and texts; schema locations are ignored, since they differ by writer."""
    root = etree.fromstring(xml)
    root.attrib.pop(LOCATION, None)
    return [(it.tag, sorted(it.attrib.items()), (it.text or "").strip(), (it.tail or "").strip()) for it in root.iter()]


def first_difference(one, other):
    one, other = elements(one), elements(other)
    unlike = [f"{a} / {b}" for a, b in zip(one, other) if a != b]
    return unlike[:1] or ([] if len(one) == len(other) else [f"{len(one)} / {len(other)} elements"])


def main(old, new):
    told = {}
    with zipfile.ZipFile(old) as old, zipfile.ZipFile(new) as new:
        names = [name for name in old.namelist() if name != "imsmanifest.xml"]
        assert sorted(old.namelist()) == sorted(new.namelist())
        for name in names:
            two, three = old.read(name), new.read(name)
            down = convert_qti3_to_qti21(three)
            told[name] = [str(warning) for warning in down.warnings]
            told[name] += first_difference(down.xml.encode(), two)
            told[name] += first_difference(upgrade_qti2_to_qti3(two).encode(), three)
    json.dump(told, sys.stdout)


main(*sys.argv[1:])
