notice-your-turn = È il tuo turno: { $game }.
