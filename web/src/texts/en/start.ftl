### The start page and opening a table.

title-start = Turntable – board games in your browser
start-headline = Pull up a chair.
start-lead = Board games by lantern light, right in your browser. Nothing to install, no account: play against bots, or send your friends a link.
name = Your name
guest-name = Guest
play-now = Play now against bots
play-game-now = Play { $game } now
play-now-note = Starts at once, against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}.
dealing = Setting up the table…
compiling = The rules are being prepared – only on the first start, ten seconds to a minute by the game. Go ahead meanwhile; the game starts as soon as they are ready.
games = Games
players = { $fewest }–{ $most } players
open-table = Open a table
open-table-of = A table of { $game }
how-many = How many play?
who-sits = Who sits at the table?
who-on-seat = Who takes seat { $number }?
name-of-seat = Name for seat { $number }
player-name = Player { $number }
you = (you)
taker-friend = A friend, by link
taker-friend-note = You get a link to send.
taker-here = Somebody on this device
taker-bot = Bot: { $level }
taker-bot-rated = Bot: { $level } · { $rating }
options = Variants
create = Open the table

your-tables = Your tables
your-turn = Your turn
status-gathering = Gathering
status-playing = Being played
status-finished = Finished
status-abandoned = Abandoned
forget-table = Remove this table from the list
show-all = Show all

## Bots

bot-random = Wanderer
bot-random-description = plays whatever comes to mind
bot-greedy = Magpie
bot-greedy-description = takes what glitters most right now
bot-easy = Easygoing
bot-easy-description = thinks a little ahead; a friendly first opponent
bot-medium = Sharp
bot-medium-description = looks well ahead and lets few chances slip
bot-hard = Old fox
bot-hard-description = has seen it all, thinks hard and gives nothing away
bot-thinks = thinks for up to { $seconds } s a turn
bot-thinks-not = plays at once
bot-rated = { $level } · { $rating }
bot-rating-note = A bot's number is its rating at this game: with 100 points more it wins about 64 of 100 games against another.
bot-of-level = Bot · { $level }
bot-level = Kind of bot
