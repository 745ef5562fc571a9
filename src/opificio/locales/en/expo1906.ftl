## Things

thing-train-station = Train Station
thing-academy = Academy
thing-laboratory = Laboratory
thing-journal = Journal
thing-skyscraper = Skyscraper
thing-meeting-room = Meeting Room

thing-steel = Steel
thing-copper = Copper
thing-manual = Manual labour
thing-automated = Automated labour
thing-empirical = Empirical research
thing-scientific = Scientific research
thing-steam = Steam
thing-electricity = Electricity

thing-L = L-shape
thing-T = T-shape
thing-S = S-shape
thing-I = I-shape
thing-square = square

thing-airship = Airship
thing-submarine = Submarine
thing-linotype = Linotype
thing-electrocardiograph = Electrocardiograph
thing-electric-tramway = Electric Tramway
thing-elevator = Elevator
thing-cruise-ship = Cruise Ship
thing-refrigerator = Refrigerator
thing-bakelite = Bakelite
thing-cinematograph = Cinematograph
thing-air-conditioner = Air Conditioner
thing-light-bulb = Light Bulb
thing-automobile = Automobile
thing-motorcycle = Motorcycle
thing-artificial-silk = Artificial Silk
thing-x-ray-machine = X-Ray Machine
thing-synthetic-rubber = Synthetic Rubber
thing-telephone = Telephone
thing-aeroplane = Aeroplane
thing-laparoscope = Laparoscope
thing-helicopter = Helicopter
thing-wireless-telegraph = Wireless Telegraph
thing-gramophone = Gramophone
thing-thermionic-valve = Thermionic Valve
thing-cellophane = Cellophane
thing-tractor = Tractor
thing-vacuum-cleaner = Vacuum Cleaner
thing-escalator = Escalator
thing-typewriter = Typewriter
thing-hearing-aid = Hearing Aid

thing-combustion-engines = Combustion Engines
thing-batteries = Batteries
thing-assembly-line = Assembly Line
thing-coppersmiths-guild = Coppersmiths’ Guild
thing-foundry = Foundry
thing-electrochemistry = Electrochemistry
thing-trade-school = Trade School
thing-calculating-machines = Calculating Machines
thing-train-station-improvement = Improved Train Station
thing-academy-improvement = Improved Academy
thing-laboratory-improvement = Improved Laboratory
thing-journal-improvement = Improved Journal
thing-skyscraper-improvement = Improved Skyscraper

thing-paris-1889 = Tour Eiffel, Paris 1889
thing-chicago-1893 = Ferris Wheel, Chicago 1893
thing-brussels-1897 = Paleis der Koloniën, Brussels 1897
thing-paris-1900 = Paris Metro, Paris 1900
thing-liege-1905 = Palais de Beaux Arts, Liège 1905
thing-milan-1906 = Simplon Tunnel, Milan 1906

thing-reposition = Reposition
thing-funding = Funding
thing-patents = Patents Office
thing-jury = Jury
thing-prestige = Prestige

# A resource tile is named after its two types, a piece after its tile and its place.
pair = 2 { $first } / 1 { $second }
piece = { $tile } on { $spot }
spot =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, turned by { $turn }°
    }

# What is asked, as a refusal names it.
thing-choose-card = a card to play
thing-buy-resources = resource tiles to buy
thing-buy-from-academy = a project or a technology to buy
thing-take-free-resource = the free resource tile
thing-fill-lab = tiles to place or remove
thing-move-tokens = tokens to move in the Patents Office
thing-choose-bonus = a bonus chit
thing-choose-option = an option of the Meeting Room
thing-reposition-tiles = tiles to reposition
thing-choose-jury-tile = a jury tile
thing-choose-scrap = the scrap to replace
thing-set-novice-tile = the place of a drawn resource tile

## Rules, and why a move is refused

rule-setup-station = The Train Station begins with three resource tiles for each player: 3, 6, 9 or 12.
rule-setup-academy = The Academy begins with one open project of each of the five shapes, the others in piles beside it, and with all thirteen technologies.
rule-setup-order = Chance decides who begins; the others follow clockwise.
rule-setup-funding = The first player begins with $3, the next ones with $4, $5 and $6; alone one begins with $4.
rule-setup-tokens = Every player begins with three tokens on step 1 of the Patents Office and without Prestige.
rule-setup-scrap = Five scrap tiles lie in every Lab at the start.
rule-setup-jury = Two jury tiles drawn at random lie on the table of the Jury at the start.

