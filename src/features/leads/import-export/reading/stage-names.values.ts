import type { DEFAULT_STAGES } from '#features/leads/leads.values.ts';

type DefaultStage = (typeof DEFAULT_STAGES)[number]['key'];

/** Names of stages in HubSpot, Pipedrive, Zoho and common use, in English and Spanish. */
export const STAGE_NAMES: Record<DefaultStage, readonly string[]> = {
  qualification: [
    ...[
      'qualification',
      'qualified',
      'new',
      'lead',
      'lead in',
      'prospecting',
      'open',
      'appointment scheduled',
    ],
    ...[
      'qualified to buy',
      'qualified lead',
      'contact made',
      'contacted',
      'discovery',
      'first contact',
      'idea',
    ],
    ...['needs analysis', 'needs defined', 'demo scheduled', 'in progress', 'to do', 'prospect'],
    ...['cualificación', 'calificación', 'cualificado', 'calificado', 'nuevo', 'nueva', 'abierto', 'abierta'],
    ...['prospección', 'prospecto', 'cita programada', 'calificado para comprar', 'cualificado para comprar'],
    ...[
      'contactado',
      'contacto realizado',
      'primer contacto',
      'análisis de necesidades',
      'necesidades definidas',
    ],
    ...[
      'demostración programada',
      'demo programada',
      'oportunidad',
      'entrada de lead',
      'en curso',
      'interesado',
    ],
  ],
  proposal: [
    ...['proposal', 'offer', 'quote', 'quotation', 'quoted', 'proposal made', 'proposal sent', 'quote sent'],
    ...[
      'presentation scheduled',
      'presentation',
      'value proposition',
      'proposal/price quote',
      'demo',
      'offer sent',
    ],
    ...[
      'id. decision makers',
      'identify decision makers',
      'decision makers identified',
      'perception analysis',
    ],
    ...['propuesta', 'oferta', 'presupuesto', 'cotización', 'propuesta enviada', 'propuesta realizada'],
    ...[
      'presupuesto enviado',
      'oferta enviada',
      'presentación programada',
      'presentación',
      'propuesta de valor',
    ],
    ...[
      'cotización de propuesta/precio',
      'propuesta/presupuesto',
      'identificar a los responsables de la toma de decisiones',
    ],
    ...['identificar responsables', 'identificar a las personas que toman las decisiones', 'demostración'],
  ],
  negotiation: [
    ...[
      'negotiation',
      'negotiations started',
      'negotiation/review',
      'decision maker bought in',
      'contract sent',
    ],
    ...['contract', 'review', 'verbal agreement', 'closing', 'negociación', 'negociaciones iniciadas'],
    ...[
      'negociación/revisión',
      'negociación/revisar',
      'responsable de la decisión convencido',
      'contrato enviado',
    ],
    ...[
      'tomador de decisiones involucrado',
      'responsable de toma de decisiones incluido',
      'contrato',
      'revisión',
      'cierre',
    ],
  ],
  won: [
    ...[
      'won',
      'closed won',
      'deal won',
      'customer',
      'signed',
      'ganada',
      'ganado',
      'cerrada ganada',
      'cerrado ganado',
    ],
    ...[
      'cierre ganado',
      'cerrado (ganado)',
      'trato ganado',
      'negocio ganado',
      'cliente',
      'firmado',
      'firmada',
    ],
  ],
  lost: [
    ...[
      'lost',
      'closed lost',
      'deal lost',
      'closed lost to competition',
      'closed-lost to competition',
      'dead',
    ],
    ...['perdida', 'perdido', 'cerrada perdida', 'cerrado perdido', 'cierre perdido', 'cerrado (perdido)'],
    ...['trato perdido', 'negocio perdido', 'descartado', 'descartada', 'cancelado', 'cancelada'],
    ...[
      'cerrado (perdido para la competencia)',
      'cerrado/perdido ante la competencia',
      'perdido para la competencia',
    ],
  ],
};

export const STATUS_NAMES = {
  open: ['open', 'abierto', 'abierta', 'en curso', 'in progress', 'activo', 'activa', 'active'],
  won: STAGE_NAMES.won,
  lost: STAGE_NAMES.lost,
} as const;
