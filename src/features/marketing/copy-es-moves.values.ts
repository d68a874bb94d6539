import type { MoveTable } from './copy.types.ts';

/** The sentences between the facts: Spanish. None of them claims anything about the product. */
export const MOVES_ES: MoveTable = {
  // After the fact that opens a text.
  turn: {
    any: [
      'Solo con eso ya se sabe algo de {product}.',
      'Es una manera de empezar a hablar de {product}.',
      'Solo con eso ya se sabe algo.',
      'Por ahí conviene empezar.',
      'Es lo primero que hay que saber.',
      'Por ahí conviene empezar a hablar de {product}.',
      'Es lo primero que hay que saber de {product}.',
      'De {product} se pueden decir más cosas, pero esta va por delante.',
      'En {product}, todo lo demás parte de ahí.',
    ],
    professional: [
      'Es el punto de partida de {product}, y lo que explica el resto.',
      'Conviene tenerlo presente antes de valorar {product}.',
    ],
    friendly: [
      'Si hubiera que quedarse con una sola cosa de {product}, sería esa.',
      'Dicho así parece poca cosa, pero cuenta mucho de {product}.',
    ],
    direct: ['Lo demás se apoya en eso.', 'Se empieza por ahí.'],
    inspiring: [
      'Ahí está el carácter de {product}.',
      'Detrás de una línea así hay decisiones, y en {product} se notan.',
    ],
  },
  // The same where the fact is about ordering and not about the product itself.
  practical: {
    any: [
      'Empezamos por lo práctico, que es donde se deciden estas cosas.',
      'Va por delante porque es lo primero que hace falta saber.',
      'Con eso ya se puede hacer un plan; lo demás viene ahora.',
      'Primero lo práctico.',
    ],
    professional: ['Es un dato de orden práctico, y por eso encabeza este mensaje.'],
    friendly: ['Sí, empezamos por lo práctico.'],
    direct: ['Lo práctico, primero.'],
    inspiring: ['Lo cotidiano también dice mucho de cómo se trabaja.'],
  },
  define: {
    any: [
      '{product} {n:es|son} {definition}.',
      'En pocas palabras, {product} {n:es|son} {definition}.',
      'Para quien no {g:lo|la|los|las} conozca: {definition}, de {company}.',
      'Se {n:llama|llaman} {name} y {n:es|son} {definition}.',
    ],
    direct: ['{name}: {definition}.'],
    inspiring: ['{company} {g:lo|la|los|las} ha llamado {name}, y {n:es|son} {definition}.'],
  },
  // The same where the sentence before has named it.
  defineAgain: {
    any: ['{n:Es|Son} {definition}.', '{n:Es|Son} {definition}, de {company}.'],
  },
  introduce: {
    any: [
      'Se {n:llama|llaman} {name} y {n:es|son} de {company}.',
      'En {company} {g:lo|la|los|las} llamamos {name}.',
      'Con esa idea presentamos {product}.',
      'Hoy toca hablar de {product}.',
      'El nombre es {name}, de {company}.',
      '{g:Este es|Esta es|Estos son|Estas son} {product}.',
      'Y eso nos lleva a {product}.',
    ],
    professional: ['{company} presenta {product}.', 'Desde {company} queremos presentarle {product}.'],
    friendly: ['Por eso queríamos hablar de {product}.', 'Aquí {n:entra|entran} {product}, de {company}.'],
    direct: ['La propuesta de {company}: {name}.'],
    inspiring: [
      'Con esa manera de ver las cosas presentamos {product}.',
      '{company} pone nombre a esa idea: {name}.',
    ],
  },
  introduceAgain: { any: ['Detrás está {company}.', '{n:Es|Son} de {company}.'] },
  // Above a post that would not say it otherwise.
  name: { any: ['{name}, de {company}.', '{name}.'] },
  // What a buyer looks at, before the facts answer it.
  weigh: {
    any: [
      'Al elegir pesan {needs}.',
      'Lo que suele decidir son {needs}.',
      'Antes de decidir conviene mirar {needs}.',
      'Lo que más se pregunta tiene que ver con {needs}.',
    ],
    professional: [
      'Para valorarlo con criterio hay que mirar {needs}.',
      'Los criterios que importan son {needs}.',
    ],
    friendly: [
      'Al final, todo el mundo pregunta por {needs}.',
      'Lo normal es querer saber algo más de {needs}.',
    ],
    direct: ['Lo que cuenta: {needs}.', 'Hay que mirar {needs}.'],
    inspiring: [
      'Quien elige con cuidado se fija en {needs}.',
      'Detrás de cada elección hay algo que importa de verdad: {needs}.',
    ],
  },
  // Before a list of facts.
  lead: {
    any: ['Los detalles, uno por uno:', 'Vamos a lo concreto:', 'Esto es lo que hay:', 'En la práctica:'],
    professional: ['Los datos principales:', 'En resumen:'],
    friendly: ['Por partes:', 'Lo que hay detrás:'],
    direct: ['Los hechos:', 'Punto por punto:'],
    inspiring: ['Así está pensado:', 'Lo que hay detrás de cada decisión:'],
  },
  // Where the input says little: honest sentences that promise nothing.
  plain: {
    any: [
      'Preferimos contestar a una pregunta concreta antes que prometer en general.',
      'Una conversación corta aclara más que un folleto largo.',
      'Quien pregunta recibe una respuesta y no un argumentario.',
      'Si algo no queda claro, se pregunta; para eso estamos.',
      'No hace falta decidir hoy: hace falta tener la información.',
      'Con saber qué se necesita, el resto se habla.',
      'Lo razonable es preguntar primero y decidir después.',
      'Cada caso tiene sus detalles, y los detalles se tratan mejor hablando.',
      'Una duda a tiempo ahorra un disgusto.',
      'Lo que no se sabe se pregunta, y lo que se sabe se dice.',
    ],
    professional: [
      'Quedamos a disposición de quien necesite más información.',
      'Atendemos cada consulta con el detalle que pida.',
    ],
    friendly: [
      'Preguntar no compromete a nada, así que adelante.',
      'Nos gusta que nos pregunten; contestar es la parte fácil.',
    ],
    direct: ['¿Dudas? Se preguntan.', 'Menos vueltas: una pregunta, una respuesta.'],
    inspiring: [
      'Todo empieza por una pregunta bien hecha.',
      'Las buenas decisiones se toman con calma y con alguien que conteste.',
    ],
  },
  audience: {
    any: [
      'Escribimos pensando en {audience}.',
      '{n:Está|Están} {g:pensado|pensada|pensados|pensadas} para {audience}.',
      'Puede{n:|n} interesar a {audience}.',
      'Si a alguien le puede{n:|n} servir, es a {audience}.',
    ],
    professional: ['Se dirige a {audience}.'],
    friendly: ['Lo escribimos para {audience}.'],
    direct: ['Para {audience}.'],
    inspiring: ['Hay quien lo valora de verdad: {audience}.'],
  },
  // A fact in the other language that cannot be said in this one.
  quote: {
    any: [
      'La ficha original, en inglés, lo dice así: {quote}.',
      'En palabras de la casa, que lo cuenta en inglés: {quote}.',
      'Dicho en inglés, tal como lo escribe la casa: {quote}.',
    ],
  },
  // Towards the end, before the reader is asked for something.
  close: {
    any: [
      'Con esto ya se puede decidir con calma.',
      'Lo que falte por saber se pregunta en un minuto.',
      'El resto depende de lo que haga falta en cada caso.',
      'Si encaja, el siguiente paso es corto.',
      'Ahora la decisión está del otro lado.',
    ],
    professional: [
      'Si responde a lo que busca, podemos concretarlo.',
      'Quedamos a la espera de sus preguntas.',
    ],
    friendly: [
      'Si apetece saber más, aquí estamos.',
      'Si ha picado la curiosidad, el paso siguiente es fácil.',
    ],
    direct: ['Eso es todo. Falta decidir.', 'Hasta aquí los datos.'],
    inspiring: [
      'Las cosas buenas también empiezan con un mensaje corto.',
      'A partir de aquí, lo cuenta quien {g:lo|la|los|las} prueba.',
    ],
  },
  // A question to the reader of a post.
  ask: {
    any: [
      '¿Qué {u:mira usted|miras} primero antes de decidir{u:se|te}?',
      '¿Qué pesa más: el precio o saber qué hay detrás?',
      '¿Qué otra pregunta {u:haría|harías}?',
      '¿A quién {u:le|te} recuerda esto?',
    ],
    professional: ['¿Con qué criterio lo {u:elige|eliges} hoy?'],
    friendly: ['¿Qué {u:le|te} gustaría saber antes? {u:Cuéntenoslo|Cuéntanoslo} en los comentarios.'],
    direct: ['¿Encaja o no encaja?'],
    inspiring: ['¿Qué cosa bien hecha {u:le ha|te ha} sorprendido últimamente?'],
  },
};