rule-round-clockwise = Players take one turn each, clockwise, as often as it takes.
rule-round-meeting-room-ends = A round lasts until somebody plays the Meeting Room.

rule-turn-card-in-hand = On your turn you play one action card from your hand.
    .why = { $card } is not in your hand: you have already played it this round.
rule-turn-no-repeat = You may not play the card that your neighbour on the right has just played.
    .why = You may not play { $card }: { $by } has just played it.
rule-turn-improved-is-the-same = An improved card counts as the same card as its basic version.
rule-turn-no-meeting-room-first = Nobody plays the Meeting Room in their first turn of a round.
    .why = This is your first turn of the round: not the Meeting Room yet.
rule-turn-may-do-nothing = You may play an action and make no use of it.

rule-station-on-offer = You buy resource tiles that lie in the Train Station.
    .why = { $tile } does not lie in the Train Station.
rule-station-pay = The first resource tile costs $1, the second $2, the third $3.
    .label = Train Station
    .why = This tile costs ${ $price }, and you have ${ $funding }.
rule-station-three-tiles = One Train Station action buys three resource tiles at most.

rule-academy-on-offer = You buy an open project or a technology that lies in the Academy.
    .why = { $tile } does not lie in the Academy.
rule-academy-pay = A project or a technology costs $2.
    .label = Academy
    .why = It costs ${ $price }, and you have ${ $funding }.
rule-academy-one-tile = One Academy action buys one project or one technology.

rule-lab-tile-in-front = You place tiles that lie in front of you.
    .why = { $tile } does not lie in front of you.
rule-lab-three-tiles = One Laboratory action places or removes three tiles in all.
rule-lab-tile-there = You remove or reposition tiles that lie in your Lab.
    .why = { $what }: there is no such tile to take in your Lab.
rule-lab-scrap-only-leaves = Scrap can be removed, and never be placed again.
rule-lab-keeps-projects-complete = Nothing may be removed, moved or turned if a completed project would then lack something.
    .why = { $project } is completed and must stay so.
rule-lab-no-overlap = A tile lies on free squares of the Lab, never on another tile.
    .why = { $tile } does not fit there: { $cell } is taken.
rule-lab-turned-never-flipped = Tiles may be turned as you like, but never flipped over.
rule-lab-tile-by-tile = Tiles are placed, removed, moved and turned one after the other, and each step must be allowed by itself.
rule-lab-removed-tiles = Removed resource tiles are discarded, projects go under their pile, technologies back to the Academy, scrap out of the game.

rule-journal-three-points = The Journal gives three movement points, for one token or for several.

rule-skyscraper-funding = The Skyscraper brings $4.
    .label = Skyscraper
rule-funding-limit = Nobody has more than $12; what comes on top is lost.
rule-prestige-unlimited = Prestige has no limit; nothing is lost beyond the end of the track.

rule-meeting-room-two-different = In the Meeting Room you choose two different ones of the four options.
    .why = You have already chosen { $option }.
rule-meeting-room-own-order = You take the two options in the order you like, and may leave them out.
rule-meeting-room-three-repositions = Repositioning moves or turns up to three tiles within your Lab.
rule-meeting-room-reposition-changes = A repositioned tile is moved, turned, or both.
    .why = { $tile } lies exactly like that already.
rule-meeting-room-scrap-stays = Scrap cannot be repositioned.
    .why = On { $cell } lies scrap, which cannot be moved.
rule-meeting-room-funding = The Meeting Room can bring $1.
    .label = Meeting Room
rule-meeting-room-one-point = The Meeting Room can move one token one step, or over to a neighbouring line at the full price.
rule-jury-tile-left = In the Meeting Room you can choose a jury tile of the power you like, as long as there is one.
    .why = There is no jury tile for { $power } left.

