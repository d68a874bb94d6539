import type { LEAD_SOURCES } from '#shared/lead-sources.ts';

/**
 * Points per sign; together they make 100. A refusal subtracts. `role`, `email` and `source` count once, with the best
 * match.
 */
export const SCORE_WEIGHTS = {
  decides: 20,
  buys: 18,
  leads: 12,
  position: 4,
  audience: 20,
  product: 12,
  keyword: 3,
  intent: 15,
  urgency: 4,
  ownDomain: 7,
  freeMail: 4,
  mailbox: 3,
  company: 3,
  refusal: -40,
  noContact: -10,
} as const;

export const MOST_KEYWORDS_SCORED = 3;

/** Points by source: the more the lead's own initiative, the more. */
export const SOURCE_WEIGHTS: Record<(typeof LEAD_SOURCES)[number], number> = {
  referral: 10,
  landing_page: 9,
  website: 8,
  phone: 8,
  event: 7,
  email: 6,
  social_media: 5,
  lead_search: 2,
  import: 1,
  other: 0,
};

/** Folded stems in both languages, matched at a word's start. */
export const ROLE_STEMS = [
  [
    'decides',
    'director[ae]?\\b|directora|gerente|gerencia|ceo\\b|coo\\b|cfo\\b|cmo\\b|cto\\b|chief|owner|propietari|duen[oa]|founder|fundador|soci[oa]\\b|partner\\b|president|managing|administrador|titular|consejer',
  ],
  ['buys', 'compras|comprador|buyer|purchas|procure|aprovision|sourcing|category manager'],
  [
    'leads',
    'manager|responsable|head\\b|jef[ea]\\b|lead\\b|coordinador|supervisor|encargad|team lead|chef\\b',
  ],
] as const;

export const INTENT_STEMS =
  'precio|price|presupuesto|quot|tarifa|pric|oferta|offer|comprar|buy|pedido|pedir|order|muestra|sample|demo|prueba|trial|reserv|book|contrat|hire|catalog|condiciones|terms|distribu|disponib|availab|cuanto cuesta|how much';
export const URGENCY_STEMS =
  'urgen|cuanto antes|asap|this week|esta semana|este mes|this month|hoy\\b|today|manana|tomorrow|plazo|deadline|antes del?\\b|before the';
export const REFUSAL_STEMS =
  'no (?:me|nos) interesa|no (?:estoy|estamos) interesad|not interested|darme de baja|dadme de baja|baja de|unsubscribe|no contact|do not contact|dejen de|stop (?:writing|mailing)|no necesit';

export const FREE_MAIL =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|aol|gmx|proton(?:mail)?|telefonica|movistar)\./;
export const SHARED_MAILBOX =
  /^(?:info|contact[oa]?|hola|hello|ventas|sales|admin|office|oficina|pedidos|orders|compras)@/;
