import { amountText, numberText, parseAmount, parseNumber, parseSigned } from '#shared/numbers/amount.ts';
import type { Field, FieldList, ValuesOf } from '#shared/field-list.ts';
import type { FormValues } from './drafts.ts';

/** Specification section 9: 3 where nothing is said. */
const RATING = '3';

/** Lists with quantities need the tag of the reader's language (`Texts.tag`), in which they are typed and shown. */
type Tag<L extends FieldList> =
  Extract<L[keyof L], { kind: 'number' | 'money' }> extends never ? [tag?: string] : [tag: string];

function fieldText(field: Field, value: unknown, tag: string): string {
  if (field.kind === 'flag') return value === true ? 'on' : '';
  if (value === null || value === undefined)
    return field.kind === 'rating' ? RATING : field.kind === 'choice' ? (field.otherwise ?? '') : '';
  if (field.kind === 'number' && typeof value === 'number') return numberText(value, tag);
  if (field.kind === 'money' && typeof value === 'number') return amountText(value, tag);
  if (Array.isArray(value)) return value.join(field.kind === 'lines' ? '\n' : ' ');
  return String(value);
}

/** The fields of a record as a form keeps them; of a new one what each begins with. */
export const valuesOfFields = <L extends FieldList>(
  list: L,
  record: ValuesOf<L> | null,
  ...[tag = '']: Tag<L>
): FormValues =>
  Object.fromEntries(
    Object.entries(list).map(([name, field]) => [name, fieldText(field, record?.[name], tag)]),
  );

/** Whether a quantity may be below zero. */
export const isSigned = (field: Field): boolean =>
  (field.kind === 'number' || field.kind === 'money') && (field.min ?? 0) < 0;

/** An unreadable quantity is sent as typed, for the server to report. */
function sentOf(field: Field, typed: string | undefined, tag: string): unknown {
  const { kind } = field;
  if (kind === 'flag') return typed === 'on';
  if (kind === 'rating') return Number(typed);
  // Left out of the form, so left out of the request.
  if (typed === undefined) return undefined;
  if (kind === 'lines') return typed.split('\n').filter((line) => line.trim() !== '');
  if (kind === 'colours') return typed.split(/[\s,;]+/).filter(Boolean);
  if (kind === 'number' || kind === 'money') {
    if (typed.trim() === '') return null;
    const read = kind === 'number' ? parseNumber : parseAmount;
    return (isSigned(field) ? parseSigned(read, typed, tag) : read(typed, tag)) ?? typed;
  }
  if (kind === 'link') return typed === '' ? null : Number(typed);
  if (kind === 'option') return typed === '' ? null : typed;
  return typed;
}

/** Returns the request body of a field list. */
export const bodyOfFields = <L extends FieldList>(
  list: L,
  values: FormValues,
  ...[tag = '']: Tag<L>
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(list).map(([name, field]) => [name, sentOf(field, values[name], tag)]));

/** Leaves out what was empty and still is, so that a draft can be saved before all of it is known. */
export const withoutStillEmpty = (values: FormValues, before: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, typed]) => typed.trim() !== '' || before[name] !== ''),
  );