rule-projects-types-and-amounts = A project is completed when all four types it needs lie beside it in sufficient number.
rule-projects-each-type-once = A resource tile gives a project each type it touches it with once, however many sides touch.
rule-projects-shared-tiles = A resource tile serves every project it touches in full; nothing is used up.
rule-projects-lateral-only = Only what touches side by side counts; corners do not.
rule-projects-completed-once = A project is completed by itself, with the very tile that fills its needs, and only once.
rule-projects-points = A completed project is worth its printed points at once.
    .label = Project
rule-projects-leader-bonus = On top, a completed project is worth 1 point for each type it needs in whose line its owner leads.
    .label = Leader

rule-technologies-serve-all = A resource technology gives all it has to every project it touches: two of each of two types, or four of one.
rule-technologies-only-in-lab = A technology helps only once it lies in your Lab.
rule-technologies-swap-at-once = When an improvement is placed, its card is exchanged for the improved one at once, in hand or on the table. It need not touch anything.
rule-technologies-swap-back = When an improvement is removed, its card becomes the basic one again at once, in hand or on the table.
rule-improved-train-station = With the Improved Train Station three resource tiles cost $1, $1 and $2.
rule-improved-academy = The Improved Academy adds a resource tile from the Train Station for nothing, even if you buy nothing.
rule-improved-laboratory = The Improved Laboratory places or removes four tiles.
rule-improved-journal = The Improved Journal gives four movement points, and every jump costs $1 less.
rule-improved-skyscraper = The Improved Skyscraper brings $6.
rule-improved-version-when-played = An action keeps the version its card had when it was played.

rule-patents-token-at-start = From step 1 a token enters step 2 of any line.
    .why = You have no token left on step 1.
rule-patents-token-there = You move your own tokens.
    .why = You have no token on step { $step } of { $line }.
rule-patents-one-point-a-step = Every step to the right costs one movement point.
rule-patents-last-step = A token on step 10 has arrived and stays.
    .why = This token has reached the end of { $line }.
rule-patents-forward-only = Tokens never move back.
rule-patents-bottom-of-stack = A token that arrives on an occupied step goes under all that stand there.
rule-patents-jump-marked = Tokens change over to a neighbouring line only at the marked places, for one movement point.
    .why = Between { $line } and { $to } there is no passage at step { $step }.
rule-patents-jump-pay = A jump costs the funding marked at its place.
    .label = Jump
    .why = This jump costs ${ $price }, and you have ${ $funding }.
rule-patents-leader = The foremost token of a line leads it; where several stand, the one on top.
rule-chits-first-arrival = Whoever is first on step 10 of a line chooses a bonus chit for it, at once.
rule-chits-each-once = Every bonus chit is there once.
    .why = { $chit } already lies on another line.

rule-reorganisation-jury-tile = Every round brings exactly one jury tile: the chosen one, or else one drawn at random.
rule-reorganisation-projects-return = Open projects that do not use the power of that jury tile go under their piles.
rule-reorganisation-academy-fills = Then every empty slot of the Academy takes the top project of its pile, if there is one.
rule-reorganisation-station-fills = Then the resource tiles left in the Train Station are discarded, and new ones drawn.
rule-reorganisation-stack-reshuffled = When the stack of resource tiles is empty, the discarded ones are shuffled and become the stack.
rule-reorganisation-cards-return = Then everybody takes back all their cards.
rule-reorganisation-next-starter = The player on the left of whoever played the Meeting Room begins the next round.

rule-end-jury-full = The game ends when all twelve boxes of the Jury are filled.
rule-end-patents-complete = The game ends when a token stands on step 10 of every line.
rule-end-fifth-project = The game ends when somebody completes their fifth project.
rule-end-action-finished = Whoever brings the end about finishes the action under way.
rule-end-last-actions = Then all others play one last card, clockwise; who has none left passes.
rule-end-no-meeting-room = The last card is not the Meeting Room.
    .why = The game is ending: the Meeting Room can no longer be played.
rule-end-repeat-allowed = The last card may be the one that the neighbour on the right has played.

rule-score-prestige = The Prestige earned during the game.
    .label = Prestige
rule-score-jury = Every completed project of the power with more jury tiles is worth 2 points; at a draw none is.
    .label = Jury
rule-score-patent-steps = Every token on step 8 or 9 is worth 1 point.
    .label = Steps 8 and 9
rule-score-chits = A token on step 10 is worth what the bonus chit there says; each chit pays a player once.
    .label = Bonus chits
