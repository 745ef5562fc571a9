## Things

thing-london = London
thing-birmingham = Birmingham
thing-manchester = Manchester
thing-leeds = Leeds
thing-liverpool = Liverpool
thing-sheffield = Sheffield
thing-bristol = Bristol
thing-hull = Hull
thing-nottingham = Nottingham
thing-newcastle = Newcastle
thing-glasgow = Glasgow
thing-edinburgh = Edinburgh
thing-cardiff = Cardiff
thing-coventry = Coventry
thing-derby = Derby
thing-stoke = Stoke
thing-southampton = Southampton
thing-portsmouth = Portsmouth
thing-norwich = Norwich
thing-lancaster = Lancaster
thing-carlisle = Carlisle
thing-middlesbrough = Middlesbrough
thing-shrewsbury = Shrewsbury
thing-reading = Reading
thing-leicester = Leicester
thing-guildford = Guildford
thing-york = York
thing-gloucester = Gloucester
thing-oxford = Oxford
thing-exeter = Exeter

# Nine wild cards are in our file; an owner of the printed game may have twelve.
thing-wild-2a = wild card (value 2)
thing-wild-2b = wild card (value 2)
thing-wild-2c = wild card (value 2)
thing-wild-2d = wild card (value 2)
thing-wild-3a = wild card (value 3)
thing-wild-3b = wild card (value 3)
thing-wild-3c = wild card (value 3)
thing-wild-3d = wild card (value 3)
thing-wild-4a = wild card (value 4)
thing-wild-4b = wild card (value 4)
thing-wild-4c = wild card (value 4)
thing-wild-4d = wild card (value 4)

thing-port = Port
thing-heavy = Heavy
thing-light = Light
thing-textile = Textile
thing-craft = Craft

thing-red = red
thing-blue = blue
thing-green = green
thing-yellow = yellow
thing-black = black

thing-money = pounds
thing-profit = profit

# What can be asked, for whoever answers something else.
thing-choose-tokens = demand tokens
thing-choose-colour = a colour to bid with
thing-choose-bid = a bid
thing-choose-lot = a card to bid on
thing-choose-offer = a bid for the card
thing-choose-card = a town card
thing-choose-town = a town for the wild card
thing-choose-leaver = which industry leaves
thing-choose-link = a link, or no more
thing-choose-collection = the colour that collects

# A link is named after its two towns.
pair = { $first }–{ $second }

## Rules

rule-setup-money = Everybody starts with £50, or with £100 in the game for two, and with a marker on zero of the profit track.
rule-setup-order-drawn = The first order of play is drawn at random; with two players there is none yet.
rule-setup-cards-set-aside = Some town cards are set aside unseen: 9 with five players, 11 with four, 12 with three, 11 with two.
rule-setup-starting-cards-on-top = In the canal era the six starting cards lie shuffled on top of the deck.

rule-demand-draw = In the first and third demand phase everybody draws two demand tokens and keeps them hidden.
rule-demand-play-exactly = In the first and third demand phase everybody plays exactly one token; two in the game for two.
    .why = You chose { $count }; exactly { $most } must be played now.
rule-demand-own-tokens = You play tokens from your own hand only.
    .why = You do not hold such a token (or not so many): { $token }.
rule-demand-revealed-together = Tokens are chosen in secret and revealed all at once; they raise the demand track.
rule-demand-later-phases-optional = In the second and fourth demand phase nothing is drawn, and you may play a kept token or none.
    .why = You chose { $count }; at most { $most } may be played now.
rule-demand-track-stays = The demand track is not cleared between the eras.

rule-auction-cards-shown = Each round begins by showing as many cards as there are players; four in the game for two.
rule-auction-bid-within-money = A bid is any sum you have in hand, nothing included.
    .why = You cannot bid £{ $pounds }: you have £{ $money }.
rule-auction-all-pay = Everybody pays their own bid to the bank.
    .label = Auction
rule-auction-order-by-bid = Whoever bids most plays first, and so on down to the lowest bid.
rule-auction-ties-by-order = Equal bids keep the order in which the markers stood.
rule-auction-open-higher-bid = Open auction: on a card with a bid only a higher one counts, and whoever is outbid bids again at once.
    .why = On { $card } there is a bid of £{ $standing }; you would have to go higher.
