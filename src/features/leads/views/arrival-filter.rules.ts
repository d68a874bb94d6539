import { foldText } from '#shared/texts/text.ts';
import { isGroup, nodesOf } from './view-filter.rules.ts';
import type { Condition, ViewFilter } from './view-filter.types.ts';

/** The values of an enquiry or a lead, by the names of `ARRIVAL_FIELDS`. */
export type ArrivalValues = Readonly<Record<string, string | null>>;

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/u).filter(Boolean);

function holds({ field, is, value }: Condition, values: ArrivalValues): boolean {
  const held = values[field] ?? '';
  const names = Array.isArray(value) ? value : [];
  const hasWords = () => wordsOf(String(value)).every((word) => foldText(held).includes(word));
  switch (is) {
    case 'contains':
      return hasWords();
    case 'equals':
      return foldText(held).trim() === foldText(String(value)).trim();
    case 'notContains':
      return !hasWords();
    case 'empty':
      return held === '';
    case 'filled':
      return held !== '';
    case 'among':
      return names.includes(held);
    case 'notAmong':
      return !names.includes(held);
    default:
      return false;
  }
}

/** Whether what has come meets a filter, as the lists ask it of their records: words without regard to case and accents. */
export function meetsFilter(filter: ViewFilter, values: ArrivalValues): boolean {
  const met = nodesOf(filter).map((node) =>
    isGroup(node) ? meetsFilter(node, values) : holds(node, values),
  );
  if (met.length === 0) return true;
  return 'all' in filter ? met.every(Boolean) : met.some(Boolean);
}
