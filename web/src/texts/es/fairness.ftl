### La página del juego limpio.

title-fairness = ¿Fue limpio? – Turntable
fairness-title = ¿Fue limpia la mezcla?
fairness-lead = Nadie en esta mesa, ni siquiera quien la aloja, pudo elegir lo que traería el azar. No hace falta que te lo creas: tu navegador lo comprueba aquí mismo.
fairness-sealed = Lo que se selló
fairness-sealed-note = Antes de que nadie se sentara, la mesa sacó un número secreto y publicó su huella. Por la huella no se puede adivinar el secreto, y ningún otro secreto tiene la misma.
fairness-noted = Es el sello que vio este navegador cuando te sentaste.
fairness-contributions = Lo que añadió cada cual
fairness-contributions-note = El navegador de cada persona añadió su propio número al azar. El reparto sale del secreto y de todos ellos juntos, así que nadie pudo amañarlo por su cuenta.
fairness-yours = El tuyo, tal como lo envió este navegador
fairness-bot = Los bots no añaden nada.
fairness-checks = La comprobación
fairness-checks-note = Lo acaba de comprobar tu propio navegador; solo la última línea viene del servidor.
fairness-checking = Comprobando…
fairness-later = La partida aún no ha terminado. Cuando acabe se publicará el secreto, y aquí aparecerá la comprobación.
holds = Se cumple
fails = No se cumple

fairness-noted-holds = El sello es el que anotó este navegador cuando te sentaste.
fairness-noted-fails = El sello no es el que anotó este navegador cuando te sentaste. Lo han cambiado.
fairness-yours-holds = Lo que tu navegador añadió a la mezcla se usó sin cambios.
fairness-yours-fails = Lo que tu navegador añadió a la mezcla no se usó tal como lo envió.
fairness-record-holds = El registro de la partida menciona este sello, este secreto y estas aportaciones.
fairness-record-fails = El registro de la partida menciona un sello, un secreto o una aportación distintos de los que muestra la mesa.
fairness-secret-holds = El secreto revelado encaja con el sello: se fijó antes de que nadie se sentara.
fairness-secret-fails = El secreto revelado no encaja con el sello.
fairness-deal-holds = Al repartir de nuevo a partir del secreto y las aportaciones, sale exactamente lo que se repartió en esta partida.
fairness-deal-fails = Al repartir de nuevo a partir del secreto y las aportaciones, sale algo distinto de lo que se repartió en esta partida.
fairness-server-holds = El servidor ha repetido la partida entera y está de acuerdo.
fairness-server-fails = El servidor ha repetido la partida entera y no está de acuerdo.

fairness-numbers = Los números, para comprobarlos en otro sitio
fairness-secret = Secreto revelado
fairness-key = Clave (HMAC-SHA-256 del secreto sobre la mesa y las aportaciones)
fairness-limits = Esto demuestra que el azar no estaba amañado. No demuestra que nadie mirase: mientras dura la partida, el servidor conoce las piezas. Y quien juega a solas contra bots solo se lo demuestra a sí mismo.