rule-auction-open-card-won = Open auction: everybody takes the card they won, in the order of the bids.
    .why = You have won { $won }, not { $card }.

rule-card-from-display = In your turn you must take one of the cards shown and build an industry in its town.
    .why = { $card } is not among the cards shown.
rule-card-wild-by-value = With a wild card you build in any town of its value.
    .why = { $town } does not have the value { $value }.
rule-card-full-town-makes-room = A town holds as many industries as its value. In a full town the newcomer returns one that stands there to its owner.
    .why = There is no industry of that colour in { $town }: { $colour }.
rule-card-discard-when-links-built = If all links of a card’s town are built, the card may be discarded for the top one of the set-aside cards.
    .why = { $card } still has a free link, so its card cannot be discarded.
rule-card-discard-wild-when-nowhere = A wild card may be discarded only if no town of its value has a free link.
    .why = A town of value { $value } still has a free link.
rule-card-discard-needs-set-aside = A discard needs a set-aside card to draw.
    .why = No set-aside card is left to draw.
rule-card-drawn-card-is-played = The card drawn for a discarded one must be played, whatever it is.

rule-links-free-only = A transport piece goes to a free link.
    .why = { $link } is already built.
rule-links-up-to-two = In a turn you lay no transport piece, one or two.
rule-links-first-touches-town = The first piece lies on a link of the town where you have just built.
    .why = { $link } does not touch { $town }.
rule-links-second-continues = The second piece lies on a link of the same town, or of the town that the first one reached.
    .why = { $link } touches neither { $town } nor { $reached }.
rule-links-double-in-one-turn = A double link takes both pieces of a turn.
    .why = { $link } is a double link, and you have one piece left this turn.
rule-links-cost = A transport piece costs £3 on canals and £2 on railways, paid at once.
    .label = Transport pieces
    .why = { $link } costs £{ $cost }; you have £{ $money }.
rule-links-crossing = Whoever has just built in Leeds or Liverpool does not build Manchester–Lancaster this turn, and the other way round.
    .why = After building in { $town } you cannot build { $link } this turn: it crosses { $crossed }.

rule-profit-touched-towns = After the last piece you gain as profit the value of every town that touches your new pieces and has an industry of yours.
    .label = Towns reached
rule-profit-once-per-town = A town counts once a turn, however many industries and pieces are there.

rule-cash-in-two-for-one = Whenever you are asked something you may turn profit into money: two steps back for £1.
    .label = Cashed in
    .why = Each pound takes two steps of profit: your profit of { $profit } is too little for £{ $pounds }.

rule-round-everybody-has-a-turn = A round is over when everybody has had a turn.
rule-era-ends-with-the-deck = The rounds of an era end when the deck is empty and its last cards are played.

rule-collecting-profits = At the end of an era profits turn into money one for one.
    .label = Profits
rule-collecting-largest-network = Your largest network brings £2 for each of its pieces.
    .label = Largest network
rule-collecting-other-pieces = Every other transport piece brings £1; then all pieces come home.
    .label = Other pieces
rule-collecting-demand = Every industry brings as many pounds as there are demand tokens of its kind.
    .label = Demand
rule-collecting-industries-stay = Industries stay on the map for the railway era.
rule-collecting-bank-never-dry = The bank never runs dry: money is kept as numbers, so nobody ever has to give £50 back.

rule-railway-cards-shuffled = For the railway era all cards are shuffled together, and some are set aside again.
rule-railway-order-stays = The order of play is kept from era to era.

rule-end-most-money = Whoever has the most money after the railway era wins.
    .label = Money
rule-end-ties-by-order = A tie goes to whoever is earlier in the order of play.

rule-secrecy-money = Everybody may keep their money hidden.
rule-secrecy-tokens = Kept demand tokens are hidden.

rule-two-players-own-colours = With two players each has two colours.
    .why = That colour is not yours: { $colour }.
