import { createHash } from 'node:crypto';
import type { TextTree } from '#shared/texts/text.ts';
import { LOCALES, type Locale } from './locales.ts';
import { RESOURCES, type Namespace } from './resources.ts';

/**
 * The tables that portal pages fetch as files, so that a browser keeps them: one for every page, one for each area, and
 * one for each table that few pages need.
 */
const FILES = {
  portal: ['ui', 'accounts', 'layout', 'loop'],
  account: ['account'],
  consulting: ['consulting'],
  fields: ['fields'],
  rules: ['rules'],
  leads: ['leads'],
  mailing: ['mailing'],
  marketing: ['marketing'],
  model: ['model'],
  pipelines: ['pipelines'],
  reading: ['reading'],
  views: ['views'],
  webhooks: ['webhooks'],
  writer: ['writer'],
} as const satisfies Record<string, readonly Namespace[]>;

export type TextFile = keyof typeof FILES;
export type FetchedTable = (typeof FILES)[TextFile][number];
const NAMES = Object.keys(FILES) as TextFile[];

/** The tables of an island whose page fetches them: their names alone stand in the page (islands/ui/make-texts.ts). */
export type PageTexts<Name extends FetchedTable = FetchedTable> = {
  locale: Locale;
  names: Readonly<Record<Name, true>>;
  timeZone?: string;
  workspaceId?: number;
};

// The files do the same in a browser: what an island renders on the server and there reads the same place.
globalThis.pageTexts = RESOURCES satisfies Record<Locale, Readonly<Record<string, TextTree>>>;

function scriptOf(locale: Locale, file: TextFile): string {
  const tables = Object.fromEntries(FILES[file].map((name) => [name, RESOURCES[locale][name]]));
  return `Object.assign((globalThis.pageTexts??={}).${locale}??={},${JSON.stringify(tables)})`;
}

/** Its name in the address has a hash of the texts, because browsers keep the file for good. */
export const TEXT_SCRIPTS = LOCALES.flatMap((locale) =>
  NAMES.map((file) => {
    const script = scriptOf(locale, file);
    const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
    return { locale, file, name: `${file}.${locale}.${hash}`, script };
  }),
);

export const textAddresses = (locale: Locale, files: readonly TextFile[]): string[] =>
  TEXT_SCRIPTS.filter((script) => script.locale === locale && files.includes(script.file)).map(
    ({ name }) => `/texts/${name}.js`,
  );
