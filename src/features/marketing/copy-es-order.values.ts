import type { AspectTable } from './copy.types.ts';

/** What a buyer asks before ordering: Spanish. */
export const ORDER_ES: Pick<
  AspectTable,
  'delivery' | 'keeping' | 'guarantee' | 'invoice' | 'support' | 'place' | 'near' | 'group' | 'duration'
> = {
  delivery: {
    label: 'Entrega',
    need: 'el plazo de entrega',
    titles: ['Un plazo que se conoce antes', 'La entrega'],
    questions: ['#¿Cuánto {n:tarda|tardan} en llegar?', '¿Y la entrega?'],
    doubt: 'No sé si llegará cuando lo necesito.',
    so: ['se puede pedir con una fecha en la mano', 'el resto se organiza con tiempo'],
    means: {
      any: [
        'El plazo se sabe antes de pedir, no después.',
        'Con esa información se puede poner fecha a lo demás.',
      ],
      B2C: [
        '{u:Puede organizarse|Puedes organizarte} sin estar pendiente de la puerta.',
        'Para una fecha señalada, es lo primero que hay que mirar.',
      ],
      B2B: [
        'Permite pedir según lo que se vende, en lugar de llenar el almacén por si acaso.',
        'Las compras se planifican con un plazo y no con una esperanza.',
      ],
    },
  },
  keeping: {
    label: 'Conservación',
    need: 'la conservación',
    titles: ['Cuánto se {n:conserva|conservan}', 'El plazo, claro'],
    questions: ['#¿Cuánto se {n:conserva|conservan}?', '¿Hay que gastar{g:lo|la|los|las} enseguida?'],
    doubt: 'Me da miedo que se estropee.',
    so: ['se sabe de cuánto tiempo se dispone', 'la compra se puede planificar'],
    means: {
      any: ['Sabiendo el plazo, no se tira nada.', 'El margen está claro desde el primer día.'],
      B2C: ['{u:Sabe|Sabes} con qué margen {u:cuenta|cuentas}.', 'Basta con mirar el calendario.'],
      B2B: [
        'La rotación se calcula con un dato, no a ojo.',
        'Menos merma y menos prisas por dar{n:le|les} salida.',
      ],
    },
  },
  guarantee: {
    label: 'Garantía',
    need: 'la garantía',
    titles: ['Si algo no va bien', 'La garantía, por escrito'],
    questions: ['¿Y si algo falla?', '¿Qué garantía {n:tiene|tienen}?'],
    doubt: '¿Y si luego da problemas?',
    so: ['comprar tiene menos de apuesta', 'un fallo no se queda en una discusión'],
    means: {
      any: [
        'Quien vende se queda con parte del riesgo, como debe ser.',
        'Si algo no va bien, ya se sabe qué hacer.',
      ],
      B2C: ['Se compra más tranquilo sabiendo que hay vuelta atrás.', 'No hay que confiar a ciegas.'],
      B2B: [
        'Es una línea menos que negociar en el contrato.',
        'El responsable de compras tiene dónde apoyarse.',
      ],
    },
  },
  invoice: {
    label: 'Facturación',
    need: 'la forma de pago',
    titles: ['Las cuentas claras', 'Factura y pago'],
    questions: ['¿Cómo se factura?', '¿Qué facilidades de pago hay?'],
    doubt: 'No sé cómo lo vamos a justificar.',
    so: ['el gasto se puede justificar', 'la cuenta final se hace desde el principio'],
    means: {
      any: [
        'La parte de los papeles se pregunta antes y así no frena la decisión.',
        'El coste final se puede calcular de verdad.',
      ],
      B2C: ['Se decide con todos los números encima de la mesa.', 'Ayuda a que la cifra encaje en el mes.'],
      B2B: [
        'Administración no tendrá que perseguir a nadie.',
        'Facilita que el gasto se apruebe a la primera.',
      ],
    },
  },
  support: {
    label: 'Atención',
    need: 'la atención posterior',
    titles: ['Alguien responde', 'Después de la compra'],
    questions: ['¿Quién responde después de comprar?', '¿Y si surge una duda?'],
    doubt: 'Después de vender, nadie contesta.',
    so: ['hay a quién preguntar', 'las dudas no se quedan en el aire'],
    means: {
      any: ['La relación no se acaba al pagar.', 'Una duda resuelta a tiempo vale más que un manual.'],
      B2C: ['No {u:le|te} tocará buscarse la vida.', 'Si {u:se atasca|te atascas}, hay a quién preguntar.'],
      B2B: [
        '{u:Su|Tu} equipo no se queda solo el primer lunes.',
        'Cada incidencia tiene un destinatario y no un contestador.',
      ],
    },
  },
  place: {
    label: 'Lugar',
    need: 'el lugar',
    titles: ['Dónde se hace', 'En el sitio que convenga'],
    questions: ['¿Dónde se hace?', '¿Hay que desplazarse?'],
    doubt: 'Desplazarnos nos complica.',
    so: ['el desplazamiento no es excusa', 'se elige lo que venga mejor'],
    means: {
      any: ['El sitio deja de ser un inconveniente.', 'La distancia no decide por {u:usted|ti}.'],
      B2C: ['Se adapta a {u:su|tu} plan y no al revés.', 'No hay que cambiar media agenda para llegar.'],
      B2B: [
        'No hay que mover a toda la plantilla ni cerrar una jornada.',
        'También sirve para equipos repartidos.',
      ],
    },
  },
  group: {
    label: 'Tamaño del grupo',
    need: 'el tamaño del grupo',
    titles: ['Para cuántas personas', 'El tamaño del grupo'],
    questions: ['#¿Para cuántas personas {n:es|son}?', '¿Cuántos podemos ser?'],
    doubt: 'No sé si encaja con los que somos.',
    so: ['es fácil saber si encaja', 'se puede convocar con números'],
    means: {
      any: ['Con el número claro, se organiza en un momento.', 'Cada grupo sabe de antemano si encaja.'],
      B2C: ['Así nadie se queda fuera por no haber preguntado.', 'Basta con contar cabezas y poner fecha.'],
      B2B: [
        'Sirve para dimensionar el presupuesto antes de convocar a nadie.',
        '{u:Puede|Puedes} decidir si va un departamento o la empresa entera.',
      ],
    },
  },
  duration: {
    label: 'Duración',
    need: 'la duración',
    titles: ['Cuánto {n:dura|duran}', 'Un tiempo acotado'],
    questions: ['#¿Cuánto {n:dura|duran}?', '#¿Cuánto tiempo hay que reservar?'],
    doubt: 'No tenemos tiempo para algo largo.',
    so: ['se puede reservar el tiempo exacto', 'la agenda se organiza sin sobresaltos'],
    means: {
      any: [
        'Tiene principio y final, y cabe en la agenda.',
        'Se sabe cuánto tiempo pide antes de decir que sí.',
      ],
      B2C: ['Se puede apuntar ya en el calendario.', 'Con ese dato se le busca un hueco.'],
      B2B: [
        'Se puede convocar a todos sin dejar cabos sueltos.',
        'Cada cual sabe de antemano cuánto tiempo le pide.',
      ],
    },
  },
  near: {
    label: 'Situación',
    need: 'la situación',
    titles: ['Dónde está', 'En el mapa'],
    questions: ['¿Dónde está?', '¿Qué hay cerca?'],
    doubt: 'No sé si me pilla a mano.',
    so: ['la ruta se puede mirar antes de decidir', 'cada cual puede echar sus cuentas'],
    means: {
      any: ['Ya se puede trazar la ruta.', 'El mapa hace el resto.'],
      B2C: ['Con eso se planea el día.', 'Cada cual sabrá si le viene bien.'],
      B2B: ['Los asistentes sabrán a qué atenerse con el viaje.', 'El desplazamiento se puede presupuestar.'],
    },
  },
};
