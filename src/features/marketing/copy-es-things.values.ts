import type { ThemeTable } from './copy.types.ts';

/** How a buyer of such things thinks, and what their day looks like: Spanish. */
export const THINGS_ES: Pick<
  ThemeTable,
  'food' | 'drink' | 'training' | 'software' | 'fashion' | 'home' | 'beauty' | 'sport'
> = {
  food: {
    hooks: {
      any: [
        'Lo que se come en casa o se vende en una tienda empieza por la misma pregunta: de dónde sale.',
        'Con la comida pasa algo curioso: cuanto más corta es la explicación, más confianza da.',
        'Una buena mesa no necesita muchas cosas, pero sí que cada una tenga su razón para estar ahí.',
      ],
      B2C: [
        'Hay días en que la cena se resuelve con pan, algo bueno encima y nadie con prisa.',
        'Quien cocina en casa lo sabe: la mitad del plato se decide al comprar.',
        'Mirar la etiqueta antes de echar algo a la cesta ya no es manía, es costumbre.',
      ],
      B2B: [
        'En un mostrador se vende bien lo que se puede explicar en una frase.',
        'El cliente de una tienda especializada pregunta antes de comprar, y compra cuando la respuesta convence.',
        'Un surtido se distingue por las referencias que el súper de la esquina no tiene.',
      ],
    },
    tags: ['ProductoConOrigen', 'ComerBien', 'TiendaGourmet'],
    scene:
      'el producto abierto o servido sobre una mesa de trabajo, con luz natural y sin manteles de estudio',
  },
  drink: {
    hooks: {
      any: [
        'Una botella se elige dos veces: por la etiqueta, la primera; por lo que había dentro, la segunda.',
        'De lo que se bebe se habla mucho y se concreta poco.',
      ],
      B2C: [
        'Abrir algo bueno un martes no necesita excusa.',
        'Cuando hay invitados, lo que se sirve habla antes que el anfitrión.',
      ],
      B2B: [
        'Una carta corta se defiende cuando el camarero sabe qué contar de cada referencia.',
        'El cliente que repite copa es el que paga la botella siguiente.',
      ],
    },
    tags: ['ParaBrindar', 'HechoConCalma', 'BeberConSentido'],
    scene: 'una copa servida y la botella al lado, a contraluz, en una mesa con restos de sobremesa',
  },
  training: {
    hooks: {
      any: [
        'Reunir a un grupo cuesta; que la cita merezca la pena cuesta más.',
        'De lo que se escucha queda poco y de lo que se hace queda mucho.',
        'Aprender algo en compañía tiene una ventaja: al día siguiente hay con quién comentarlo.',
      ],
      B2C: [
        'Hay cosas que se quieren aprender desde hace años y nunca encuentran fecha.',
        'Una tarde distinta se recuerda más que otro objeto en el armario.',
      ],
      B2B: [
        'La agenda de un equipo no perdona: lo que se convoca tiene que salir bien a la primera.',
        'Quien organiza una actividad de empresa responde de ella hasta que termina.',
        'Entre otra cena y otra sala de escape, hay margen para hacer algo con más sentido.',
      ],
    },
    tags: ['AprenderHaciendo', 'Equipos', 'Formación'],
    scene: 'manos trabajando alrededor de una mesa, caras atentas y ninguna pantalla en primer plano',
  },
  software: {
    hooks: {
      any: [
        'Casi todas las empresas tienen una hoja de cálculo que solo entiende una persona.',
        'Un programa se elige en una demostración y se sufre en un día cualquiera.',
        'El trabajo que nadie ve suele ser el que más horas se lleva.',
      ],
      B2C: [
        'El móvil ya está lleno de cosas que iban a simplificar la vida.',
        'Poner orden cuesta menos cuando la herramienta no estorba.',
      ],
      B2B: [
        'Cuando un dato se teclea dos veces, una de las dos está mal.',
        'Cambiar de herramienta da pereza hasta que se cuentan las horas que cuesta no hacerlo.',
      ],
    },
    tags: ['Digitalización', 'MenosPapeleo', 'TrabajarMejor'],
    scene: 'una pantalla real en una mesa con café y papeles, sin hologramas ni manos flotantes',
  },
  fashion: {
    hooks: {
      any: [
        'Lo que se usa todos los días se reconoce porque nunca está en el armario.',
        'Una prenda o un accesorio se compran con los ojos y se juzgan con los meses.',
      ],
      B2C: [
        'Hay cosas que se compran para una temporada y otras que acaban siendo de uno.',
        'Antes de sumar otra prenda al armario, conviene mirar cómo está hecha.',
      ],
      B2B: [
        'En una tienda, el cliente toca antes de preguntar.',
        'Una colección se sostiene sobre las piezas que no hay que rebajar.',
      ],
    },
    tags: ['HechoParaDurar', 'MenosYMejor', 'ArmarioConSentido'],
    scene: 'el artículo en uso, en la calle y en movimiento, con un primer plano de la textura',
  },
  home: {
    hooks: {
      any: [
        'Una casa se hace de decisiones pequeñas que luego duran años.',
        'Lo que se usa cada día merece algo más que una compra rápida.',
      ],
      B2C: [
        'Hay objetos que llegan a casa y ya no hay quien los mueva de su sitio.',
        'Entre lo que se ve bonito en la foto y lo que funciona en casa hay un trecho.',
      ],
      B2B: [
        'Un espacio abierto al público se gasta el doble de deprisa y se mira el doble.',
        'Para equipar un local hacen falta cosas que respondan, además de que queden bien.',
      ],
    },
    tags: ['CasaConSentido', 'HechoParaDurar', 'DetallesQueQuedan'],
    scene: 'el objeto en una habitación vivida, con luz de tarde y señales de uso alrededor',
  },
  beauty: {
    hooks: {
      any: [
        'Cuidarse no debería exigir un curso para leer la etiqueta.',
        'Lo que funciona en la piel de otro no dice nada de la propia.',
      ],
      B2C: [
        'El mejor hábito es el que se mantiene cuando hay sueño y prisa.',
        'En el baño sobran botes y faltan los que se acaban.',
      ],
      B2B: [
        'En cabina o en mostrador, la confianza de una clienta se gana con explicaciones claras.',
        'Una recomendación profesional se paga con la siguiente visita, o con su ausencia.',
      ],
    },
    tags: ['CuidarseSinPrisa', 'RutinaSencilla', 'Bienestar'],
    scene: 'el envase abierto y la textura sobre la mano, con fondo claro y sin filtros',
  },
  sport: {
    hooks: {
      any: [
        'El material no entrena por nadie, pero el malo se nota en el kilómetro que más cuesta.',
        'Salir es fácil; lo que cuesta es no tener excusas para quedarse.',
      ],
      B2C: [
        'Si una compra fue buena idea se sabe el domingo por la mañana, ya en marcha.',
        'A partir de cierto punto, lo que se lleva encima se nota en las piernas.',
      ],
      B2B: [
        'En un club o en una tienda, el material lo ponen a prueba muchas manos.',
        'Un socio vuelve cuando todo está listo al llegar.',
      ],
    },
    tags: ['SinExcusas', 'Entrenar', 'AlAireLibre'],
    scene: 'el material en uso, al aire libre, con polvo o barro de verdad',
  },
};
