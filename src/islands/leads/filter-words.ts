import type { Stage } from '#features/leads/opportunity.schema.ts';
import type { Texts } from '../ui/make-texts.ts';
import { dayText } from './format-time.ts';
import { stageName } from './stage-name.ts';
import type { Filters } from './use-records.ts';

export function daysWords(from: string | undefined, to: string | undefined, { t, tag }: Texts): string {
  if (from && to) return t('leads:list.days', { from: dayText(from, tag), to: dayText(to, tag) });
  return from
    ? t('leads:list.daysFrom', { from: dayText(from, tag) })
    : t('leads:list.daysTo', { to: dayText(to ?? '', tag) });
}

/** What the filters that no control shows narrow the list down to. */
export function filterWords(filters: Filters, stages: readonly Stage[], texts: Texts): string[] {
  const { t, tDynamic } = texts;
  const nameOf = (key: string): string => {
    const found = stages.find((stage) => stage.key === key);
    return found ? stageName(found, tDynamic) : key;
  };
  const days = (name: string): string => daysWords(filters[`${name}From`], filters[`${name}To`], texts);
  const has = (...names: string[]): boolean => names.some((name) => (filters[name] ?? '') !== '');
  return [
    ...(has('stage') ? [nameOf(filters['stage'] ?? '')] : []),
    ...(has('createdFrom', 'createdTo')
      ? [t('leads:opportunities.filters.created', { days: days('created') })]
      : []),
    ...(has('closeFrom', 'closeTo') ? [t('leads:opportunities.filters.close', { days: days('close') })] : []),
    ...(has('hasClose') ? [t('leads:opportunities.filters.noClose')] : []),
    ...(has('reached')
      ? [t('leads:opportunities.filters.reached', { stage: nameOf(filters['reached'] ?? '') })]
      : []),
    ...(has('left')
      ? [
          t('leads:opportunities.filters.left', {
            stage: nameOf(filters['left'] ?? ''),
            days: days('left'),
          }),
        ]
      : []),
  ];
}
