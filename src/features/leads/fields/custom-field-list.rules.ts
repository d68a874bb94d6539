import type { Field, FieldList } from '#shared/field-list.ts';
import {
  MAX_OPTIONS,
  type CustomFields,
  type CustomFieldType,
  type DefinedField,
} from './custom-fields.values.ts';

const INVALID = 'errors:fields.invalid';
const MOST = 1_000_000_000_000;

type Kind = Extract<Field, { kind: string }>;

/** The kinds in which members, other records and several choices are kept have controls of their own. */
const KINDS: Record<CustomFieldType, (field: DefinedField) => Kind> = {
  text: () => ({ kind: 'line' }),
  longText: () => ({ kind: 'paragraph' }),
  number: () => ({ kind: 'number', min: -MOST, max: MOST, invalid: INVALID }),
  money: () => ({ kind: 'money', min: -MOST, max: MOST, invalid: INVALID }),
  date: () => ({ kind: 'day', invalid: INVALID }),
  choice: ({ options }) => ({ kind: 'option', of: options.map(({ key }) => key) }),
  choices: () => ({ kind: 'lines', most: MAX_OPTIONS, invalid: INVALID }),
  checkbox: () => ({ kind: 'flag' }),
  link: () => ({ kind: 'website', invalid: INVALID }),
  member: () => ({ kind: 'link' }),
  contact: () => ({ kind: 'link' }),
  company: () => ({ kind: 'link' }),
};

/** A field that a workspace defines, as those of a field list. */
export const fieldOfCustom = (field: DefinedField): Field => KINDS[field.type](field);

/** Name of its value in a form and in the messages of the server. */
export const formName = (key: string): string => `customFields.${key}`;

/** The defined fields by the names of a form. */
export const customFieldList = (fields: readonly DefinedField[]): FieldList =>
  Object.fromEntries(fields.map((field) => [formName(field.key), fieldOfCustom(field)]));

/** The defined fields that a list of these records has as columns; `people` are those of the workspace. */
export const customColumns = (
  fields: readonly DefinedField[],
  of: DefinedField['kind'],
  people: readonly { id: number; name: string }[],
): FieldList =>
  Object.fromEntries(
    fields.flatMap((field): [string, Field][] => {
      if (field.kind !== of) return [];
      const words = Object.fromEntries(
        field.type === 'member'
          ? people.map(({ id, name }) => [id, name])
          : field.options.map(({ key, label }) => [key, label]),
      );
      // A member is one of a few, whatever the number.
      const kind: Kind = field.type === 'member' ? { kind: 'option', of: [] } : fieldOfCustom(field);
      return [[formName(field.key), { ...kind, label: field.label, words }]];
    }),
  );

/** The values of a record by the same names; of a new one the defaults. */
export const customRow = (
  fields: readonly DefinedField[],
  values: CustomFields | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ key, defaultValue }) => [formName(key), values ? (values[key] ?? null) : defaultValue]),
  );

/** The values that no field is defined for. */
export const otherValues = (fields: readonly DefinedField[], values: CustomFields): CustomFields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.some(({ key }) => key === name)));
