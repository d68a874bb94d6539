import { amountCell, numberCell, type CsvStyle } from '#kernel/api/csv-cells.ts';
import type { CustomFields, CustomValue, DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { writeTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import type { Words } from './export-words.server.ts';

type Saying = { words: Words; people: readonly { id: number; name: string }[]; style: CsvStyle };

function cellOf(
  { type, options }: DefinedField,
  value: CustomValue,
  { words, people, style }: Saying,
): string {
  const labelOf = (key: string): string => options.find((option) => option.key === key)?.label ?? key;
  if (value === null) return '';
  if (type === 'checkbox') return value === true ? words.yes : words.no;
  if (type === 'choices') return writeTags(Array.isArray(value) ? value.map(labelOf) : []);
  if (type === 'choice') return labelOf(String(value));
  if (type === 'money' && typeof value === 'number') return amountCell(value, style);
  if (type === 'member') return people.find(({ id }) => id === value)?.name ?? String(value);
  // Three digits behind a sign could be a group of thousands to a reader of another language.
  if (type === 'number' && typeof value === 'number')
    return numberCell(value, style).replace(/[.,]\d{3}$/, '$&0');
  return String(value);
}

/** The cells of the fields that a workspace defines, as the import reads them again; other records go by their ids. */
export const definedCells = (
  fields: readonly DefinedField[],
  values: CustomFields,
  saying: Saying,
): string[] => fields.map((field) => cellOf(field, values[field.key] ?? null, saying));
