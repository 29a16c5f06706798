"""Reads PBN or LIN with endplay; prints the boards with deal, contract, auction and play in PBN notation."""

import json
import sys
from unittest.mock import MagicMock

# The libraries with which endplay draws and counts are not installed, since reading does not need them.
for name in ["matplotlib", "matplotlib.pyplot", "numpy", "numpy.random", "tqdm", "tqdm.auto"]:
    sys.modules[name] = MagicMock()

from endplay.parsers import lin, pbn  # noqa: E402
from endplay.types import Player  # noqa: E402


def letters(it):
    """A card or call with letters for suits, without an alert mark."""
    return str(it).translate(str.maketrans("♠♥♦♣", "SHDC")).rstrip("*")


def board(it):
    contract = it.contract
    return {
        "number": it.board_num,
        "dealer": it.dealer.abbr if it.dealer is not None else None,
        "vulnerable": it.vul.abbr if it.vul is not None else None,
        "deal": it.deal.to_pbn(Player.north),
        "contract": None if contract is None else str(contract),
        "declarer": None if contract is None else contract.declarer.abbr,
        "auction": [letters(one) for one in it.auction],
        "play": [letters(card) for card in it.play],
    }


path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    read = lin.load(file) if path.endswith(".lin") else pbn.load(file)
json.dump([board(it) for it in read], sys.stdout)
