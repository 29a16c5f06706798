"""Reads a GIFT file; prints its questions with their answers."""

import json
import sys

from pygiftparser import parser


def answer(it):
    return {"text": it.answer, "fraction": float(it.fraction), "feedback": getattr(it, "feedback", None)}


def question(it):
    answers = getattr(it.answers, "answers", [])
    return {
        "title": it.title,
        "valid": it.valid,
        "category": it.cat,
        "markup": it.markup,
        "kind": type(it.answers).__name__,
        "answers": [answer(one) for one in answers],
        "feedback": it.generalFeedback,
    }


with open(sys.argv[1], encoding="utf-8") as file:
    json.dump([question(it) for it in parser.parseFile(file)], sys.stdout)
