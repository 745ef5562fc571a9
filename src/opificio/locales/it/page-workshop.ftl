## La pagina di Workshop of the World

ws-canal-era = Era del trasporto fluviale
ws-railway-era = Era del trasporto ferroviario
ws-round = impulso { $round } di { $rounds }
ws-pounds = £{ $pounds }
ws-money-amount = { $sign }£{ $pounds }
ws-profit-amount = { $amount } profitti

## La mappa

ws-map = Mappa delle città e delle connessioni
ws-map-hint = Mappa. Le frecce vanno da una scelta all’altra; con Maiusc, a ogni città e connessione. Invio sceglie.
ws-irish-sea = Mare d’Irlanda
ws-north-sea = Mare del Nord
ws-channel = La Manica
ws-zoom-in = Più vicino
ws-zoom-out = Più lontano
ws-zoom-fit = Tutta la mappa
ws-town-label = { $town }, { $kind }, valore { $value }. Industrie: { $owners }.
ws-industries-of = { $count } { $colour }
ws-nobody = nessuna
ws-link-built = { $length ->
    [1] Connessione { $first }–{ $second }, costruita da { $colour }.
   *[other] Doppia connessione { $first }–{ $second }, costruita da { $colour }.
}
ws-link-offer = { $length ->
    [1] Connessione { $first }–{ $second }: profitti { $profit } in questo turno, costa £{ $cost }.
   *[other] Doppia connessione { $first }–{ $second }: profitti { $profit } in questo turno, costa £{ $cost }.
}
ws-link-free = { $length ->
    [1] Connessione { $first }–{ $second }, libera.
   *[other] Doppia connessione { $first }–{ $second }, libera.
}

## Domanda

ws-demand = Domanda
ws-demand-hint = { $kind }: a fine era ogni industria di questo tipo riceve £{ $pounds }.
ws-tokens-unseen = { $count ->
    [one] 1 pedina non ancora pescata
   *[other] { $count } pedine non ancora pescate
}

## Il repertorio

ws-gazetteer = Repertorio
ws-gazetteer-empty = Indica una città, una connessione o una carta per leggerne qui.
ws-town-is = { $value ->
    [one] { $kind } · posto per 1 industria
   *[other] { $kind } · posto per { $value } industrie
}
ws-town-pays = A fine era £{ $pounds } per ogni industria.
ws-town-links = { $count ->
    [0] Nessuna connessione libera.
    [one] 1 connessione libera.
   *[other] { $count } connessioni libere.
}
ws-town-full = Piena: un’industria dovrebbe andarsene.
ws-prospect = { $profit ->
    [0] nessun profitto possibile in questo turno
   *[other] fino a +{ $profit } profitti in questo turno, per £{ $cost }
}
ws-gain = Profitti del turno con questa: { $profit }, per £{ $cost }
ws-link-is = { $length ->
    [1] Connessione singola · £{ $cost }
   *[other] Doppia connessione: entrambe le pedine del turno · £{ $cost }
}
ws-link-owner = Costruita da { $player }
ws-link-crosses = Incrocia { $link } senza raccordo.
ws-wild = Carta libera
ws-any-town = qualsiasi città
ws-wild-is = Costruisce in qualsiasi città di valore { $value }: { $towns }.

## Carte e ordine

ws-market = Ordine di gioco e carte
ws-order = Ordine
ws-no-order = asta non ancora tenuta
ws-piles = mazzo { $deck } · da parte { $aside }
ws-no-cards = Nessuna carta città è scoperta ora.
ws-value = valore { $value }

## Libri contabili

ws-books = Libri contabili
ws-money = Denaro
ws-profit = Profitti
ws-industries = Indus.
ws-industries-hint = Industrie sulla mappa
ws-network = Rete
ws-network-hint = Pedine della rete più grande, su tutte le pedine sulla mappa
ws-takings = Fine era
ws-takings-hint = Quanto si raccoglierebbe se l’era finisse ora: profitti, rete, altre pedine, domanda
ws-hidden = Nascosto ai tuoi occhi
ws-thinking = deve decidere
ws-sealed = ha scelto in segreto
ws-collecting-profits = Profitti
ws-collecting-largest-network = Rete più grande
ws-collecting-other-pieces = Altre pedine
ws-collecting-demand = Domanda
ws-total = In tutto

