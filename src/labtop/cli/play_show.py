"""What the terminal shows between questions: the table, the news, the rules, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from labtop.bots.base import split_level
from labtop.cli import result
from labtop.cli.play_rooms import DULL
from labtop.cli.told import lang_given, program
from labtop.locales.texts import room_texts, rules_text, rules_title

if TYPE_CHECKING:
    from labtop.cli.play import Session
    from labtop.cli.play_screen import Span
    from labtop.engine.core import Logged
    from labtop.engine.game import Game
    from labtop.engine.wire import Outcome, View
    from labtop.locales.texts import Texts

MOST_NEWS: Final = 8
"""Lines about others before "and more": 98 bots would fill four screens."""
FEW_SEATS: Final = 6


def room_text(session: Session) -> Any:
    """The room's own drawing."""
    return session.game.room.text


def words_of(game: Game, lang: str) -> Texts:
    """The room's words, with the names that an own board or deck brings."""
    return room_texts(lang, game.room.id, game.options)


def greeting(session: Session) -> list[list[Span]]:
    """What is played, by whom, with what keys."""
    words, wrapped, id_ = session.words, session.screen.wrapped, session.game.room.id
    lines = [*wrapped(words.say(f"room-{id_}"), "title"), *wrapped(words.say(f"room-{id_}.tagline"), "dim")]
    bots = session.keeper.kept.bots
    if bots:
        named = ", ".join(bot_name(words, level) for level in bots)
        lines += wrapped(words.say("play-greet-bots", people=session.people, bots=named, count=len(bots)))
    elif session.people > 1:
        lines += wrapped(words.say("play-greet-people", people=session.people))
    aim = paragraphs(session)["1.1"].rpartition(" (")[0]  # without where we know it from
    return [*lines, [], *wrapped(aim), [], *wrapped(words.say("play-greet-keys"))]


def bot_name(words: Texts, level: str) -> str:
    """A level by its word, an own bot by its class; how much more than usual it thinks stays behind it."""
    plain, _ = split_level(level)
    name = words.say(f"bot-{plain}") if words.has(f"bot-{plain}") else plain.rpartition(":")[2]
    return name + level.removeprefix(plain)


def table(session: Session, view: View, marks: set[str], *, head: bool = True) -> list[list[Span]]:
    """The room's drawing. On a low terminal without air and with its head last, next to the question, if at all."""
    lines: list[list[Span]] = room_text(session).draw(view, session.words.say, marks)
    blocks: list[list[list[Span]]] = [[]]
    for line in lines:
        if line:
            blocks[-1].append(line)
        else:
            blocks.append([])
    if session.game.seats == 1:
        blocks.pop()  # alone there is nobody to be compared with
    if session.screen.low:
        if view.seat is not None:
            del blocks[1][0]  # whose sheet it is, is clear
        return [line for block in [*blocks[:0:-1], blocks[0] if head else []] for line in block]
    return [line for block in blocks for line in [*block, []]]


def news(session: Session, events: list[Logged], seat: int | None) -> list[list[Span]]:
    """What happened, in its order: own things in full, others' as far as there is room; then its chemistry."""
    wrapped, words = session.screen.wrapped, session.words
    events = [event for event in events if event.kind not in DULL]
    others = sum(not own(event, seat) for event in events)
    room = others if others <= MOST_NEWS + 1 else MOST_NEWS
    left = others - room
    lines: list[list[Span]] = []
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
    """What just happened, as chemistry: each note once a game, so that it is read and not skipped."""
    found: list[str] = []
    for event in events:
        key = room_text(session).note(event.seen_by(seat))
        if key is not None and key not in session.noted:
            session.noted.add(key)
            found.append(key)
    return found


def sheets(session: Session, seat: int) -> None:
    """`s`: everybody's, where the room shows them; else the own and the standings."""
    game = session.game
    open_sheets = game.seats <= FEW_SEATS
    session.screen.show([[], *table(session, game.view(None if open_sheets else seat), set())])


def paragraphs(session: Session) -> dict[str, str]:
    """The rules by number, without the signs of their typesetting."""
    found = rules_text(session.game.room.id, session.words.lang)
    return {number: text.replace("*", "").replace("`", "") for number, text in found.items()}


def log(session: Session) -> None:
    """`l`: everything that happened, oldest first."""
    session.screen.blank()
    session.screen.tell(session.words.say("play-log-title"), "title")
    for event in session.happened:
        style = "dim" if event.kind in DULL else ""
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
    """Final sheets, who won, how each person's score adds up, where the record is."""
    words, screen, game = session.words, session.screen, session.game
    outcome = game.outcome
    assert outcome is not None
    screen.show([[], *session.news(None)])
    for seat in [None] if game.seats <= FEW_SEATS else range(session.people):
        screen.show([[], *table(session, game.view(seat), set())])
    for seat in range(session.people):
        screen.show([[], *result.score(words, outcome, seat)])
    ending = getattr(room_text(session), "ending", None)
    if ending is not None:
        screen.show(ending(game.view(None), words.say))
    if game.seats > 1:
        ranking(session, outcome)
    for seat, count in enumerate(session.keeper.kept.hinted):
        if count:
            screen.tell(words.say("play-hints-used", seat=seat, count=count), "dim")
    screen.blank()
    screen.tell(words.say("play-end-record", file=str(session.keeper.path)))
    screen.show([[(f"  {program()} replay {session.quoted_path()}{lang_given(words.lang)}", "title")]])


def ranking(session: Session, outcome: Outcome) -> None:
    """Places, and who won."""
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
