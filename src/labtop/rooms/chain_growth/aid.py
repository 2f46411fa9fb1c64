"""Drawings of the substances of an own deck, made in a worker process: RDKit reads the SMILES of strangers there."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from labtop.chemistry.skeletons import Skeleton, skeleton
from labtop.rooms.chain_growth.cards import cards_of
from labtop.rooms.chain_growth.options import Options
from labtop.rooms.chain_growth.view import Pictured, PublicView, own_pictures


class Aid(Struct, frozen=True, omit_defaults=True):
    drawings: dict[str, Skeleton] = {}
    """By SMILES. A structure that is missing cannot be read, or is not of the card's formula: the card shows that."""


class Preview(Aid, frozen=True, omit_defaults=True):
    """The same before the table opens."""


def aid(public: PublicView, _seat: int, _deep: bool) -> Aid:
    return Aid(drawn(public.pictures))


def preview(options: Options) -> Preview:
    return Preview(drawn({} if options.pack is None else own_pictures(cards_of(options.pack))))


def drawn(pictures: Mapping[str, Pictured]) -> dict[str, Skeleton]:
    found = {one.structure: skeleton(one.structure, one.formula) for one in pictures.values() if one.structure}
    return {text: made for text, made in found.items() if made is not None}
