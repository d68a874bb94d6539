import type { AspectTable } from './copy.types.ts';

/** What a product is made of and how: Spanish. */
export const MAKE_ES: Pick<
  AspectTable,
  'material' | 'process' | 'origin' | 'taste' | 'steady' | 'diet' | 'contents' | 'format'
> = {
  material: {
    label: 'Composición',
    need: 'la composición',
    titles: ['La materia prima, a la vista', 'De qué {n:está|están} {g:hecho|hecha|hechos|hechas}'],
    questions: ['¿De qué {n:está|están} {g:hecho|hecha|hechos|hechas}?', '¿Qué {n:lleva|llevan} por dentro?'],
    doubt: 'No sé de qué {n:está|están} {g:hecho|hecha|hechos|hechas}.',
    so: ['se sabe qué se está comprando', 'la comparación es sencilla'],
    means: {
      any: [
        'Dicho así se puede comparar, que es lo que pide una compra pensada.',
        'La materia prima se nombra sin rodeos, y eso ya orienta la decisión.',
        'Saber de qué se parte explica buena parte del resultado.',
      ],
      B2C: [
        'Se sabe qué entra en casa antes de que entre.',
        'Es el tipo de dato que {u:agradecerá|agradecerás} tener cuando alguien pregunte.',
      ],
      B2B: [
        'Es lo primero que pregunta un cliente que entiende, y ya tiene respuesta.',
        'Con la composición por delante, {u:su|tu} equipo no tiene que improvisar explicaciones.',
      ],
    },
  },
  process: {
    label: 'Elaboración',
    need: 'la elaboración',
    titles: ['Así se hace', 'El trabajo que hay detrás'],
    questions: ['¿Cómo se {n:hace|hacen}?', '¿Qué hay detrás de {product}?'],
    doubt: 'No veo en qué se distingue de los demás.',
    so: ['la diferencia tiene explicación', 'hay algo que contar además del precio'],
    means: {
      any: [
        'Es un trabajo que no se ve en la foto y se nota después.',
        'Hay pasos que no se pueden acortar sin que se note.',
        'El resultado depende de eso más que de cualquier adjetivo.',
      ],
      B2C: [
        'Quien {g:lo|la|los|las} prueba no necesita que se lo expliquen, pero la explicación existe.',
        'Por eso no se {n:parece|parecen} a lo que sale de una cadena.',
      ],
      B2B: [
        'Esa historia se cuenta en una frase y justifica el precio ante cualquiera.',
        'Es un argumento de venta que no hay que inventar.',
      ],
    },
  },
  origin: {
    label: 'Origen',
    need: 'el origen',
    titles: ['Un origen con nombre', 'De dónde {n:viene|vienen}'],
    questions: ['¿De dónde {n:viene|vienen}?', '¿Dónde se {n:produce|producen}?'],
    doubt: 'No me fío de lo que no dice de dónde sale.',
    so: ['el origen deja de ser una incógnita', 'hay un sitio que señalar en el mapa'],
    means: {
      any: [
        'El lugar no es un adorno: explica lo demás.',
        'Un origen con nombre se puede visitar, preguntar y comprobar.',
      ],
      B2C: [
        'Saber de dónde {n:viene|vienen} cambia la manera de usar{g:lo|la|los|las}.',
        'Hay quien elige por eso, y hace bien.',
      ],
      B2B: [
        'Para un cliente que busca procedencia, es la frase que inclina la balanza.',
        'En un catálogo, ese dato trabaja solo.',
      ],
    },
  },
  taste: {
    label: 'Sabor',
    need: 'el sabor',
    titles: ['A qué {n:sabe|saben}', 'El sabor, sin adjetivos de más'],
    questions: ['¿A qué {n:sabe|saben}?', '¿Qué se encuentra uno al probar{g:lo|la|los|las}?'],
    doubt: 'No sé si me va a gustar.',
    so: ['es fácil saber a quién le va a gustar', 'se puede pensar ya en qué poner al lado'],
    means: {
      any: [
        'Lo demás se aprende probando.',
        'Es una descripción, no una promesa: se comprueba al primer bocado.',
      ],
      B2C: [
        '{u:Usted sabrá|Tú sabrás} si encaja en {u:su|tu} mesa.',
        'Con eso ya se puede pensar con qué acompañar{g:lo|la|los|las}.',
      ],
      B2B: [
        'Ayuda a recomendar{g:lo|la|los|las} a quien {g:lo|la|los|las} va a disfrutar y no a cualquiera.',
        'Así se explica al cliente sin recurrir a «está muy bueno».',
      ],
    },
  },
  steady: {
    label: 'Regularidad',
    need: 'la regularidad',
    titles: ['Igual la segunda vez', 'Sin sorpresas entre pedidos'],
    questions: ['¿{n:Cambia|Cambian} de una vez a otra?', '¿{n:Será|Serán} igual cuando vuelva a pedir?'],
    doubt: 'La primera vez bien, pero ¿y la siguiente?',
    so: ['quien repite sabe lo que va a encontrar', 'el segundo pedido no es una lotería'],
    means: {
      any: [
        'Quien repite encuentra lo mismo que la primera vez.',
        'Lo que gustó en un pedido vuelve a llegar en el siguiente.',
      ],
      B2C: [
        'Si gusta hoy, se puede contar con ello para otra ocasión.',
        'No hay que cruzar los dedos al abrir{g:lo|la|los|las}.',
      ],
      B2B: [
        '{u:Su|Tu} cliente vuelve a por lo que ya conoce y lo encuentra.',
        'Se {n:puede|pueden} quedar en el catálogo sin miedo a las reclamaciones.',
      ],
    },
  },
  diet: {
    label: 'Idoneidad',
    need: 'la idoneidad',
    titles: ['Para quién {n:es|son}', 'Sin sorpresas en la etiqueta'],
    questions: ['¿Para quién {n:es|son}?', '¿Le {n:sirve|sirven} a todo el mundo?'],
    doubt: 'No sé si es para mí.',
    so: ['nadie tiene que preguntar dos veces', 'se elige sin darle vueltas'],
    means: {
      any: [
        'Es de lo que conviene saber antes y no después.',
        'Nadie tiene que andar descifrando la letra pequeña.',
      ],
      B2C: [
        'En una casa con necesidades distintas, ahorra más de una pregunta.',
        'Se elige con tranquilidad.',
      ],
      B2B: [
        '{u:Sus|Tus} clientes lo preguntan cada vez más, y la respuesta es corta.',
        'Permite atender a quien normalmente se queda sin opción.',
      ],
    },
  },
  contents: {
    label: 'Contenido',
    need: 'el contenido',
    titles: ['Qué {n:incluye|incluyen}', 'Todo lo que entra'],
    questions: ['¿Qué {n:incluye|incluyen}?', '¿Qué viene exactamente?'],
    doubt: 'No tengo claro qué incluye.',
    so: ['hay cosas que ya no hay que buscar aparte', 'se sabe qué se recibe por lo que se paga'],
    means: {
      any: ['Es algo menos que buscar por otro lado.', 'Se ve de una vez qué se recibe y qué se paga.'],
      B2C: ['No hay que andar sumando extras.', 'Todo junto, sin tener que ir a buscar lo que falta.'],
      B2B: [
        'Una sola referencia en lugar de varias: menos que gestionar.',
        'Con la lista delante, comparar propuestas lleva un minuto.',
      ],
    },
  },
  format: {
    label: 'Formato',
    need: 'el formato',
    titles: ['El formato', 'Medidas que se pueden planear'],
    questions: ['¿En qué formato {n:viene|vienen}?', '#¿Qué medidas y peso tiene{n:|n}?'],
    doubt: 'No sé si el formato me sirve.',
    so: ['es fácil hacerse una idea antes de pedir', 'no hay sorpresas al recibir{g:lo|la|los|las}'],
    means: {
      any: [
        'Con la medida exacta se calcula lo que hace falta.',
        'Es un dato pequeño que evita un error grande al pedir.',
      ],
      B2C: [
        '{u:Puede|Puedes} ver si es lo que {u:necesita|necesitas} antes de tenerlo delante.',
        'No hay que adivinar el tamaño.',
      ],
      B2B: [
        'Con ese dato, el sitio está preparado cuando {n:llega|llegan}.',
        'Permite prever transporte y almacén sin suposiciones.',
      ],
    },
  },
};
