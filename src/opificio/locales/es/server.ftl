notice-your-turn = Es tu turno: { $game }.