rule-score-ties = Who has most points wins; at a tie, who has more funding; else it is a draw.

rule-hidden-played-cards = Nobody examines the cards that others have played: you see the last one, and how many are left.
rule-hidden-piles = Nobody knows the order of stacks and piles, except projects that went under a pile before everybody’s eyes.

rule-ghosts-tokens = With two players or one, a ghost token stands on step 1 of every line.
rule-ghosts-two-tiles = With two players a Journal first draws two resource tiles, and the ghosts of their types advance as far as the tiles say; the tiles are discarded.
rule-ghosts-no-power = Steam and Electricity move no ghost.
rule-ghosts-last-step = A ghost stops at step 10.
rule-ghosts-chit-drawn = Where a ghost is first on step 10, the bonus chit is drawn at random.
rule-ghosts-lead = A ghost can lead a line; then nobody scores for leading there.

rule-solo-three-tiles = Alone, a Journal draws three resource tiles for the ghosts.
rule-solo-ghost-deck = Every round a ghost deck is shuffled from two sets of action cards with only one Meeting Room.
rule-solo-alternate = A ghost card begins the game; then you and the ghost deck take turns, and you may not repeat its card.
rule-solo-no-repeat = A ghost card that repeats your last card is passed over, and another one drawn.
rule-solo-meeting-room-not-first = If the Meeting Room is the ghost’s first card of a round, the deck is shuffled again.
rule-solo-meeting-room-ends = When the ghost deck shows the Meeting Room, the round ends with a jury tile drawn at random.

rule-novice-fresher = A Fresher replaces two scrap tiles of their choice by resource tiles drawn at random.
rule-novice-new-graduate = A New Graduate replaces one scrap tile of their choice by a resource tile drawn at random.
rule-novice-scrap-there = The replaced tile is scrap, and each is replaced once.
    .why = On { $cell } lies no scrap to replace.
rule-novice-chosen-square = The drawn tiles go to the squares chosen before.
    .why = { $cell } is not one of the squares you chose.

rule-chits-paris-1889 = After everything else, 1 point for every 8 Prestige, begun ones included.
rule-chits-chicago-1893 = 1 point for every $2, begun ones included.
rule-chits-brussels-1897 = 1 point for every removed scrap tile whose square is covered by another tile.
rule-chits-paris-1900 = 2 points for every technology in the Lab, 6 at most.
rule-chits-liege-1905 = 3 points.
rule-chits-milan-1906 = 1 point for every different shape among the projects in the Lab, completed or not.

## Events

event-booked = { $seat }: { $amount } { $book } ({ $rule })
event-card-played =
    { $improved ->
        [yes] { $seat } plays the improved { $card }.
       *[no] { $seat } plays { $card }.
    }
event-ghost-card-drawn = The ghost deck shows { $card }.
event-ghost-card-skipped = The ghost deck shows { $card } too: passed over.
event-ghost-deck-shuffled = The ghost deck is shuffled.
event-resource-taken =
    { $price ->
        [0] { $seat } takes { $tile } for nothing.
       *[other] { $seat } buys { $tile } for ${ $price }.
    }
event-tile-bought = { $seat } buys { $tile } for ${ $price }.
event-tile-placed = { $seat } places { $tile } on { $spot }.
event-tile-removed = { $seat } removes { $tile }.
event-scrap-removed = { $seat } clears the scrap from { $cell }.
event-tile-repositioned = { $seat } repositions { $tile } to { $spot }.
event-card-improved = { $seat } now has the improved { $card }.
event-card-restored = { $seat } has the basic { $card } again.
event-project-completed = { $seat } invents: { $tile }! { $points } points; leads in: { $leads }.
event-token-moved = { $seat } moves a token to step { $step } of { $line }.
event-token-jumped =
    { $price ->
        [0] { $seat } jumps from { $line } to { $to } at step { $step }.
       *[other] { $seat } jumps from { $line } to { $to } at step { $step } for ${ $price }.
    }
