### Lo que solo dice la página sobre Ghosts Galore, en español: botones, rótulos y lo que se lee en voz
### alta.

board-diamond = diamante { $value }

## El centro
board-market = El centro de la mesa
board-round = Ronda { $round } de 8
board-round-last = Piezas secretas
board-stack = Pila actual: { $count ->
        [0] 0, agotada
        [one] queda una pieza
       *[other] quedan { $count } piezas
    }
board-stack-draw = Revela una pieza. { board-stack }
board-draw = Revelar una pieza
board-drawn = Revelada
board-drawn-by = Decide { $name }
board-face-up = Bocarriba
board-face-up-none = No hay ninguna pieza bocarriba.
board-carts = Vagonetas
board-cart-claimed = { $name } ha reclamado { $tile }
board-cart-empty = { $name } no ha reclamado ninguna pieza
board-cart-placed = { $name }: pieza colocada
board-lamp = tiene el farol
board-to-decide = le toca decidir
board-claim = Reclamar
board-leave = Dejar

## Lo mío
board-yours = Tu tablero
board-of = Tablero de { $name }
board-side = Lado { $side }
board-side-choose = Elegir el lado { $side }
board-choose-side = ¿Qué lado de tu tablero?
board-choose-hint = Las puertas de hueso y las de dientes son las que más dan si una sola ruta une la pareja.
board-keep = ¿Qué pieza escondes?
board-keep-hint = La colocarás al final de todo. La otra vuelve a mezclarse.
board-keep-tile = Quedarme con { $tile }
board-hidden = Pieza secreta
board-hidden-open = Tu pieza secreta, { $tile }. Ponla bocabajo.
board-hidden-closed = Tu pieza secreta, bocabajo. Échale un vistazo.
board-hand-tile = En tu mano: { $tile }. Gírala.
board-hand-hint = Toca una casilla o arrastra la pieza hasta ella.
board-rotate = Girar
board-rotate-label = Girar la pieza un cuarto en sentido horario
board-confirm = Colocarla
board-cancel = Cancelar
board-space-free = Fila { $row }, columna { $column }: libre
board-space-open = Fila { $row }, columna { $column }: libre, poner aquí la pieza
board-space-taken = Fila { $row }, columna { $column }: { $tile }
board-space-planned = Fila { $row }, columna { $column }: { $tile }, en prueba. Gírala.

## Hojas de puntuación y los demás
board-sheet = Hoja de puntuación
board-sheet-of = Hoja de puntuación de { $name }
board-line = Abrir la regla
board-total = Total
board-dead-ends = { $count ->
        [one] una vía muerta
       *[other] { $count } vías muertas
    }
board-others = Los demás
board-all = Todos los tableros
board-other-open = Abrir el tablero
board-other-show = Ver este tablero
board-changes = Lo que cambia con esta colocación

## Jugadas en palabras, para una pista
board-say-keep = Esconder { $tile }
board-say-claim = Reclamar { $tile }
board-say-leave = Dejar en el centro la pieza revelada
board-say-place = Colocar la pieza en la fila { $row }, columna { $column }, { $rotation ->
        [0] sin girarla
        [1] girada un cuarto en sentido horario
        [2] girada media vuelta
       *[3] girada un cuarto en sentido antihorario
    }
