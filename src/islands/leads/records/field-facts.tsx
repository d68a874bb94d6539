import type { Field, FieldList, NameOf, ValuesOf } from '#shared/field-list.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
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
  if (href === undefined) return value;
  const isElsewhere = kind === 'host' || kind === 'website';
  return (
    <a className={FACT_LINK} href={href} {...(isElsewhere && { rel: 'noreferrer', target: '_blank' })}>
      {value}
    </a>
  );
}

/** Fields of a record as its page says them, under the words of its form. */
export const fieldFacts = <L extends FieldList>(
  area: 'contacts' | 'companies',
  list: L,
  names: readonly NameOf<L>[],
  record: ValuesOf<L>,
  { tDynamic }: Texts,
): Fact[] =>
  names.flatMap((name) => {
    const [field, value]: [Field | undefined, unknown] = [list[name], record[name]];
    if (!field || typeof value !== 'string') return [];
    return [{ label: tDynamic(`leads:${area}.${name}`) ?? name, value: shown(field.kind, value) }];
  });
