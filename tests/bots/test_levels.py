"""Four named opponents in each game, with words in every language."""

import pytest

from opificio.bots import bot, levels
from opificio.games import GAMES
from opificio.words import LANGUAGES, Words


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_four_levels_that_can_be_had_by_name(game: str) -> None:
    named = levels(game)
    assert len(named) == 4
    assert len({level.name for level in named} | {level.spec for level in named}) == 8
    for level in named:
        bot(level.name, GAMES[game]).close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description_in_every_language(language: str) -> None:
    words = Words(language, "bots")
    for name in [*(level.name for game in GAMES for level in levels(game)), "random", "easy", "greedy", "search"]:
        assert words.say(f"bot-{name}")
        assert words.say(f"bot-{name}", "about")
