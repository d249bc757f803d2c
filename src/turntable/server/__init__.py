"""The table service: people, tables, seats, live updates. Knows games only through the contract.

`protocol` has the shapes on the wire (docs/api.md), `verbs` a file for everything that can be done
at a table, `table` what one is, `room` all of them, `store` how they survive. `sight` is the only
place where a position becomes something to show. `bots` plays for bots, `warming` compiles rules,
both at a low `priority`; `live` tells everybody at once; `routes`, `page` and `app` are all that
knows HTTP.
"""
