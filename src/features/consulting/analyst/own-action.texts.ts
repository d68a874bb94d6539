import { translator } from '#i18n/index.ts';
import type { Locale } from '#shared/languages.ts';
import type { DraftedAction } from './analyst.types.ts';

/** A drafted action as the text of a recommendation of one's own: the first line is its title. */
export function asOwnText(draft: DraftedAction, language: Locale): string {
  const t = translator(language);
  const labelled = (['tool', 'kpi', 'risk', 'before'] as const)
    .filter((name) => draft[name] !== '')
    .map((name) => `${t(`consulting:analyst.draft.${name}`)}: ${draft[name]}`);
  return [draft.title, draft.first, draft.lasting, ...labelled].join('\n\n');
}
