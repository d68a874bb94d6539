import { namesOf, type FieldList } from '#shared/field-list.ts';

/** The field list of an opportunity; what its stage decides, its amount and its links stand beside it. */
export const OPPORTUNITY_FIELDS = {
  title: {
    kind: 'line',
    required: 'leads:opportunities.titleRequired',
    headings: `title, opportunity, opportunity name, deal name, deal, name, titulo, oportunidad,
      nombre de la oportunidad, nombre del negocio, nombre del trato, nombre de trato, negocio, trato,
      nombre, asunto`,
  },
  expectedClose: {
    kind: 'day',
    invalid: 'leads:fields.day',
    headings: `expected close, expected close date, close date, closing date, cierre previsto, fecha de cierre,
      fecha prevista de cierre, fecha de cierre prevista, fecha de cierre esperada,
      fecha estimada de cierre, cierre`,
  },
  lostReason: {
    kind: 'line',
    headings: `lost reason, reason lost, closed lost reason, reason for loss, loss reason, motivo de perdida,
      motivo de la perdida, razon de perdida, razon de la perdida, motivo de cierre perdido,
      motivo del cierre perdido, motivo de negocio perdido, razon por la que se perdio`,
  },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
export const OPPORTUNITY_NAMES = namesOf(OPPORTUNITY_FIELDS);

export const OPPORTUNITY_SORTS = [
  'board',
  'title',
  '-title',
  'createdAt',
  '-createdAt',
  'amount',
  '-amount',
  'expectedClose',
  '-expectedClose',
  'probability',
  '-probability',
  'stage',
  '-stage',
  'owner',
  '-owner',
  'lastContact',
  '-lastContact',
  'nextTask',
  '-nextTask',
] as const;

export const BOARD_CARDS = 50;

/** Currencies in the form; the API accepts all of ISO 4217. */
export const COMMON_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'MXN', 'COP', 'ARS', 'CLP', 'PEN'] as const;

/** A thousand million: the sum over a million rows still fits below 2^53 cents. */
export const MAX_AMOUNT_CENTS = 100_000_000_000;

/** Gap between neighbours of a column, so that a card can be inserted without moving the others. */
export const POSITION_GAP = 1_024;

export const OPPORTUNITY_VIEWS = ['board', 'table'] as const;
export type OpportunityView = (typeof OPPORTUNITY_VIEWS)[number];
/** The view chosen last, which the server renders. */
export const OPPORTUNITY_VIEW_COOKIE = 'opportunities-view';
