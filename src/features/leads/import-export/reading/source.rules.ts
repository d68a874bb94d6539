import { LEAD_SOURCES, type LeadSource } from '#features/marketing/marketing.values.ts';
import { readChoice } from './cells.rules.ts';
import { SOURCE_NAMES } from './names.values.ts';

/** A source that this product does not know is another one: the record is worth more than its origin's name. */
export const sourceOf = (text: string | undefined): LeadSource | null =>
  text === undefined ? null : (readChoice(text, LEAD_SOURCES, SOURCE_NAMES) ?? 'other');
