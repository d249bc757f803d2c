### Lo que tienen todas las páginas, y las que tratan de la propia Turntable.

home = Turntable: a la página de inicio
language = Idioma
skip = Saltar al contenido
close = Cerrar
loading = Un momento…
try-again = Reintentar
reload = Recargar
newer-page = Hay una versión más nueva de esta página.
error-unreachable = Ahora mismo no se puede contactar con el servidor. Comprueba tu conexión, por favor.
game-unknown = Esta página aún no conoce ese juego. Puede que recargarla ayude.
footer = Hecha para tardes y noches alrededor de una mesa.
about = Acerca de y créditos

title-not-found = No encontrado – Turntable
not-found = Aquí se acaba la vía.
not-found-note = No hay nada en esta dirección. Quizá se perdió alguna letra del enlace por el camino.
back-to-start = Volver al inicio

title-about = Acerca de – Turntable
about-games-title = Los juegos
about-games = Los títulos de los juegos pertenecen a sus autores y editoriales, con los que Turntable no tiene ninguna relación. Las reglas están contadas con nuestras propias palabras, y todas las imágenes de los componentes son dibujos nuestros. Si te gusta un juego, compra la caja: su sitio es una mesa de verdad.
made-by-unknown = No sabemos quién lo diseñó.
about-components-title = Los componentes
about-components = Cuando el contenido exacto de una caja no constaba en ninguna fuente pública, lo hemos reconstruido y lo hemos marcado como tal. Cada juego guarda todos sus componentes en un único archivo, de modo que cualquiera que tenga la caja puede corregirlos ahí.
about-privacy-title = Lo que se guarda
about-privacy = El servidor guarda el nombre que escribes y las partidas que juegas. Tu navegador recuerda tu nombre, tu idioma, tus mesas y a qué juego jugaste la última vez. Nada va a ningún otro sitio.
credits = Créditos
credit-icons = Iconos de los autores de game-icons.net, usados con la licencia CC BY 3.0, algunos con otros colores:
credit-icons-source = game-icons.net
credit-icons-licence = CC BY 3.0
credit-font = Titulares en Fraunces, de Undercase Type, con la licencia SIL Open Font License:
credit-font-source = Fraunces
credit-font-licence = OFL