## Che cosa fare

ws-desk = La tua decisione
ws-waiting = Si attende { $names }.
ws-over = La partita è finita.
ws-kept = Tieni nascoste:
ws-kept-hint = Solo tu vedi queste pedine domanda.
ws-my-tokens = Le tue pedine domanda
ws-no-tokens = Non hai più pedine.
ws-seal-tokens = Chiudi nel pugno { $tokens }
ws-choose-tokens = { $count ->
    [one] Scegli una pedina
   *[other] Scegli { $count } pedine
}
ws-seal-none = Pugno vuoto
ws-tokens-hint = Si rivelano insieme a quelle degli altri.
ws-bid = Offerta in sterline
ws-fewer = Meno
ws-more = Più
ws-seal-bid = Chiudi nel pugno £{ $pounds }
ws-offer-bid = Offri £{ $pounds }
ws-bid-leaves = su £{ $money }; resterebbero £{ $left }
ws-pick-card = Scegli una carta: prima guardala, poi costruisci nella sua città.
ws-pick-lot = Scegli la carta su cui offrire.
ws-build-in = Costruisci a { $town }
ws-take-wild = Prendila, poi scegli la città
ws-bid-on = Offri per { $card }
ws-discard = Scarta e pesca
ws-put-back = Lascia stare
ws-lay-first = Hai costruito a { $town }. Posa una connessione da lì, o fermati.
ws-lay-second = Un’altra pedina? Da { $town }, o da dove sei arrivato.
ws-link-name = { $first }–{ $second }
ws-double = { $name } (doppia)
ws-stop = { $profit ->
    [0] Non posare nulla
   *[other] Fermati qui: +{ $profit } profitti
}
ws-closes-round = Con questo turno finisce l’impulso di gioco.
ws-closes-era = Con questo turno finisce l’ultimo impulso dell’era.
ws-pick-town = Scegli la città per la tua carta libera.
ws-pick-leaver = { $town } è piena. Di chi è l’industria che se ne va?
ws-send-home = { $player } ({ $colour })
ws-pick-colour = Con quale colore offri per primo?
ws-bid-with = Offri con il { $colour }
ws-pick-collection = Quale dei tuoi colori raccoglie?
ws-collect-with = { $colour }: £{ $pounds }
ws-cash-in = Procurati liquidità
ws-cash-in-now = { $profit } profitti, { $money } sterline

## La fine della prima era

ws-era-over = L’era del trasporto fluviale è finita
ws-era-over-hint = Le pedine trasporto tornano a casa, le industrie restano. Ecco quanto si è raccolto:
ws-on-rails = Avanti con le ferrovie

## Sul telefono

ws-tab-play = Gioca
ws-tab-demand = Domanda
ws-tab-books = Libri
ws-tab-log = Cronaca

## Che cosa si chiede, in testa alla pagina

ws-ask-tokens = scegli le pedine domanda da giocare
ws-ask-colour = scegli il colore con cui offrire
ws-ask-bid = chiudi nel pugno la tua offerta per l’ordine di gioco
ws-ask-lot = scegli la carta su cui offrire
ws-ask-offer = di’ quanto offri per { $card }
ws-ask-card = scegli una carta città
ws-ask-town = scegli la città per la carta libera
ws-ask-leaver = scegli l’industria che lascia { $town }
ws-ask-link = posa una connessione da { $town }, o fermati
ws-ask-collection = scegli il colore che raccoglie

## Il foglio finale

ws-sheet-line = { $era } · { $what }
ws-sheet-start = Denaro iniziale
ws-sheet-bids = Offerte
ws-sheet-links = Connessioni
ws-sheet-cashed = Liquidità anticipata
