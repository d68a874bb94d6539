import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import type { LinkedRecords } from '#features/leads/fields/fields.schema.ts';
import type { Field, FieldList } from '#shared/field-list.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { fieldWord, valueWords } from './field-words.ts';
import type { GridColumn, ListArea } from './record-list.ts';

type Row = Readonly<Record<string, unknown>> & { customFields?: CustomFields; linked?: LinkedRecords };

const keyOf = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Of a field of the workspace, the value stands below its key. */
const valueOf = (row: Row, name: string, { label }: Field): unknown =>
  label === undefined ? row[name] : row.customFields?.[keyOf(name)];

const COLUMN_WIDTH = 140;

/** Columns of the list for fields, which the reader chooses; `apart` are those that have one of their own, or none. */
export const fieldColumns = (
  area: ListArea,
  list: FieldList,
  apart: readonly string[],
  texts: Texts,
): GridColumn<Row>[] =>
  Object.entries(list)
    .filter(([name]) => !apart.includes(name))
    .map(([name, field]) => ({
      id: name,
      label: field.label ?? fieldWord(area, name, texts),
      minWidth: COLUMN_WIDTH,
      from: Infinity,
      cell: (row) => {
        const led = row.linked?.[keyOf(name)];
        if (led)
          return (
            <a href={hrefOf(led.kind, led.id)} className="underline">
              {led.name}
            </a>
          );
        // Of a record that is gone there is nothing to say.
        if (field.kind === 'link') return null;
        const text = valueWords(area, name, field, valueOf(row, name, field), texts);
        return field.kind === 'phone' ? phoneText(text) : text;
      },
    }));
