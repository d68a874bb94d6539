import { LEAD_SOURCES, type LeadSource } from '#shared/lead-sources.ts';
import { foldText } from '#shared/texts/text.ts';
import { choiceReader } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { SOURCE_NAMES } from './names.values.ts';

export const SOURCE_UNKNOWN = 'leads:imports.sourceUnknown';

const knownSource = choiceReader(LEAD_SOURCES, SOURCE_NAMES);

/**
 * Notes a source that becomes `other`, once per value and batch, because one file repeats it on thousands of lines and
 * the response lists values, not lines.
 */
export function sourceNotes(text: string | undefined, met: Map<string, number>): { source?: string } {
  if (text === undefined || knownSource(text) !== undefined) return {};
  const key = `source:${foldText(text)}`;
  if (met.has(key)) return {};
  met.set(key, 0);
  return { source: SOURCE_UNKNOWN };
}

/** Returns the source, or `other` for an unknown one: the record matters more than the name of its source. */
export const sourceOf = (text: string | undefined): LeadSource | null =>
  text === undefined ? null : (knownSource(text) ?? 'other');
