player = Jugador { $number }
ghost = un fantasma

book-prestige = Prestigio
book-funding = Economía
book-money = Dinero
book-profit = Beneficios

rule-table-game-over = Después del final de la partida no se juega más.
    .why = La partida ha terminado.
rule-table-not-your-turn = Se juega solo cuando se pide una decisión propia.
    .why = No le toca decidir a { $seat }.
rule-table-other-decision = Una jugada responde a la decisión pedida.
    .why = Ahora se pide otra cosa: { $asked }.
rule-table-undo-nothing = Debe haber una jugada que deshacer.
    .why = Todavía no se ha hecho ninguna jugada.
rule-table-undo-own-move-only = Solo quien hizo la última jugada puede deshacerla.
    .why = La última jugada es de { $seat }.
rule-table-undo-stops-at-revealed = No se deshace una jugada que reveló algo nuevo.
    .why = Tu última jugada reveló algo y queda en firme.
