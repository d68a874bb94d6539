import type { ThemeTable } from './copy.types.ts';

/** The same of services, of industry, and of whatever is none of these: Spanish. */
export const SERVICES_ES: Pick<ThemeTable, 'travel' | 'advice' | 'industry' | 'general'> = {
  travel: {
    hooks: {
      any: [
        'Un buen viaje empieza cuando ya no hay nada que organizar.',
        'De un lugar se recuerda menos lo que se vio que cómo se estuvo.',
      ],
      B2C: [
        'Faltan menos días para el puente de lo que parece, y nadie ha decidido nada.',
        'Hay escapadas que se cuentan y otras que se repiten.',
      ],
      B2B: [
        'Un viaje de empresa sale bien cuando nadie tiene que llamar para preguntar.',
        'Quien recomienda un destino a sus clientes se juega la confianza de la próxima reserva.',
      ],
    },
    tags: ['Escapada', 'ViajarSinPrisa', 'TurismoCercano'],
    scene: 'el lugar a primera hora, con una persona de espaldas y sin poses',
  },
  advice: {
    hooks: {
      any: [
        'Se busca ayuda casi siempre tarde, cuando el problema ya tiene nombre y fecha.',
        'Un buen servicio se nota en las llamadas que dejan de hacer falta.',
      ],
      B2C: [
        'Hay asuntos que se van dejando porque nadie explica por dónde empezar.',
        'Encontrar a alguien que conteste claro ya es medio camino.',
      ],
      B2B: [
        'En una empresa pequeña, quien lo lleva todo no puede saber de todo.',
        'Encargar algo fuera solo sale a cuenta si luego no hay que rehacerlo.',
      ],
    },
    tags: ['Asesoramiento', 'Pymes', 'HablarClaro'],
    scene: 'dos personas hablando ante unos papeles, con luz de ventana y gestos naturales',
  },
  industry: {
    hooks: {
      any: [
        'En una planta, lo que no se ve es lo que no puede fallar.',
        'El precio de una pieza se conoce el día de la compra; el de una parada, el día que ocurre.',
      ],
      B2C: [
        'Antes de meterse en una instalación, conviene hacer números con datos de verdad.',
        'Lo barato en una obra se recuerda durante años.',
      ],
      B2B: [
        'Compras mira la tarifa, producción mira la fiabilidad y las dos tienen razón.',
        'Un proveedor técnico se mide por lo que tarda en contestar cuando algo se para.',
      ],
    },
    tags: ['Industria', 'Mantenimiento', 'IngenieríaPráctica'],
    scene: 'el equipo en funcionamiento, con escala humana y detalle del acabado',
  },
  general: {
    hooks: {
      any: [
        'Antes de comprar, casi todo el mundo se hace las mismas tres preguntas: qué es, para qué sirve y cuánto cuesta.',
        'Lo que se explica bien se decide antes.',
        'Hay decisiones que se aplazan solo porque falta un dato.',
      ],
      B2C: [
        'Comparar cansa, sobre todo cuando todos dicen lo mismo con otras palabras.',
        'Una compra acertada es la que no hay que volver a pensar.',
      ],
      B2B: [
        'Quien compra para una empresa tiene que poder explicarlo después.',
        'Un proveedor nuevo se gana el sitio con información clara, no con adjetivos.',
      ],
    },
    tags: ['DatosClaros', 'ElegirBien', 'ComprarConCriterio'],
    scene: 'el producto solo, bien iluminado, con una mano o un objeto cotidiano que dé la escala',
  },
};
