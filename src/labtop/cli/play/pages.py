"""The pages that the terminal shows between questions: the table, the news, the rules, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labtop.bots.base import split_level
from labtop.cli import result
from labtop.cli.localized import lang_given, program
from labtop.locales.texts import rules_text, rules_title

if TYPE_CHECKING:
    from labtop.cli.play.session import Session
    from labtop.engine.core import Logged
    from labtop.engine.spans import Spans
    from labtop.engine.wire import Outcome, View
    from labtop.locales.texts import Texts

MOST_NEWS: Final = 8
"""Lines about others before "and more": 98 bots would fill four screens."""
FEW_SEATS: Final = 6


def greeting(session: Session) -> list[Spans]:
    """The first page: the game, its players, and the keys."""
    words, wrapped, id_ = session.words, session.screen.wrapped, session.game.room.id
    lines = [*wrapped(words.say(f"room-{id_}"), "title"), *wrapped(words.say(f"room-{id_}.tagline"), "dim")]
    bots = session.keeper.kept.bots
    if bots:
        named = ", ".join(bot_name(words, level) for level in bots)
        lines += wrapped(words.say("play-greet-bots", people=session.people, bots=named, count=len(bots)))
    elif session.people > 1:
        lines += wrapped(words.say("play-greet-people", people=session.people))
    aim = paragraphs(session)["1.1"].rpartition(" (")[0]  # without the reference to the source
    return [*lines, [], *wrapped(aim), [], *wrapped(words.say("play-greet-keys"))]


def bot_name(words: Texts, level: str) -> str:
    """The translated name of a level, or the class of an own bot; a suffix such as `@2` stays behind it."""
    plain, _ = split_level(level)
    name = words.say(f"bot-{plain}") if words.has(f"bot-{plain}") else plain.rpartition(":")[2]
    return name + level.removeprefix(plain)


def table(session: Session, view: View, marks: frozenset[str] = frozenset(), *, head: bool = True) -> list[Spans]:
    """The room's drawing. On a low terminal it has no empty lines, and the head, if any, is last, by the question."""
    lines = session.game.room.text.draw(view, session.words.say, marks)
    blocks: list[list[Spans]] = [[]]
    for line in lines:
        if line:
            blocks[-1].append(line)
        else:
            blocks.append([])
    if session.game.seats == 1:
        blocks.pop()  # a single player needs no list of players
    if session.screen.low:
        if view.seat is not None:
            del blocks[1][0]  # the sheet of the person at the keyboard needs no name
        return [line for block in [*blocks[:0:-1], blocks[0] if head else []] for line in block]
    return [line for block in blocks for line in [*block, []]]


def news(session: Session, events: list[Logged], seat: int | None) -> list[Spans]:
    """The events in their order: own ones in full, others' as far as they fit; then the notes on chemistry."""
    wrapped, words = session.screen.wrapped, session.words
    dull = session.game.room.text.dull
    events = [event for event in events if event.kind not in dull]
    others = sum(not own(event, seat) for event in events)
    room = others if others <= MOST_NEWS + 1 else MOST_NEWS
    left = others - room
    lines: list[Spans] = []
    for event in events:
        if own(event, seat):
            lines += wrapped(session.event_text(event, seat), "good")
        elif room:
            room -= 1
            lines += wrapped(session.event_text(event, seat))
    if left:
        lines += wrapped(words.say("play-news-more", count=left), "dim")
    people = range(session.people) if seat is None else [seat]
    for key in notes(session, [event for event in events if event.public.get("seat") in people], seat):
        lines += wrapped(words.say("play-news-note", note=words.say(key)), "dim", indent="  ", first="")
    return lines


def own(event: Logged, seat: int | None) -> bool:
    return seat is not None and event.public.get("seat") == seat


def notes(session: Session, events: list[Logged], seat: int | None) -> list[str]:
    """Notes on the chemistry of these events; each note once a game, because repeated notes are not read."""
    found: list[str] = []
    for event in events:
        key = session.game.room.text.note(event.seen_by(seat))
        if key is not None and key not in session.noted:
            session.noted.add(key)
            found.append(key)
    return found


