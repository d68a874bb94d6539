import { moneyText } from '#shared/numbers/money-text.ts';
import type { Field } from '#shared/field-list.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { dayText } from '#islands/leads/format-time.ts';
import type { ListArea } from './record-list.ts';

export const fieldWord = (area: ListArea, name: string, { tDynamic }: Texts): string =>
  tDynamic(`leads:${area}.${name}`) ?? name;

export const choiceWord = (area: ListArea, name: string, value: string, { tDynamic }: Texts): string =>
  tDynamic(`leads:${area}.choices.${name}.${value}`) ?? value;

/** A value as a screen says it, whether it is the record's or the text of its form; empty for none. */
export function valueWords(area: ListArea, name: string, field: Field, value: unknown, texts: Texts): string {
  const { kind, words } = field;
  const wordOf = (choice: unknown) =>
    words?.[String(choice)] ?? choiceWord(area, name, String(choice), texts);
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'flag')
    return texts.t(value === true || value === 'on' ? 'leads:common.yes' : 'leads:common.no');
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  if (kind === 'choice' || kind === 'option') return wordOf(value);
  if (kind === 'money' && typeof value === 'number') return moneyText(value, 'EUR', texts.tag);
  if (typeof value === 'number') return numberFormat(texts.tag).format(value);
  return kind === 'day' ? dayText(String(value), texts.tag) : String(value);
}
