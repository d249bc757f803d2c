### Lo que solo dice la página sobre Paris Connection, en español: botones, rótulos, lo que se lee en voz alta.

## Lugares que no se llaman igual en los dos idiomas
board-place-tour-eiffel = Torre Eiffel
board-place-marseille = Marsella
board-place-bordeaux = Burdeos
board-place-nice = Niza
board-place-strasbourg = Estrasburgo
board-place-le-havre = El Havre
board-place-cherbourg = Cherburgo
board-place-rouen = Ruan
board-place-saint-quentin = San Quintín
board-place-orleans = Orleans
board-place-besancon = Besanzón
board-place-angouleme = Angulema
board-place-nimes = Nimes
board-place-bayonne = Bayona
board-place-toulon = Tolón
board-place-perpignan = Perpiñán

## El mapa
board-map = Mapa de Francia
board-zoom-in = Acercar
board-zoom-out = Todo el mapa
board-city = { $city }, { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }
board-country = Campo, { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    } al { $wind ->
        [n] norte
        [ne] nordeste
        [e] este
        [se] sudeste
        [s] sur
        [sw] sudoeste
        [w] oeste
       *[nw] noroeste
    } de { $city }
board-lay-here = { $place }: coloca aquí una locomotora { $company ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [purple] morada
        [black] negra
       *[brown] marrón
    }
board-which = ¿Qué compañía construye aquí?

## Las compañías
board-companies = Compañías
board-value = Valor
board-station = Estación
board-yours = Tuyas
board-worth = Para ti
board-held = En total
board-to-marseille = { board-place-marseille }
board-company = { $company }: valor { $value }, { $station } en su estación, { $held } como acciones, { $steps ->
        [none] ya no puede llegar a { board-place-marseille }
       *[other] a { $steps } de { board-place-marseille }
    }
board-company-yours = { $company }: valor { $value }, { $station } en su estación, { $held } como acciones, { $steps ->
        [none] ya no puede llegar a { board-place-marseille }
       *[other] a { $steps } de { board-place-marseille }
    }; tienes { $yours }, que te valen { $worth }

## Las acciones
board-screen = Tras tu pantalla
board-share-count = { $count } de { $limit } acciones
board-excess = { $excess } de más: −{ $cost }
board-shares-of = { $count } × { $company }
board-total = Valen ahora
board-others = Los demás
board-players = Los jugadores
board-known = Se sabe por los intercambios

## El final de la partida
board-ends = Se acaba cuando…
board-ends-marseille = se llega a { board-place-marseille }
board-ends-steps = { $company }: { $steps ->
        [one] a 1 casilla
       *[other] a { $steps } casillas
    }
board-ends-no-way = ya no puede ninguna
board-ends-stations = queda una estación
board-ends-in-use = ahora { $count }
board-ends-trades = solo se cambia una por una
board-ends-even = { $count } de { $most }

## Construir e intercambiar
board-choose = Elige una compañía para construir o intercambia una acción.
board-lay = Toca una casilla iluminada: hasta { $most } locomotoras.
board-lay-more = Coloca más o construye estas.
board-lay-or-end = Coloca otra o termina la construcción.
board-full = Esta construcción no puede colocar más.
board-stuck = Esta compañía no puede colocar nada ahora.
board-ends-game-at = { $place }: aquí termina la partida.
board-ends-game = Con esto termina la partida y se quitan las pantallas.
board-plan = El plan
board-plan-laid = { $count } de { $most } locomotoras
board-plan-value = Valor de { $company }: { $before } → { $after }
board-to-you = para ti
board-confirm = { $count ->
        [one] Construir
       *[other] Construir las { $count }
    }
board-end-build = Terminar la construcción
board-take-back = Quitar una
board-cancel = Cancelar
board-trade = Intercambiar
board-trade-title = Intercambiar una acción
board-give = Das una
board-take = Tomas
board-give-one = { $company }: dar una acción; tienes { $count }, cada una vale { $value }
board-take-some = { $company }: tomar acciones; { $station } en la estación, cada una vale { $value }
board-count = ¿Cuántas?
board-brings = Lo que te da ahora
board-brings-nothing = Elige qué das y qué tomas.
board-trade-shares = Acciones
board-trade-penalty = Acciones de más
board-confirm-trade = Intercambiar
board-close-trade = No intercambiar

## Jugadas en palabras, para una pista
board-say-lay = Colocar { $count ->
        [one] una locomotora { $company ->
                [red] roja
                [blue] azul
                [yellow] amarilla
                [purple] morada
                [black] negra
               *[brown] marrón
            }
       *[other] { $count } locomotoras { $company ->
                [red] rojas
                [blue] azules
                [yellow] amarillas
                [purple] moradas
                [black] negras
               *[brown] marrones
            }
    }: { $places }
board-say-trade = Cambiar una acción { $give ->
        [red] roja
        [blue] azul
        [yellow] amarilla
        [purple] morada
        [black] negra
       *[brown] marrón
    } por { $count ->
        [one] una { $take ->
                [red] roja
                [blue] azul
                [yellow] amarilla
                [purple] morada
                [black] negra
               *[brown] marrón
            }
       *[other] dos { $take ->
                [red] rojas
                [blue] azules
                [yellow] amarillas
                [purple] moradas
                [black] negras
               *[brown] marrones
            }
    }
