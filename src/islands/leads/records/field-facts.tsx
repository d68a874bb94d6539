import { chosenFields, type Field, type FieldList } from '#shared/field-list.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import { fieldWord, valueWords } from './field-words.ts';
import type { Fact } from './RecordFacts.tsx';

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

/** Fields of a record as its page says them, under the words of its form. */
export const fieldFacts = (
  area: Area,
  list: FieldList,
  names: readonly string[],
  record: Row,
  texts: Texts,
): Fact[] =>
  chosenFields(list, names).map(([name, field]) => ({
    label: fieldWord(area, name, texts),
    value: shown(field.kind, valueWords(area, name, field, record[name], texts)),
  }));
