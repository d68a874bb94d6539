import type { AspectTable } from './copy.types.ts';

/** What changes once it is in use: Spanish. */
export const USE_ES: Pick<
  AspectTable,
  'ready' | 'gift' | 'custom' | 'comfort' | 'power' | 'savesTime' | 'savesMoney' | 'freedom'
> = {
  ready: {
    label: 'Puesta en marcha',
    need: 'la facilidad de uso',
    titles: ['Empezar es lo fácil', 'Sin complicaciones'],
    questions: ['¿{n:Es fácil|Son fáciles} de usar?', '¿Qué hay que hacer para empezar?'],
    doubt: 'Seguro que da más trabajo del que quita.',
    so: ['empezar no cuesta', 'no hay que reservar un día para aprender'],
    means: {
      any: ['Nadie tiene que aprender un oficio nuevo.', 'El primer día cuenta igual que los demás.'],
      B2C: ['Se abre, se usa y se olvida uno del asunto.', 'No hay que leerse un libro de instrucciones.'],
      B2B: [
        'El equipo lo incorpora sin parar lo que está haciendo.',
        'La puesta en marcha no se convierte en un proyecto.',
      ],
    },
  },
  gift: {
    label: 'Presentación',
    need: 'la presentación',
    titles: ['Para regalar tal cual', 'Un regalo resuelto'],
    questions: ['¿{n:Sirve|Sirven} de regalo?', '¿Se {n:puede|pueden} entregar tal cual?'],
    doubt: 'Nunca acierto con los regalos.',
    so: ['el compromiso queda resuelto', 'basta con elegir a quién'],
    means: {
      any: ['Solo falta saber a quién.', 'El envoltorio deja de ser un problema de última hora.'],
      B2C: [
        '{n:Queda|Quedan} bien en casa de quien {u:le|te} invita.',
        '{u:Llega usted|Llegas} con algo en la mano y sin carreras.',
      ],
      B2B: [
        'Sirve para dar las gracias a un cliente sin recurrir a lo de siempre.',
        'En fechas de mucho lío, una decisión menos.',
      ],
    },
  },
  custom: {
    label: 'Elección',
    need: 'la posibilidad de elegir',
    titles: ['Se puede elegir', 'A la medida de quien lo usa'],
    questions: ['¿Se {n:puede|pueden} adaptar?', '¿Hay donde elegir?'],
    doubt: 'Lo estándar no nos sirve.',
    so: ['cada cual elige lo que le conviene', 'no hay que conformarse con lo estándar'],
    means: {
      any: [
        'No hay que conformarse con lo que vale para cualquiera.',
        'Se parte de lo que hace falta y no de lo que sobra.',
      ],
      B2C: [
        'Al final {n:parece|parecen} {g:hecho|hecha|hechos|hechas} para {u:usted|ti}.',
        '{u:Elige usted|Eliges tú}, que para eso {g:lo|la|los|las} va{u:|s} a usar.',
      ],
      B2B: ['La propuesta se ajusta a {u:su|tu} caso y no al catálogo.', 'Se paga por lo que se va a usar.'],
    },
  },
  comfort: {
    label: 'Comodidad',
    need: 'la comodidad',
    titles: ['Cómo responde en el uso', 'Para todos los días'],
    questions: ['¿Cómo se {n:comporta|comportan} en el día a día?', '¿{n:Aguanta|Aguantan} el uso?'],
    doubt: 'Sobre el papel todo parece bueno.',
    so: ['el uso diario se lleva bien', 'se agradece a diario'],
    means: {
      any: [
        'Se nota a la segunda semana, cuando ya nadie se fija.',
        'Es de lo que no se ve en una fotografía.',
      ],
      B2C: [
        '{n:Acaba|Acaban} siendo lo que uno coge sin pensar.',
        'No hay que tratar{g:lo|la|los|las} con cuidados de vitrina.',
      ],
      B2B: [
        'Con un uso intenso, esa diferencia se paga sola.',
        'Menos quejas de quien {g:lo|la|los|las} tiene que usar cada día.',
      ],
    },
  },
  power: {
    label: 'Prestaciones',
    need: 'las prestaciones',
    titles: ['Lo que es capaz de hacer', 'Las cifras, por delante'],
    questions: ['¿Qué prestaciones {n:tiene|tienen}?', '¿Hasta dónde {n:llega|llegan}?'],
    doubt: 'No sé si se me quedará corto.',
    so: ['se puede comparar con cifras', 'es fácil saber si basta'],
    means: {
      any: [
        'Con la cifra delante se compara en igualdad.',
        'Es un dato que se puede medir, y eso es lo que lo hace útil.',
      ],
      B2C: [
        'Así {u:sabe|sabes} si {n:va|van} a dar para lo que {u:quiere|quieres} hacer.',
        'Evita toparse con los límites a mitad de camino.',
      ],
      B2B: [
        'Permite dimensionar sin márgenes de fantasía.',
        'El departamento técnico tiene con qué hacer sus cuentas.',
      ],
    },
  },
  savesTime: {
    label: 'Tiempo',
    need: 'el tiempo que se gana',
    titles: ['Tiempo que vuelve', 'Menos rato en lo mismo'],
    questions: ['¿Cuánto tiempo se gana?', '¿Qué deja de hacerse a mano?'],
    doubt: 'No tenemos tiempo ni para ponerlo en marcha.',
    so: ['queda tiempo para otra cosa', 'la jornada da más de sí'],
    means: {
      any: [
        'Ese rato vuelve a ser de quien lo estaba perdiendo.',
        'Lo repetitivo deja de ocupar las mejores horas.',
      ],
      B2C: ['{u:Verá|Verás} que la tarde da para más.', 'Lo que se hacía por obligación deja de notarse.'],
      B2B: [
        'Las horas que libera se pueden dedicar a los clientes.',
        'En un equipo de varias personas, la suma se ve en el mes.',
      ],
    },
  },
  savesMoney: {
    label: 'Ahorro',
    need: 'el ahorro',
    titles: ['Lo que se deja de pagar', 'Las cuentas a favor'],
    questions: ['¿En qué se ahorra?', '¿{n:Sale|Salen} a cuenta?'],
    doubt: 'Me parece caro para lo que es.',
    so: ['las cuentas cuadran mejor', 'el precio hay que leerlo junto al ahorro'],
    means: {
      any: [
        'El precio se entiende mejor cuando se mira lo que se deja de gastar.',
        'No es un descuento: es un gasto que no aparece.',
      ],
      B2C: ['Se nota al hacer las cuentas del mes.', 'Lo barato y lo que cuesta poco no son lo mismo.'],
      B2B: [
        'La cuenta de resultados lo entiende sin explicaciones.',
        'Ayuda a defender la compra ante quien firma.',
      ],
    },
  },
  freedom: {
    label: 'Compromiso',
    need: 'las condiciones',
    titles: ['Sin ataduras', 'Las condiciones, claras'],
    questions: ['¿Hay que comprometerse por mucho tiempo?', '¿Se puede dejar cuando se quiera?'],
    doubt: 'No quiero quedarme atado.',
    so: ['se puede probar sin hipotecarse', 'nadie queda atado a una mala decisión'],
    means: {
      any: [
        'Quien se queda lo hace porque le sirve.',
        'La permanencia se gana con el trabajo y no con una cláusula.',
        'Probar deja de ser una apuesta.',
      ],
      B2C: ['No hay letra pequeña que vigilar.', '{u:Decide usted|Decides tú} hasta cuándo.'],
      B2B: [
        'La decisión se puede revisar cuando cambien las cosas.',
        'Es fácil de aprobar, porque no hipoteca el año que viene.',
      ],
    },
  },
};
