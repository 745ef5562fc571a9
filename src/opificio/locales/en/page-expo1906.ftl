# Two letters for each resource, beside colour and silhouette.
letter-steel = St
letter-copper = Cu
letter-manual = Ma
letter-automated = Au
letter-empirical = Em
letter-scientific = Sc
letter-steam = Va
letter-electricity = El

expo-round = Round { $number }
expo-jury = Jury: { $steam } Steam, { $electricity } Electricity, { $left } boxes free
expo-money = ${ $amount }
expo-points = { $points } VP
expo-gained = { $points } VP
expo-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
expo-now-worth = Now worth { $points }.
expo-now = Now: { $change }
expo-if-ended = If the game ended now
expo-lab-of = { $seat }’s Lab
expo-rivals = The others
expo-ghost-deck = Ghost deck
expo-last-card = Last card: { $card }
expo-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
expo-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
expo-technologies = Technologies
expo-pile-left = pile: { $count }
expo-next-costs = next: ${ $price }
expo-stack-left = { $count } resource tiles left in the stack
expo-hand = Your cards
expo-improved = Improved
expo-played = played this round
expo-front = In front of you
expo-front-none = No tiles in front of you.
expo-scrap = Scrap
expo-empty-cell = free
expo-fits = fits here
expo-off-floor = There the tile would stick out of the Lab.
expo-complete = Completed
expo-lacks = Still lacks { $list }
expo-tile-sides = Two sides give 2 { $two }, two sides 1 { $one }.
expo-no-leader = Nobody leads yet.
expo-leads = { $seat } leads.
expo-turn = Turn
expo-place = Place here
expo-remove = Remove
expo-stop = Done
expo-option-reposition = Move or turn up to three tiles
expo-option-funding = Take $1
expo-option-patents = One movement point
expo-option-jury = Choose this round’s jury tile
expo-tab-lab = Lab
expo-tab-market = Market
expo-tab-patents = Patents
expo-tab-rivals = Others
expo-tab-log = Log
