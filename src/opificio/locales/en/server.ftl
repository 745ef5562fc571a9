notice-your-turn = It is your turn: { $game }.
