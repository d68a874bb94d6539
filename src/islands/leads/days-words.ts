import type { Texts } from '../ui/make-texts.ts';
import { dayText } from './format-time.ts';

export function daysWords(from: string | undefined, to: string | undefined, { t, tag }: Texts): string {
  if (from && to) return t('leads:list.days', { from: dayText(from, tag), to: dayText(to, tag) });
  return from
    ? t('leads:list.daysFrom', { from: dayText(from, tag) })
    : t('leads:list.daysTo', { to: dayText(to ?? '', tag) });
}
