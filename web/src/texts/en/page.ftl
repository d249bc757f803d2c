### What every page has, and the pages about Turntable itself.

home = Turntable: to the start page
language = Language
skip = Skip to the content
close = Close
loading = One moment…
try-again = Try again
reload = Reload
newer-page = There is a newer version of this page.
error-unreachable = The server cannot be reached right now. Please check your connection.
game-unknown = This page does not know that game yet. Reloading may help.
footer = Made for evenings around a table.
about = About and credits

title-not-found = Not found – Turntable
not-found = The track ends here.
not-found-note = There is nothing at this address. Perhaps a letter of the link got lost on the way.
back-to-start = Back to the start

title-about = About – Turntable
about-games-title = The games
about-games = The titles of the games belong to their designers and publishers, with whom Turntable has no connection. The rules are told in our own words, and all pictures of the components are our own drawings. If you like a game, buy the box: it belongs on a real table.
made-by-unknown = Its designer is not known to us.
about-components-title = The components
about-components = Where the exact contents of a box could not be taken from a public source, we have reconstructed them and marked them as such. Each game keeps all its components in a single file, so that anybody who owns the box can correct them there.
about-privacy-title = What is kept
about-privacy = The server keeps the name you type and the games you play. Your browser remembers your name, your language, your tables and which game you played last. Nothing goes anywhere else.
credits = Credits
credit-icons = Icons by the authors of game-icons.net, used under the licence CC BY 3.0, some of them recoloured:
credit-icons-source = game-icons.net
credit-icons-licence = CC BY 3.0
credit-font = Headlines set in Fraunces by Undercase Type, under the SIL Open Font License:
credit-font-source = Fraunces
credit-font-licence = OFL