def whole_table(session: Session, seat: int) -> None:
    """`s`: the table as spectators see it, or, if that is too long, as this seat sees it."""
    game = session.game
    seen_by = None if game.seats <= FEW_SEATS else seat
    session.screen.show([[], *table(session, game.view(seen_by))])


def numbered(session: Session, seat: int) -> None:
    """`n`: the table of this seat with the numbers of its parts."""
    draw = session.game.room.text.numbered
    assert draw is not None
    session.screen.show([[], *draw(session.game.view(seat), session.words.say)])


def paragraphs(session: Session) -> dict[str, str]:
    """The rules by number, without Markdown."""
    found = rules_text(session.game.room.id, session.words.lang)
    return {number: text.replace("*", "").replace("`", "") for number, text in found.items()}


def log(session: Session) -> None:
    """`l`: everything that happened, oldest first."""
    session.screen.blank()
    session.screen.tell(session.words.say("play-log-title"), "title")
    for event in session.happened:
        style = "dim" if event.kind in session.game.room.text.dull else ""
        session.screen.tell(session.event_text(event), style, indent="    ", first="  ")


def rules(session: Session, wanted: str) -> None:
    """`r`: the chapters; `? 3`: one of them; `? 3.2`: one paragraph."""
    words, screen, book = session.words, session.screen, session.game.room.id
    texts = paragraphs(session)
    chapters = list(dict.fromkeys(number.partition(".")[0] for number in texts))
    screen.blank()
    if wanted in texts:
        screen.tell(rules_title(book, words.lang, wanted), "title")
        screen.tell(words.say("play-rule-line", number=wanted, text=texts[wanted]), indent="    ", first="")
    elif wanted in chapters:
        screen.tell(rules_title(book, words.lang, wanted), "title")
        for number, text in texts.items():
            if number.startswith(f"{wanted}."):
                screen.tell(words.say("play-rule-line", number=number, text=text), indent="    ", first="")
    else:
        if wanted:
            screen.tell(words.say("play-no-such-rule", number=wanted[:12]), "bad")
        screen.tell(words.say("play-rules-title"), "title")
        for chapter in chapters:
            last = [number for number in texts if number.startswith(f"{chapter}.")][-1]
            title = rules_title(book, words.lang, chapter)
            screen.tell(words.say("play-rules-chapter", number=chapter, title=title, last=last), first="  ")
        screen.tell(words.say("play-rules-how"), "dim")


# ---- the end -------------------------------------------------------------------------------------------------------


def end(session: Session) -> None:
    """The final table, the winners, how each person's score adds up, and the path of the record."""
    words, screen, game = session.words, session.screen, session.game
    outcome = game.outcome
    assert outcome is not None
    screen.show([[], *session.news(None)])
    for seat in [None] if game.seats <= FEW_SEATS else range(session.people):
        screen.show([[], *table(session, game.view(seat))])
    for seat in range(session.people):
        screen.show([[], *result.score(words, outcome, seat)])
    screen.show(game.room.text.ending(game.view(None), words.say))
    if game.seats > 1:
        ranking(session, outcome)
    for seat, count in enumerate(session.keeper.kept.hinted):
        if count:
            screen.tell(words.say("play-hints-used", seat=seat, count=count), "dim")
    screen.blank()
    screen.tell(words.say("play-end-record", file=str(session.keeper.path)))
    screen.show([[(f"  {program()} replay {session.quoted_path()}{lang_given(words.lang)}", "title")]])


def ranking(session: Session, outcome: Outcome) -> None:
    """The places and the winners."""
    words, screen = session.words, session.screen
    bots = session.keeper.kept.bots
    names = {
        seat: words.say(
            "play-end-bot",
            name=words.say("seat-name", number=seat + 1),
            bot=bot_name(words, bots[seat - session.people]),
        )
        for seat in range(session.people, session.game.seats)
    }
    screen.show([[], *result.ranking(words, outcome, names, range(session.people))])
    if result.nobody_won(words, outcome):
        screen.tell(words.say("room-no-winner"), "title")
        return
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == 1:
        key = "room-winner" if words.has("room-winner") else "play-end-winner"
        screen.tell(words.say(key, seat=winners[0]), "title")
    else:
        shared_by = ", ".join(words.say("seat-name", number=seat + 1) for seat in winners)
        screen.tell(words.say("play-end-winners", names=shared_by), "title")
