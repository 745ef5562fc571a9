## The page of Workshop of the World

ws-canal-era = Canal era
ws-railway-era = Railway era
ws-round = round { $round } of { $rounds }
ws-pounds = £{ $pounds }
ws-money-amount = { $sign }£{ $pounds }
ws-profit-amount = { $amount } profit

## The map

ws-map = Map of towns and links
ws-map-hint = Map. Arrow keys go from choice to choice; with Shift, to every town and link. Enter chooses.
ws-irish-sea = Irish Sea
ws-north-sea = North Sea
ws-channel = English Channel
ws-zoom-in = Look closer
ws-zoom-out = Step back
ws-zoom-fit = Whole map
ws-town-label = { $town }, { $kind }, value { $value }. Industries: { $owners }.
ws-industries-of = { $count } { $colour }
ws-nobody = none
ws-link-built = { $length ->
    [1] Link { $first }–{ $second }, built by { $colour }.
   *[other] Double link { $first }–{ $second }, built by { $colour }.
}
ws-link-offer = { $length ->
    [1] Link { $first }–{ $second }: profit { $profit } this turn, costs £{ $cost }.
   *[other] Double link { $first }–{ $second }: profit { $profit } this turn, costs £{ $cost }.
}
ws-link-free = { $length ->
    [1] Link { $first }–{ $second }, free.
   *[other] Double link { $first }–{ $second }, free.
}

## Demand

ws-demand = Demand
ws-demand-hint = { $kind }: at the end of the era every industry of this kind is paid £{ $pounds }.
ws-tokens-unseen = { $count ->
    [one] 1 token not yet drawn
   *[other] { $count } tokens not yet drawn
}

## The gazetteer

ws-gazetteer = Gazetteer
ws-gazetteer-empty = Point at a town, a link or a card to read about it here.
ws-town-is = { $value ->
    [one] { $kind } · room for 1 industry
   *[other] { $kind } · room for { $value } industries
}
ws-town-pays = £{ $pounds } for each industry at the era’s end.
ws-town-links = { $count ->
    [0] No free link is left.
    [one] 1 free link.
   *[other] { $count } free links.
}
ws-town-full = Full: one industry would have to leave.
ws-prospect = { $profit ->
    [0] no profit to be had this turn
   *[other] up to +{ $profit } profit this turn, for £{ $cost }
}
ws-gain = Your turn’s profit with it: { $profit }, for £{ $cost }
ws-link-is = { $length ->
    [1] Single link · £{ $cost }
   *[other] Double link: both pieces of a turn · £{ $cost }
}
ws-link-owner = Built by { $player }
ws-link-crosses = Crosses { $link } without a junction.
ws-wild = Wild card
ws-any-town = any town
ws-wild-is = Builds in any town of value { $value }: { $towns }.

## Cards and order

ws-market = Turn order and cards
ws-order = Order
ws-no-order = not yet auctioned
ws-piles = deck { $deck } · set aside { $aside }
ws-no-cards = No town cards lie open now.
ws-value = value { $value }

## Books

ws-books = Books
ws-money = Money
ws-profit = Profit
ws-industries = Indust.
ws-industries-hint = Industries on the map
ws-network = Network
ws-network-hint = Pieces in the largest network, of all pieces on the map
ws-takings = Era pays
ws-takings-hint = What would be collected if the era ended now: profits, network, other pieces, demand
ws-hidden = Hidden from you
ws-thinking = has to decide
ws-sealed = has sealed a choice
ws-collecting-profits = Profits
ws-collecting-largest-network = Largest network
ws-collecting-other-pieces = Other pieces
ws-collecting-demand = Demand
ws-total = Together

## What to do

ws-desk = Your decision
ws-waiting = Waiting for { $names }.
ws-over = The game is over.
ws-kept = You keep hidden:
ws-kept-hint = Only you see these demand tokens.
ws-my-tokens = Your demand tokens
ws-no-tokens = You have no tokens left.
ws-seal-tokens = Seal { $tokens }
ws-choose-tokens = { $count ->
    [one] Choose a token
   *[other] Choose { $count } tokens
}
ws-seal-none = Seal nothing
ws-tokens-hint = Revealed together with all others.
ws-bid = Bid in pounds
ws-fewer = Less
ws-more = More
ws-seal-bid = Seal £{ $pounds }
ws-offer-bid = Offer £{ $pounds }
ws-bid-leaves = of £{ $money }; £{ $left } would be left
ws-pick-card = Choose a card: look at it first, then build in its town.
ws-pick-lot = Choose the card to bid on.
ws-build-in = Build in { $town }
ws-take-wild = Take it, then choose the town
ws-bid-on = Bid on { $card }
ws-discard = Discard and draw
ws-put-back = Never mind
ws-lay-first = You built in { $town }. Lay a link from there, or stop.
ws-lay-second = One more piece? From { $town }, or on from where you got to.
ws-link-name = { $first }–{ $second }
ws-double = { $name } (double)
ws-stop = { $profit ->
    [0] Lay nothing
   *[other] Stop here: +{ $profit } profit
}
ws-closes-round = With this turn the round ends.
ws-closes-era = With this turn the last round of the era ends.
ws-pick-town = Choose the town for your wild card.
ws-pick-leaver = { $town } is full. Whose industry goes home?
ws-send-home = { $player } ({ $colour })
ws-pick-colour = With which colour do you bid first?
ws-bid-with = Bid with { $colour }
ws-pick-collection = Which of your colours collects?
ws-collect-with = { $colour }: £{ $pounds }
ws-cash-in = Cash in profit
ws-cash-in-now = { $profit } profit, { $money } pounds

## The end of the canal era

ws-era-over = The canal era is over
ws-era-over-hint = Transport pieces come home, industries stay. This was collected:
ws-on-rails = On with the railways

## On a phone

ws-tab-play = Play
ws-tab-demand = Demand
ws-tab-books = Books
ws-tab-log = Log

## Asked, in the header

ws-ask-tokens = choose the demand tokens to play
ws-ask-colour = choose the colour to bid with
ws-ask-bid = seal your bid for the turn order
ws-ask-lot = choose a card to bid on
ws-ask-offer = say how much you bid for { $card }
ws-ask-card = choose a town card
ws-ask-town = choose a town for your wild card
ws-ask-leaver = choose the industry that leaves { $town }
ws-ask-link = lay a link from { $town }, or stop
ws-ask-collection = choose the colour that collects

## The final sheet

ws-sheet-line = { $era } · { $what }
ws-sheet-start = Money at the start
ws-sheet-bids = Bids
ws-sheet-links = Links
ws-sheet-cashed = Cashed in
