import type { CustomField } from '#features/leads/fields/field.schema.ts';
import type { OwnShown } from './line-about.rules.ts';

const listIn = (json: string): string[] => {
  const read: unknown = json.startsWith('[') ? JSON.parse(json) : [];
  return Array.isArray(read) ? read.map(String) : [];
};

/** Shows values of defined fields as people know them: under their labels, with the names of options, in units of money. */
export const ownShown =
  (fields: readonly CustomField[]): OwnShown =>
  (key, text) => {
    const field = fields.find((each) => each.key === key);
    if (!field) return undefined;
    const { label, type, options } = field;
    const nameOf = (option: string): string => options.find((each) => each.key === option)?.label ?? option;
    if (type === 'money') return [label, [(Number(text) / 100).toFixed(2)]];
    if (type === 'choice') return [label, [nameOf(text)]];
    return [label, type === 'choices' ? listIn(text).map(nameOf) : [text]];
  };
