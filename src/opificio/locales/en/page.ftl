game-expo1906 = EXPO 1906
    .line = Milan, 1906. Fill your laboratory, register patents, and dazzle the jury with the inventions of a new century.
game-workshop = Workshop of the World
    .line = England, from canals to railways. Bid for the best towns, build industries and links, and profit from your network.
learn-expo1906 = You run a laboratory at the Milan Exposition. Play a card each turn: buy resource tiles, take up projects, lay them on the floor of your lab so that every project touches what it needs. Lead a line in the Patents Office and your inventions earn more. Who has most Prestige at the end wins.
learn-workshop = You are an entrepreneur in two eras. Each round, sealed bids decide who chooses first; then you build an industry in a town and lay canals or railways from it. Demand, networks and profit decide at the end of each era. Who has most money wins.

page-motto = Two board games of the industrial age, against bots or with friends.
page-guest = Guest
page-language = Language
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-close = Close
page-cancel = Cancel
page-back = Back
page-home = Home
page-try-again = Try again
page-all = All

page-play-now = Play now
page-with-friends = With friends
page-own-table = Your own table
page-learn = Learn the rules
page-players = Players
page-opponents = Opponents
page-my-tables = Your tables
page-my-tables-none = No game under way. Start one above.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for company right now.
page-finished = Finished games
page-finished-none = Your finished games will stand here, to be watched again.
page-status-gathering = Waiting for players
page-status-playing = Under way
page-status-over = Finished
page-your-turn = Your turn
page-delete = Remove this table
page-delete-sure = Remove this table for good?

page-opening = Opening the table …
page-no-table = This table cannot be shown
page-to-table = Back to the table
page-free-seat = Free seat
page-invite = Invite friends
page-invite-more = Whoever opens this link can take a free seat. No account needed.
page-invite-open = This table is open: anybody who finds it may sit down.
page-copy-link = Copy the link
page-link-copied = Link copied.
page-seats = Who plays
page-your-name = Your name
page-you = you
page-sit = Sit here
page-stand-up = Stand up
page-bot-for = A bot for seat { $number }
page-no-bot = No bot
page-fill-bots = Bots for the free seats
page-start = Start the game
page-start-waits =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
page-options = Options and rulings
page-seat-number = Seat { $number }
page-someone-here = Somebody else on this screen
page-free-for-friend = Free, for a friend
page-table = The table
page-clock = Clock
page-clock-none = None
page-clock-move = Time for each move
page-clock-bank = Time for the whole game
page-minutes = Minutes
page-is-open = Anybody may find this table and sit down
page-spectators = Others may look on
page-make-table = Make the table

page-curtain = { $name } is next
    .more = Pass the screen on. Nothing is shown until the curtain rises.
page-curtain-lift = I am { $name }

page-you-are-asked = Your turn: { $what }
page-waiting-for = Waiting for { $names }
page-over = The game is over
page-result = Result
page-since = Since your turn
page-since-more = Watch again what happened since your last move
page-undo = Take the last move back
page-ledger = Ledger
page-ledger-empty = Nothing has been booked yet.
page-keys = Keys
page-menu = Menu
page-log = What happened
page-chat-here = Say something …
page-chat-send = Send
page-lost = The connection is lost. Your game is safe on the server; trying again …
page-player = Player
page-book = What
page-rule = Rule

page-clock-of = Time left to { $seat }
page-days = { $count } days
page-bot-plays = A bot plays your seat.

page-confirm = Sure?
page-confirm-ends-turn = This ends your turn.
page-confirm-reveals = Something new will be shown, so this cannot be taken back.
page-confirm-ends-game = This ends the game.
page-confirm-always = Always ask at the end of a turn
page-do-it = Do it

page-pref-confirm = Ask before the turn ends
page-pref-sound = A sound when it is your turn
page-pref-letters = Single letters as keys
page-pref-motion = No animations
page-replay = Watch from the start
page-link-watch = Copy a link for spectators
page-link-device = Copy a link to play this seat on another device
page-rules = The rules
page-come-back = Take the seat back from the bot
page-restart = Offer to deal anew
page-restart-agree = Agree to deal anew
page-restart-decline = Decline to deal anew
page-resign = Leave: a bot plays on
page-resign-sure = Leave the game? A bot plays on for you, and you may come back.
page-replace = Let a bot play for { $seat }

page-won-alone = { $points ->
        [one] One point
       *[other] { $points } points
    }
page-won = { $name } wins
page-you-won = You win!
page-drawn = A draw: { $names }
page-sheet = Score sheet
page-total = Total
page-place = Place
page-chart = Scores over time
page-record = Download the record
page-rematch = Rematch

page-first = To the beginning
page-last = To the end
page-step = One move on
page-step-back = One move back
page-run = Run
page-pause = Pause
page-move-number = Move
page-eyes = Seen by
page-eyes-all = Everything open
page-eyes-spectator = A spectator
page-contents = Contents

keys-tab = from one thing to the next
keys-arrows = move over the board
keys-enter = choose, place
keys-turn = turn the held tile
keys-escape = put it back, close
keys-undo = take the last move back
keys-help = this list
keys-why-not = Whatever cannot be done now tells why when you choose it.

log-started = The game begins.
log-restarted = Dealt anew: the game begins again.
log-undone = { $seat } takes a move back.
log-offered = { $seat } offers to deal anew.
log-resigned = { $seat } leaves; a bot plays on.
log-bot-left = { $seat } is back.
log-timed-out = { $seat } runs out of time.
log-rematched = There is a rematch.

trouble-failed = Something went wrong. Nothing was lost; please try again.
trouble-no-connection = The server does not answer. Nothing was lost; try again in a moment.
trouble-unknown-table = There is no such table. It may have been removed.
trouble-no-spectators = Only those who sit at this table may see it.
trouble-wrong-link = This link has expired or was replaced. Ask for a new one.
trouble-stale = The table has moved on in the meantime. Look again and decide anew.
trouble-seat-taken = Somebody was faster: that seat is taken.
trouble-free-seats = Not every seat is taken yet.
trouble-too-many-tables = You host too many unfinished tables. Finish or remove one first.
trouble-foreign-seat = This seat is not yours.
trouble-wrong-moment = That is not possible right now. Nothing was changed.
