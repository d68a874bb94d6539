import { namesOf, type FieldList } from '#shared/field-list.ts';

/** The field list of an opportunity; what its stage decides, its amount and its links stand beside it. */
export const OPPORTUNITY_FIELDS = {
  title: { kind: 'line', required: 'leads:opportunities.titleRequired' },
  expectedClose: { kind: 'day', invalid: 'leads:fields.day' },
  lostReason: { kind: 'line' },
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
] as const;
export type OpportunitySort = (typeof OPPORTUNITY_SORTS)[number];

/** One card in a column of the board and one line of the table. */
export const BOARD_CARDS = 50;

/** What the form offers; the API takes every currency of ISO 4217. */
export const COMMON_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'MXN', 'COP', 'ARS', 'CLP', 'PEN'] as const;

/** A thousand million: the sum over a million rows still counts in exact cents below 2^53 where it is shown. */
export const MAX_AMOUNT_CENTS = 100_000_000_000;

/** Between two neighbours of a column, so that a card can be put between them without moving the others. */
export const POSITION_GAP = 1_024;

export const OPPORTUNITY_VIEWS = ['board', 'table'] as const;
export type OpportunityView = (typeof OPPORTUNITY_VIEWS)[number];
/** The last view that was chosen: the server renders the page in it. */
export const OPPORTUNITY_VIEW_COOKIE = 'opportunities-view';
