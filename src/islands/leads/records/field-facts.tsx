import type { Field, FieldList } from '#shared/field-list.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import { fieldWord, valueWords } from './field-words.ts';
import type { Fact } from './RecordFacts.tsx';
import type { GridColumn } from './record-list.ts';

/** Link of a value by its kind; a kind without one is plain text. */
const HREFS: Partial<Record<Field['kind'], (value: string) => string>> = {
  phone: telHref,
  email: (address) => `mailto:${address}`,
  host: (host) => `https://${host}`,
  website: (address) => address,
};

function shown(kind: Field['kind'], value: string) {
  const href = HREFS[kind]?.(value);
  if (href === undefined || value === '') return value;
  const isElsewhere = kind === 'host' || kind === 'website';
  return (
    <a className={FACT_LINK} href={href} {...(isElsewhere && { rel: 'noreferrer', target: '_blank' })}>
      {value}
    </a>
  );
}

type Row = Readonly<Record<string, unknown>>;

const chosen = (list: FieldList, names: readonly string[]) =>
  Object.entries(list).filter(([name]) => names.includes(name));

/** Fields of a record as its page says them, under the words of its form. */
export const fieldFacts = (
  area: Area,
  list: FieldList,
  names: readonly string[],
  record: Row,
  texts: Texts,
): Fact[] =>
  chosen(list, names).map(([name, field]) => ({
    label: fieldWord(area, name, texts),
    value: shown(field.kind, valueWords(area, name, field, record[name], texts)),
  }));

const COLUMN_WIDTH = 140;

/** Columns of the list for fields without one of their own, which the reader chooses. */
export const fieldColumns = (
  area: Area,
  list: FieldList,
  names: readonly string[],
  texts: Texts,
): GridColumn<Row>[] =>
  chosen(list, names).map(([name, field]) => ({
    id: name,
    label: fieldWord(area, name, texts),
    minWidth: COLUMN_WIDTH,
    isShownAtFirst: false,
    cell: (row) => {
      const text = valueWords(area, name, field, row[name], texts);
      return field.kind === 'phone' ? phoneText(text) : text;
    },
  }));
