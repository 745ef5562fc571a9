player = Player { $number }
ghost = a ghost

book-prestige = Prestige
book-funding = Funding
book-money = Money
book-profit = Profit

rule-table-game-over = No move is made after the end of the game.
    .why = The game is over.
rule-table-not-your-turn = A seat moves only when a decision is asked of it.
    .why = It is not { $seat }'s turn to decide.
rule-table-other-decision = A move answers the decision that was asked.
    .why = Something else is asked now: { $asked }.
rule-table-undo-nothing = There must be a move to take back.
    .why = No move has been made yet.
rule-table-undo-own-move-only = Only the seat that made the last move may take it back.
    .why = The last move was { $seat }'s.
rule-table-undo-stops-at-revealed = Nobody takes back a move that showed something new.
    .why = Your last move revealed something; it stands.

