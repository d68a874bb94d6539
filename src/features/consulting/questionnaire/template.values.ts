/**
 * Sector templates: `src/i18n/templates/<id>.json` with the figures, `src/i18n/<locale>/templates/<id>.json` with the
 * words. Of templates that fit a company's sector equally well, the first is suggested.
 */
export const TEMPLATES = [
  'distributor',
  'garage',
  'bakery',
  'restaurant',
  'hotel',
  'clinic',
  'law',
  'haulier',
  'builder',
  'manufacturer',
  'school',
  'association',
  'townhall',
  'shop',
  'agency',
] as const;
export type TemplateId = (typeof TEMPLATES)[number];
export const isTemplate = (id: string): id is TemplateId => TEMPLATES.some((known) => known === id);

/** Ways to answer a question of an interview. */
export const QUESTION_KINDS = ['text', 'choice', 'number', 'yes-no'] as const;
export const YES_NO = ['yes', 'no'] as const;
