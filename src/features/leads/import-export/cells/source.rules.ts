import { LEAD_SOURCES, type LeadSource } from '#shared/lead-sources.ts';
import { choiceReader } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { addReadValue, type ReadValues } from './read-values.rules.ts';
import { SOURCE_NAMES } from './names.values.ts';

const knownSource = choiceReader(LEAD_SOURCES, SOURCE_NAMES);

/** Counts a source that becomes `other`. */
export function countSource(text: string | undefined, values: ReadValues): void {
  if (text !== undefined && knownSource(text) === undefined) addReadValue(values, 'sourceUnknown', text);
}

/** Returns the source, or `other` for an unknown one: the record matters more than the name of its source. */
export const sourceOf = (text: string | undefined): LeadSource | null =>
  text === undefined ? null : (knownSource(text) ?? 'other');
