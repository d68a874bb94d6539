import type { AspectTable } from './copy.types.ts';

/** What gives a buyer confidence: Spanish. */
export const PROOF_ES: Pick<
  AspectTable,
  'trace' | 'certificate' | 'sustainable' | 'expert' | 'secure' | 'reports' | 'connects' | 'general'
> = {
  trace: {
    label: 'Trazabilidad',
    need: 'la trazabilidad',
    titles: ['Se le puede seguir la pista', 'Con nombre y número'],
    questions: ['¿Se puede saber de dónde sale cada unidad?', '¿Quién responde de lo que se compra?'],
    doubt: 'No sé qué hay detrás de la etiqueta.',
    so: ['cualquier pregunta tiene respuesta', 'se puede tirar del hilo hasta el principio'],
    means: {
      any: [
        'Si alguien pregunta, la respuesta es concreta.',
        'Lo que se puede comprobar no hace falta prometerlo.',
        'Detrás hay alguien que da la cara.',
      ],
      B2C: [
        'Da gusto saber qué se lleva uno a casa.',
        'Quien quiera tirar del hilo encontrará el otro extremo.',
      ],
      B2B: [
        'Ante una reclamación o una inspección, se sabe a qué atenerse.',
        'A {u:sus|tus} clientes les {u:podrá|podrás} contar algo cierto y fácil de comprobar.',
      ],
    },
  },
  certificate: {
    label: 'Certificación',
    need: 'las certificaciones',
    titles: ['Avalado por terceros', 'Lo certifica otro'],
    questions: ['¿Quién lo certifica?', '¿Hay algún aval externo?'],
    doubt: 'Eso lo dice todo el mundo de lo suyo.',
    so: ['no hay que fiarse solo de quien vende', 'el dato se puede comprobar'],
    means: {
      any: [
        'No es la opinión de quien vende: lo ha revisado alguien de fuera.',
        'Un sello no lo explica todo, pero descarta muchas dudas.',
      ],
      B2C: ['Una cosa menos que averiguar antes de decidir.', 'No hay que creer a nadie: se mira y ya está.'],
      B2B: [
        'Sirve para el expediente de homologación de proveedores.',
        'En un concurso o en una auditoría, ese papel cuenta.',
      ],
    },
  },
  sustainable: {
    label: 'Impacto',
    need: 'el impacto ambiental',
    titles: ['Lo que no se desperdicia', 'Pensado para después del uso'],
    questions: ['¿Qué pasa con los residuos?', '¿Qué impacto tiene?'],
    doubt: 'Lo sostenible suele quedarse en la etiqueta.',
    so: ['hay menos que tirar al final', 'el residuo deja de ser un asunto aparte'],
    means: {
      any: [
        'Es un dato y no un color en el envase.',
        'Menos residuo al final empieza por decidirlo al principio.',
      ],
      B2C: [
        'Se {n:usa|usan} sin remordimientos cuando llega la hora de tirar lo que sobra.',
        'Un gesto pequeño que no {u:le|te} cuesta nada.',
      ],
      B2B: [
        'Puede ir tal cual a {u:su|tu} memoria de sostenibilidad.',
        '{u:Sus|Tus} clientes lo van a preguntar; mejor tener la respuesta.',
      ],
    },
  },
  expert: {
    label: 'Experiencia',
    need: 'la experiencia de quien lo hace',
    titles: ['Quién está detrás', 'Manos que saben'],
    questions: ['¿Quién está detrás?', '¿En manos de quién se pone uno?'],
    doubt: 'No sé quién lo hace en realidad.',
    so: ['se trata con quien sabe', 'las preguntas tienen quien las conteste'],
    means: {
      any: ['Quien lo explica es quien lo sabe hacer.', 'La experiencia se nota en lo que no sale mal.'],
      B2C: [
        'Se puede preguntar todo lo que siempre {u:quiso|quisiste} saber.',
        'Se aprende más de quien lo vive cada día.',
      ],
      B2B: [
        '{u:Su|Tu} equipo tratará con quien tiene el oficio, no con un guion.',
        'Las preguntas difíciles también encuentran respuesta.',
      ],
    },
  },
  secure: {
    label: 'Seguridad',
    need: 'la seguridad',
    titles: ['Los datos, a salvo', 'Seguridad desde el principio'],
    questions: ['¿Qué pasa con mis datos?', '¿Es seguro?'],
    doubt: 'Me preocupa dónde acaban los datos.',
    so: ['la información no queda al descubierto', 'se puede usar con tranquilidad'],
    means: {
      any: [
        'La pregunta incómoda está contestada antes de empezar.',
        'Lo delicado no se deja para más adelante.',
      ],
      B2C: ['Se usa sin mirar de reojo quién está al otro lado.', 'La tranquilidad también se compra.'],
      B2B: [
        'El responsable de sistemas podrá decir que sí.',
        'Facilita la conversación con el delegado de protección de datos.',
      ],
    },
  },
  reports: {
    label: 'Información',
    need: 'la información disponible',
    titles: ['Los números, a mano', 'Decidir con datos'],
    questions: ['¿Qué información da?', '¿Cómo se ve lo que está pasando?'],
    doubt: 'Acabaremos haciendo los números a mano.',
    so: ['se decide con los datos delante', 'nadie trabaja a ciegas'],
    means: {
      any: [
        'Se decide con lo que pasa y no con lo que se recuerda.',
        'Lo que se mira a tiempo se corrige a tiempo.',
      ],
      B2C: ['De un vistazo {u:sabe|sabes} cómo {u:va|vas}.', 'Las cuentas salen sin ponerse a hacerlas.'],
      B2B: [
        'La reunión del lunes empieza con los mismos números para todos.',
        'Nadie tiene que montar otra hoja de cálculo.',
      ],
    },
  },
  connects: {
    label: 'Compatibilidad',
    need: 'la compatibilidad',
    titles: ['Se {n:entiende|entienden} con lo que ya hay', 'Sin cambiar lo que funciona'],
    questions: [
      '¿Con qué {n:es compatible|son compatibles}?',
      '¿{n:Funcionará|Funcionarán} con lo que ya tengo?',
    ],
    doubt: 'Seguro que no encaja con lo que usamos.',
    so: ['no hay que empezar de cero', 'lo que ya se usa sigue sirviendo'],
    means: {
      any: ['No hay que cambiar lo demás para empezar.', 'Aprovecha lo que ya está funcionando.'],
      B2C: ['Se conecta y se sigue con el día.', 'Lo que {u:tiene|tienes} en casa sigue sirviendo.'],
      B2B: ['El cambio no obliga a otro cambio.', 'Los datos no se teclean dos veces.'],
    },
  },
  general: {
    label: 'Detalle',
    need: 'los detalles',
    titles: [
      'Un detalle que cuenta',
      'Conviene saberlo',
      'También cuenta',
      'Otro dato a la vista',
      'A tener en cuenta',
    ],
    questions: [
      '¿Qué más conviene saber?',
      '¿En qué se fija quien entiende?',
      '¿Hay algo más que deba saber?',
      '¿Qué se suele pasar por alto?',
    ],
    doubt: 'No sé en qué se diferencia.',
    so: [],
    means: {
      any: [
        'Parece un detalle y a veces es lo que decide.',
        'Lo decimos ahora para que no haya que preguntarlo después.',
        'No es lo primero que se pregunta y sí de lo primero que se agradece.',
        'Quien compare sabrá valorarlo.',
      ],
      B2C: [
        'Con el tiempo se agradece.',
        'Cada cual sabrá cuánto pesa.',
        '{u:Usted sabrá|Tú sabrás} si es lo que {u:buscaba|buscabas}.',
      ],
      B2B: [
        'En la comparación con otras ofertas, pesa.',
        'Es un punto que {u:sus|tus} compañeros entenderán sin presentación.',
        'Conviene anotarlo al pedir otros presupuestos.',
      ],
    },
  },
};
