import type {
  CustomFields,
  CustomFieldType,
  DefinedField,
} from '#features/leads/fields/custom-fields.values.ts';
import { isEmptyValue } from '#features/leads/fields/custom-value.rules.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import type { TemplateValues } from './template.rules.ts';

type Named = Pick<DefinedField, 'kind' | 'key'>;

/** Other records have fields of their own, and no text that says them. */
const UNTOLD: readonly CustomFieldType[] = ['contact', 'company'];

/** Name of a field of the workspace in a template: `contact.zone`. */
export const ownTemplateField = ({ kind, key }: Named): string => `${kind}.${key}`;

/** The fields of the workspace that a template may use. */
export const ownTemplateFields = <Field extends DefinedField>(fields: readonly Field[]): Field[] =>
  fields.filter(({ type }) => !UNTOLD.includes(type));

/** How values are written: the language, its words of a box, and the members by their ids. */
export type TemplateWords = {
  tag: string;
  yes: string;
  no: string;
  people: readonly { id: number; name: string }[];
};

function valueText(field: DefinedField, value: unknown, { tag, yes, no, people }: TemplateWords): string {
  const wordOf = (key: unknown) => field.options.find((option) => option.key === key)?.label ?? String(key);
  switch (field.type) {
    case 'checkbox':
      return value === true ? yes : no;
    case 'choice':
      return wordOf(value);
    case 'choices':
      return new Intl.ListFormat(tag).format((Array.isArray(value) ? value : []).map(wordOf));
    case 'money':
      return moneyText(Number(value), 'EUR', tag);
    case 'number':
      return numberFormat(tag).format(Number(value));
    case 'date':
      return formatDay(`${String(value)}T00:00:00.000Z`, tag, 'UTC');
    case 'member':
      return people.find(({ id }) => id === value)?.name ?? '';
    default:
      return String(value);
  }
}

/** The texts that the fields of one record give in a message, by the names in templates; null where nothing is said. */
export const ownTemplateValues = (
  fields: readonly DefinedField[],
  kind: DefinedField['kind'],
  values: CustomFields | undefined,
  words: TemplateWords,
): TemplateValues =>
  Object.fromEntries(
    ownTemplateFields(fields)
      .filter((field) => field.kind === kind)
      .map((field) => {
        const value = values?.[field.key];
        const isSaid = values !== undefined && (field.type === 'checkbox' || !isEmptyValue(value ?? null));
        return [ownTemplateField(field), isSaid ? valueText(field, value, words) || null : null];
      }),
  );
