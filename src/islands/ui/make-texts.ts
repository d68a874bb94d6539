import type { Locale, TextKey, Translate } from '#i18n/index.ts';
import { WORKSPACE_PARAMETER } from '#shared/api.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import { formatText, pluralKey, type TextTree, type TextValues } from '#shared/texts/text.ts';

type TextTables = Readonly<Record<string, TextTree | undefined>>;

declare global {
  /** Tables of the files that the page fetched (i18n/page-texts.ts); on the server, everything. */
  var pageTexts: Partial<Record<Locale, TextTables>> | undefined;
}

/**
 * The tables of an island, without an i18n engine: by name, where the page fetches them as files (`portalTexts`), or as
 * they stand (`dictionary(locale, 'ui', …)`). Separate from texts.tsx, which imports react-aria: the public site's
 * islands must not.
 */
export type IslandTexts = {
  locale: Locale;
  names?: Readonly<Record<string, true>>;
  tables?: TextTables;
  /** The time zone in which the server rendered times (`portalTexts`). */
  timeZone?: string;
  /** The workspace that the page shows (`portalTexts`). */
  workspaceId?: number;
};

export type Texts = {
  locale: Locale;
  /** Locale for Intl: Spanish of Spain, English of Britain. */
  tag: string;
  t: Translate;
  /** For a key that comes from data, such as a schema's message; undefined if there is no such text. */
  tDynamic: (key: string, values?: TextValues) => string | undefined;
  /**
   * The address of a call that a link or an image asks for, which can send no header: it stays in the workspace of its
   * page when another tab has chosen another one.
   */
  inWorkspace: (path: string) => string;
};

function tablesOf({ locale, names, tables }: IslandTexts): TextTables {
  const all: Record<string, TextTree | undefined> = { ...tables };
  for (const name in names) {
    all[name] = globalThis.pageTexts?.[locale]?.[name];
    // The page as the server rendered it is better than one of bare keys.
    if (!all[name]) throw new Error(`no texts: ${name}`);
  }
  return all;
}

function lookUp(tables: TextTables, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  let node: string | TextTree | undefined = Object.hasOwn(tables, namespace) ? tables[namespace] : undefined;
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

export function makeTexts(given: IslandTexts): Texts {
  const { locale } = given;
  const tables = tablesOf(given);
  const tDynamic = (key: string, values: TextValues = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? lookUp(tables, pluralKey(key, count, locale)) : undefined;
    const text = plural ?? lookUp(tables, key);
    if (text === undefined) return undefined;
    // `2,653 contacts`: counts are grouped for the locale.
    return formatText(
      text,
      typeof count === 'number' ? { ...values, count: numberFormat(INTL_TAG[locale]).format(count) } : values,
    );
  };
  const t = (key: TextKey, values?: TextValues) => tDynamic(key, values) ?? key;
  const { workspaceId } = given;
  const inWorkspace = (path: string) =>
    workspaceId === undefined
      ? path
      : `${path}${path.includes('?') ? '&' : '?'}${WORKSPACE_PARAMETER}=${workspaceId}`;
  return { locale, tag: INTL_TAG[locale], t, tDynamic, inWorkspace };
}
