### The fairness page.

title-fairness = Was it fair? – Turntable
fairness-title = Was the shuffle fair?
fairness-lead = Nobody at this table, not even whoever runs it, could choose what chance would bring. You do not have to believe that: your browser checks it here.
fairness-sealed = What was sealed
fairness-sealed-note = Before anybody sat down, the table drew a secret number and published its fingerprint. From the fingerprint nobody can guess the secret, and no other secret has the same one.
fairness-noted = This is the seal this browser saw when you sat down.
fairness-contributions = What everybody added
fairness-contributions-note = Each person's browser added a random number of its own. The cards follow from the secret and all of these together, so nobody alone could steer them.
fairness-yours = Yours, exactly as this browser sent it
fairness-bot = Bots add nothing.
fairness-checks = The check
fairness-checks-note = Checked just now by your own browser; only the last line comes from the server.
fairness-checking = Checking…
fairness-later = The game is not over yet. When it ends the secret is published, and the check appears here.
holds = Holds
fails = Does not hold

fairness-noted-holds = The seal is the one this browser noted down when you sat down.
fairness-noted-fails = The seal is not the one this browser noted down when you sat down. It has been exchanged.
fairness-yours-holds = What your browser added to the shuffle was used unchanged.
fairness-yours-fails = What your browser added to the shuffle was not used as it was sent.
fairness-record-holds = The record of the game names this seal, this secret and these contributions.
fairness-record-fails = The record of the game names another seal, secret or contribution than the table shows.
fairness-secret-holds = The revealed secret fits the seal: it was fixed before anybody sat down.
fairness-secret-fails = The revealed secret does not fit the seal.
fairness-deal-holds = Dealt again from the secret and the contributions, everything comes out exactly as it was dealt in this game.
fairness-deal-fails = Dealt again from the secret and the contributions, something else comes out than what was dealt in this game.
fairness-server-holds = The server has replayed the whole game, and it agrees.
fairness-server-fails = The server has replayed the whole game, and it does not agree.

fairness-numbers = The numbers, to check them elsewhere
fairness-secret = Revealed secret
fairness-key = Key (HMAC-SHA-256 of the secret over the table and the contributions)
fairness-limits = This proves that chance was not steered. It does not prove that nobody peeked: while a game runs, the server knows the cards. And whoever plays alone against bots proves it only to themselves.
