import { LEAD_SOURCES, type LeadSource } from '#features/marketing/marketing.values.ts';
import { foldText } from '#shared/text.ts';
import { readChoice } from './cells.rules.ts';
import { SOURCE_NAMES } from './names.values.ts';

export const SOURCE_UNKNOWN = 'leads:imports.sourceUnknown';

const knownSource = (text: string): LeadSource | undefined => readChoice(text, LEAD_SOURCES, SOURCE_NAMES);

/**
 * The note about a source that becomes another one. Each value is noted once a batch: one file has it on thousands of
 * lines, and the answer names values, not lines.
 */
export function sourceNotes(text: string | undefined, met: Map<string, number>): { source?: string } {
  if (text === undefined || knownSource(text) !== undefined) return {};
  const key = `source:${foldText(text)}`;
  if (met.has(key)) return {};
  met.set(key, 0);
  return { source: SOURCE_UNKNOWN };
}

/** A source that this product does not know is another one: the record is worth more than its origin's name. */
export const sourceOf = (text: string | undefined): LeadSource | null =>
  text === undefined ? null : (knownSource(text) ?? 'other');
