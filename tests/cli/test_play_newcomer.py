"""What somebody who sits down for the first time stumbles over in the terminal."""

from __future__ import annotations

import re


def flat(shown):
    return re.sub(r"\s+", " ", shown)


# ---- news ----------------------------------------------------------------------------------------------------------


def test_what_led_to_an_answer_that_was_taken_unasked_is_told(sit_down):
    """Ending the turn is all there is to do after this roll: what the roll brought is said all the same."""
    _, shown, _ = sit_down(["", "", "q"], room="chemistry-monopoly", bots=["greedy"])
    text = flat(shown)
    assert "Player 1 starts." in text
    assert "Player 1 rolls 1 and 6. Player 1 comes to Lab Day." in text
    assert "Player 1 collects @50. It is the turn of Player 2. Enter goes on" in text
    assert text.count("Player 1 rolls 1 and 6.") == 1


def test_news_is_in_the_order_in_which_it_happened(sit_down):
    _, shown, _ = sit_down(["q"], room="chain-growth", bots=["greedy"])
    text = flat(shown)
    assert text.index("Everybody is dealt 15 cards") < text.index("Player 1 draws a card.")