event-ghost-tile-drawn = { $tile } is drawn for the ghosts.
event-ghost-moved = The ghost of { $line } moves to step { $step }.
event-chit-placed = At the end of { $line }: { $chit }, placed by { $seat }.
event-option-taken = { $seat } chooses: { $option }.
event-jury-tile-chosen = { $seat } puts a tile for { $power } before the Jury.
event-jury-tile-drawn = A tile for { $power } is drawn for the Jury.
event-projects-returned = Back under their piles: { $tiles }.
event-academy-filled = New in the Academy: { $tiles }.
event-station-filled = In the Train Station: { $tiles }.
event-stack-reshuffled = The discarded resource tiles are shuffled into a new stack.
event-round-begun = Round { $number } begins with { $seat }.
event-scrap-chosen = { $seat } will replace the scrap on { $cell }.
event-novice-tiles-drawn = { $seat } draws { $tiles } to replace scrap.
event-end-triggered = The end of the game was brought about by { $seat }. { $rule }
event-last-action-passed = { $seat } has no card for a last action.
event-game-ended = The game is over. Places by seat: { $places }.

## Moves

move-play-card = Play { $card }
move-stop = Stop here
move-buy-resource = Take { $tile }
move-buy-tile = Buy { $tile }
move-place-tile = Place { $piece }
move-remove-tile = Remove { $tile }
move-clear-cell = Clear { $cell }
move-reposition-tile = Reposition { $tile } to { $spot }
move-reposition-resource = Reposition the tile on { $cell } to { $spot }
move-enter-line = Enter { $line }
move-advance-token = Advance in { $line } from step { $step }
move-jump-token = Jump from { $line } to { $to } at step { $step }
move-choose-chit = Choose { $chit }
move-take-option = Choose { $option }
move-choose-jury = A jury tile for { $power }
move-replace-scrap = Replace the scrap on { $cell }

## Decisions

decision-choose-card =
    { $final ->
        [yes] { $seat }: your last card.
       *[no] { $seat }: play a card.
    }
decision-buy-resources = { $seat }: buy a resource tile, or stop.
decision-buy-from-academy = { $seat }: buy a project or a technology, or stop.
decision-take-free-resource = { $seat }: take a resource tile for nothing, or stop.
decision-fill-lab =
    { $left ->
        [one] { $seat }: place or remove one more tile, or stop.
       *[other] { $seat }: place or remove up to { $left } tiles, or stop.
    }
decision-move-tokens =
    { $points ->
        [one] { $seat }: one movement point left, or stop.
       *[other] { $seat }: { $points } movement points left, or stop.
    }
decision-choose-bonus = { $seat }: choose the bonus chit for the step 10 you reached first.
decision-choose-option =
    { $left ->
        [one] { $seat }: choose one more option of the Meeting Room, or stop.
       *[other] { $seat }: choose { $left } options of the Meeting Room, or stop.
    }
decision-reposition-tiles =
    { $left ->
        [one] { $seat }: move or turn one more tile, or stop.
       *[other] { $seat }: move or turn up to { $left } tiles, or stop.
    }
decision-choose-jury-tile = { $seat }: choose Steam or Electricity for the Jury.
decision-choose-scrap =
    { $left ->
        [one] { $seat }: choose a scrap tile to replace.
       *[other] { $seat }: choose { $left } scrap tiles to replace.
    }
decision-set-novice-tile = { $seat }: lay a drawn resource tile on a chosen square.

## Options

option-handicaps = Experience of each player; inexperienced ones begin with resource tiles instead of scrap
    .scientist = Scientist: the normal game
    .new-graduate = New Graduate: one resource tile for scrap
    .fresher = Fresher: two resource tiles for scrap
option-chits = What a bonus chit pays to a player with two tokens on it
    .once = Once
    .per-token = Once for each token
option-meeting-options = The two options of the Meeting Room
    .different = Must differ
    .any = May be the same, except for the jury tile
option-meeting-ban = When the Meeting Room is forbidden
    .every-round = In everybody’s first turn of each round
    .first-round = Only in everybody’s first turn of the game
option-technology-chit = What Paris 1900 pays
    .capped = 2 points a technology, 6 at most
    .uncapped = 2 points a technology, without limit
option-ghost-leaders = Ghosts at the head of a line
    .block = Lead like anybody; then nobody scores there
    .ignore = Never lead; the foremost player does
option-played-cards = Cards played earlier in a round
    .hidden = Only the last one is shown
    .open = All are shown
