notice-your-turn = Du bist am Zug: { $game }.
