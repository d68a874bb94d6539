import type { Locale, TextKey, Translate } from '#i18n/index.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { formatText, pluralKey, type TextTree, type TextValues } from '#shared/text.ts';

/**
 * The tables that a page passes to its islands (`dictionary(locale, 'ui', …)`), without an i18n engine. Separate from
 * texts.tsx, which imports react-aria: the public site's islands must not.
 */
export type IslandTexts = {
  locale: Locale;
  tables: Readonly<Record<string, TextTree | undefined>>;
  /** The time zone in which the server rendered times (`portalTexts`). */
  timeZone?: string;
};

export type Texts = {
  locale: Locale;
  /** Locale for Intl: Spanish of Spain, English of Britain. */
  tag: string;
  t: Translate;
  /** For a key that comes from data, such as a schema's message; undefined if there is no such text. */
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
    // `2,653 contacts`: counts are grouped for the locale.
    return formatText(text, typeof count === 'number' ? { ...values, count: numbers.format(count) } : values);
  };
  const t = (key: TextKey, values?: TextValues) => tDynamic(key, values) ?? key;
  return { locale, tag: INTL_TAG[locale], t, tDynamic };
}