rule-two-players-two-auctions = With two players a round has two auctions, each followed by a turn; in the second the other colours play.
rule-two-players-first-tie-drawn = With two players a tie in the very first auction is drawn by lot; later ones go to whoever has a marker in the lowest box.
rule-two-players-tokens = With two players each draws four demand tokens and plays two; later none, one or two.
rule-two-players-one-colour-collects = With two players only one colour of each, of the player’s choice, collects for pieces and industries.

## Events

event-booked = { $seat }: { $amount } { $book }. { $rule }
event-demand-began = Demand phase { $phase }.
event-tokens-drawn =
    { $tokens ->
        [None] { $seat } draws demand tokens: { $count }.
       *[other] { $seat } draws demand tokens: { $tokens }.
    }
event-tokens-sealed = { $seat } has chosen demand tokens.
event-tokens-played = { $seat } plays demand tokens: { $tokens }.
event-cards-shown = Cards shown: { $cards }.
event-colour-sealed = { $seat } has chosen a colour.
event-bid-sealed = { $seat } has sealed a bid.
event-bid-revealed = { $seat } bids £{ $pounds } with { $colour }.
event-lot-named = { $seat } bids on { $card }.
event-bid-offered = { $seat } offers £{ $pounds } for { $card }.
event-bidder-displaced = { $seat } is outbid on { $card }.
event-order-set = Turn order: { $colours }.
event-card-taken = { $seat } takes { $card }.
event-card-discarded = { $seat } discards { $card }.
event-card-drawn = { $seat } draws { $card } from the set-aside cards.
event-industry-removed = { $seat } sends an industry of { $owner } home from { $town } ({ $colour }).
event-industry-built = { $seat } builds an industry in { $town } ({ $colour }).
event-link-built = { $seat } builds { $link } ({ $colour }).
event-building-stopped = { $seat } builds no more links.
event-cashed-in = { $seat } cashes in £{ $pounds }.
event-collection-sealed = { $seat } has chosen the colour that collects.
event-collection-chosen = { $seat } collects with { $colour }.
event-pieces-returned = Transport pieces come home to { $seat } ({ $colour }): { $pieces }.
event-railway-began = The railway era begins: { $deck } cards in the deck, { $aside } set aside.
event-game-ended = { $seat } wins with £{ $pounds }.

## Moves

move-seal-tokens = Play demand tokens: { $tokens }
move-seal-colour = Bid with { $colour }
move-seal-bid = Bid £{ $pounds }
move-bid-on = Bid on { $card }
move-offer-bid = Offer £{ $pounds }
move-take-card = Take { $card }
move-discard-card = Discard { $card } and draw
move-build-in = Build in { $town }
move-remove-industry = Send home: { $colour }
move-build-link = Build { $link }
move-stop-building = Build no more links
move-collect-from = Collect with { $colour }
move-cash-in = Cash in £{ $pounds }

## Decisions

decision-choose-tokens = { $seat } chooses demand tokens ({ $least ->
        [0] at most { $most }
       *[other] exactly { $most }
    }).
decision-choose-colour = { $seat } chooses the colour to bid with.
decision-choose-bid = { $seat } chooses a bid.
decision-choose-lot = { $seat } chooses a card to bid on.
decision-choose-offer = { $seat } chooses a bid for { $card }.
decision-choose-card = { $seat } chooses a town card ({ $colour }).
decision-choose-town = { $seat } chooses a town for the { $card }.
decision-choose-leaver = { $seat } chooses which industry leaves { $town }.
decision-choose-link = { $seat } may build a link from { $town }.
decision-choose-collection = { $seat } chooses the colour that collects.

## Options

option-auction = Auction
    .sealed = Sealed bids for the turn order, as printed
    .open = The open auction of 2012, in our reading
option-money = Money
    .hidden = Hidden from the others
    .open = Seen by all
option-crossing = The Leeds–Liverpool link
    .literal = As printed: barred for the whole turn
    .no-junction = Only: a crossing is no junction
option-profit = Profit
    .end-of-turn = Booked after the last piece of a turn
    .each-piece = Booked with each piece, so that the first can help pay for the second
option-collection = Collecting cash with two players
    .one-colour = One colour of each player’s choice, as printed
    .both-colours = Both colours
option-display = Cards shown with two players
    .four = Four for both auctions of a round
    .two = Two for each auction
