import type { Locale, TextKey, Translate } from '#i18n/index.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { formatText, pluralKey, type TextTree, type TextValues } from '#shared/text.ts';

/**
 * What the page handed over (`dictionary(locale, 'ui', …)`): the tables it needs, and no engine. Apart from texts.tsx,
 * which loads react-aria: the islands of the public site have none.
 */
export type IslandTexts = {
  locale: Locale;
  tables: Readonly<Record<string, TextTree | undefined>>;
  /** The time zone that the server has rendered times in (`portalTexts`). */
  timeZone?: string;
};

export type Texts = {
  locale: Locale;
  /** Spanish of Spain, English of Britain: for Intl. */
  tag: string;
  t: Translate;
  /** A key that comes from data (a schema's message); undefined where the tables have no such text. */
  tDynamic: (key: string, values?: TextValues) => string | undefined;
};

function lookUp(tables: IslandTexts['tables'], key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  let node: string | TextTree | undefined = Object.entries(tables).find(([name]) => name === namespace)?.[1];
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

export function makeTexts({ locale, tables }: IslandTexts): Texts {
  const numbers = new Intl.NumberFormat(INTL_TAG[locale]);
  const tDynamic = (key: string, values: TextValues = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? lookUp(tables, pluralKey(key, count, locale)) : undefined;
    const text = plural ?? lookUp(tables, key);
    if (text === undefined) return undefined;
    // `2,653 contacts`: a count is read by a person, in their language's grouping.
    return formatText(text, typeof count === 'number' ? { ...values, count: numbers.format(count) } : values);
  };
  const t = (key: TextKey, values?: TextValues) => tDynamic(key, values) ?? key;
  return { locale, tag: INTL_TAG[locale], t, tDynamic };
}
