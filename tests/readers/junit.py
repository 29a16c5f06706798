"""Reads JUnit XML; prints the stated totals and the sums over its tests."""

import json
import sys

from junitparser import JUnitXml

whole = JUnitXml.fromfile(sys.argv[1])
said = {"tests": whole.tests, "failures": whole.failures, "errors": whole.errors}
suites = []
for suite in whole:
    cases = list(suite)
    suites.append({
        "name": suite.name,
        "said": [suite.tests, suite.failures, suite.errors],
        "cases": [[case.name, [type(result).__name__ for result in case.result]] for case in cases],
    })
whole.update_statistics()
counted = {"tests": whole.tests, "failures": whole.failures, "errors": whole.errors}
json.dump({"said": said, "counted": counted, "suites": suites}, sys.stdout)
