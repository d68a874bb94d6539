import type { FieldList, ValuesOf } from '#shared/field-list.ts';
import type { FormValues } from './drafts.ts';

/** Specification section 9: 3 where nothing is said. */
const RATING = '3';

/** The fields of a record as a form keeps them; of a new one what each begins with. */
export const valuesOfFields = <L extends FieldList>(list: L, record: ValuesOf<L> | null): FormValues =>
  Object.fromEntries(
    Object.entries(list).map(([name, field]) => {
      const value: unknown = record?.[name];
      if (field.kind === 'flag') return [name, value === true ? 'on' : ''];
      const otherwise =
        field.kind === 'rating' ? RATING : field.kind === 'choice' ? (field.otherwise ?? '') : '';
      return [name, value === null || value === undefined ? otherwise : String(value)];
    }),
  );

/** Returns the request body of a field list. */
export const bodyOfFields = (list: FieldList, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(list).map(([name, { kind }]) => {
      const value = values[name];
      return [name, kind === 'rating' ? Number(value) : kind === 'flag' ? value === 'on' : value];
    }),
  );
