import type { RequestFrames } from './copy.types.ts';

/** What the reader is asked to do, and what stands on the button: Spanish. */
export const REQUESTS_ES: RequestFrames = {
  asks: {
    email: {
      order: [
        'Para pedir, basta con responder a este correo.',
        'Responda a este correo con la cantidad y la fecha, y lo ponemos en marcha.',
        'Si quiere hacer un pedido o tiene una pregunta, responda a este mensaje.',
        'Conteste con lo que necesita y le decimos cómo seguir.',
      ],
      book: [
        'Responda con una fecha y el número de personas, y le decimos si hay sitio.',
        'Para reservar, conteste a este correo con dos fechas posibles.',
        'Si ya tiene una fecha en mente, responda a este mensaje y la miramos.',
        'Díganos cuándo le vendría bien y buscamos el hueco.',
      ],
      talk: [
        'Responda a este correo con su pregunta y le contestamos con datos.',
        'Si quiere ver si encaja en su caso, conteste a este mensaje.',
        'Cuéntenos en dos líneas qué necesita y le respondemos.',
        'Para hablarlo, basta con que nos indique un teléfono y una hora.',
      ],
    },
    social: {
      order: [
        '{u:Escríbanos|Escríbenos} por mensaje y {u:le|te} contamos cómo pedir{g:lo|la|los|las}.',
        'Para pedir o preguntar, un mensaje privado basta.',
        'Los pedidos, por mensaje.',
        'Si {u:le interesa|te interesa}, {u:déjenos|déjanos} un mensaje.',
        '{u:Pregúntenos|Pregúntanos} por aquí y {u:le|te} respondemos.',
      ],
      book: [
        '{u:Escríbanos|Escríbenos} con una fecha y {u:le|te} decimos si queda sitio.',
        'Las reservas, por mensaje privado.',
        '¿Hay fecha en mente? Un mensaje y la miramos.',
        'Para reservar, {u:mándenos|mándanos} un mensaje.',
        '{u:Pregúntenos|Pregúntanos} por las próximas fechas.',
      ],
      talk: [
        '{u:Escríbanos|Escríbenos} y lo vemos con {u:su|tu} caso delante.',
        'Un mensaje con la pregunta basta para empezar.',
        'Si {u:le encaja|te encaja}, hablamos por mensaje.',
        'Por mensaje privado contestamos con detalle.',
        '{u:Pregúntenos|Pregúntanos} lo que falte por saber.',
      ],
    },
    landing: {
      order: [
        'Deje su nombre y su correo, y le decimos cómo hacer el pedido.',
        'Rellene el formulario y le respondemos con lo que necesita para pedir.',
        'Díganos cuánto necesita y para cuándo; le contestamos por correo.',
      ],
      book: [
        'Deje sus datos y una fecha aproximada, y le confirmamos la disponibilidad.',
        'Rellene el formulario y buscamos fecha juntos.',
        'Indique cuántas personas son y cuándo; le contestamos por correo.',
      ],
      talk: [
        'Deje su nombre y su correo, y le contestamos a lo que quiera saber.',
        'Rellene el formulario con su pregunta y le respondemos por correo.',
        'Cuéntenos su caso en dos líneas; la respuesta le llega por correo.',
      ],
    },
  },
  buttons: {
    order: ['Hacer un pedido', 'Quiero pedir', 'Pedir ahora', 'Preguntar y pedir', 'Pedir información'],
    book: ['Consultar fechas', 'Reservar fecha', 'Pedir una fecha', 'Ver disponibilidad', 'Quiero reservar'],
    talk: ['Pedir información', 'Hacer una consulta', 'Quiero saber más', 'Hablar del caso', 'Preguntar'],
  },
};
