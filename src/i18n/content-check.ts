// One long file: every check of the texts reports through the same list of mistakes.
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, SITE_LOCALES, type SiteLocale } from './locales.ts';
import {
  leaves,
  places,
  readDocument,
  schemaMistakes,
  shapeMistakes,
  textMistakes,
  type Mistake,
} from './content-shape.ts';
import { documentHead } from './page-parts.ts';
import { DOCUMENTS, PAGES } from './page-schemas.ts';
import { TABLE_SCHEMAS } from './table-schemas.ts';
import { TRADE_SCHEMA } from './trade-schema.ts';
import { missingTexts, type UsedText } from './used-texts.ts';

export type { Mistake } from './content-shape.ts';

/** Text of every file below src/i18n, by its path from there. */
export type ContentFiles = ReadonlyMap<string, string>;

const PROVIDER = 'provider.json';
const phrase = z.string().trim().min(1);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected an hour such as 09:00');
const providerSchema = z.strictObject({
  brand: phrase,
  legalName: phrase,
  taxId: phrase,
  registry: phrase,
  street: phrase,
  postalCode: phrase,
  city: phrase,
  country: z.string().length(2),
  phone: z.string().regex(/^\+[\d ]+$/, 'expected a number such as +34 910 000 000'),
  email: z.email(),
  linkedin: z.url(),
  successCase: z.url(),
  opens: hour,
  closes: hour,
  foundingYear: z.int(),
});

/** Of these tables the public site needs these parts; the rest belongs to the portals, which speak English and Spanish. */
export const PUBLIC_PARTS: Record<string, readonly string[]> = {
  layout: ['skip', 'language', 'theme', 'header', 'footer'],
  site: ['pages', 'home'],
};

const isRequired = (locale: string): boolean => LOCALES.some((known) => known === locale);

class Check {
  readonly mistakes: Mistake[] = [];
  readonly #files: ContentFiles;
  readonly #read = new Map<string, unknown>();
  constructor(files: ContentFiles) {
    this.#files = files;
  }

  /** Undefined where it cannot be read, which is said once. */
  json(file: string): unknown {
    if (!this.#read.has(file)) this.#read.set(file, this.#parse(file));
    return this.#read.get(file);
  }

  #parse(file: string): unknown {
    const text = this.#files.get(file);
    if (text === undefined) {
      this.mistakes.push({ file, key: '', expected: 'this file to exist' });
      return undefined;
    }
    try {
      return JSON.parse(text);
    } catch (error) {
      this.mistakes.push({ file, key: '', expected: `valid JSON (${String(error)})` });
      return undefined;
    }
  }

  table(name: string, locale: SiteLocale): void {
    const parts = isRequired(locale) ? undefined : PUBLIC_PARTS[name.replace('.json', '')];
    if (!isRequired(locale) && parts === undefined) return;
    const file = `${locale}/${name}`;
    const [content, schema] = [this.json(file), TABLE_SCHEMAS[name.replace('.json', '')]];
    if (content === undefined) return;
    const found = schema ? schemaMistakes(file, schema, content) : textMistakes(file, content);
    this.mistakes.push(...found);
    if (found.length > 0 || locale === DEFAULT_LOCALE) return;
    const english = this.json(`${DEFAULT_LOCALE}/${name}`);
    // A broken original says nothing about its translation.
    if (english === undefined || schema?.safeParse(english).success === false) return;
    this.mistakes.push(...shapeMistakes(file, only(english, parts), only(content, parts)));
  }

  page({ name, schema }: (typeof PAGES)[number], locale: SiteLocale, provider: unknown): void {
    const file = `${locale}/pages/${name}.json`;
    if (!isRequired(locale) && !this.#files.has(file)) return;
    const content = this.json(file);
    if (content === undefined) return;
    const found = schemaMistakes(file, schema, content);
    this.mistakes.push(...found, ...unknownPlaces(file, leaves(content), provider));
    if (found.length > 0 || locale === DEFAULT_LOCALE) return;
    const english = this.json(`${DEFAULT_LOCALE}/pages/${name}.json`);
    if (!schema.safeParse(english).success) return;
    this.mistakes.push(...shapeMistakes(file, english, content));
  }

  /** A trade library; its lists may differ between the languages, its parts may not. */
  trade(name: string, locale: SiteLocale): void {
    const file = `${locale}/trades/${name}`;
    const content = this.json(file);
    if (content === undefined) return;
    this.mistakes.push(...schemaMistakes(file, TRADE_SCHEMA, content), ...unbracketed(file, content));
  }

  document(name: string, locale: SiteLocale, provider: unknown): void {
    const file = `${locale}/pages/${name}.md`;
    const text = this.#files.get(file);
    if (text === undefined) {
      if (isRequired(locale)) this.mistakes.push({ file, key: '', expected: 'this file to exist' });
      return;
    }
    const { head, headings } = readDocument(text);
    const wanted = readDocument(this.#files.get(`${DEFAULT_LOCALE}/pages/${name}.md`) ?? '').headings;
    this.mistakes.push(
      ...schemaMistakes(file, documentHead, head),
      ...unknownPlaces(file, [['text', text]], provider),
    );
    if (headings !== wanted)
      this.mistakes.push({
        file,
        key: '##',
        expected: `${wanted} headings, as in English; it has ${headings}`,
      });
  }
}

export function only(tree: unknown, parts: readonly string[] | undefined): unknown {
  if (parts === undefined || typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).filter(([name]) => parts.includes(name)));
}

function unknownPlaces(file: string, texts: [string, unknown][], provider: unknown): Mistake[] {
  const names = typeof provider === 'object' && provider !== null ? Object.keys(provider) : [];
  return texts.flatMap(([key, text]) =>
    places(text)
      .filter((place) => !names.includes(place.slice(2, -2)))
      .map((place) => ({ file, key, expected: `no ${place}: ${PROVIDER} has no such name` })),
  );
}

/**
 * `errors.json` is a table; `leads/tasks.json` is one of the files that make up the table `leads`. The catalogue of
 * interventions and the sector templates have checks of their own (catalogue-files.schema.ts,
 * template-files.schema.ts).
 */
const tableFilesOf = (files: ContentFiles): string[] =>
  [...files.keys()]
    .filter((file) =>
      /^en\/(?!pages\/|trades\/|catalogue\/|templates\/|duties\/)(?:[^/]+\/)?[^/]+\.json$/.test(file),
    )
    .map((file) => file.slice(`${DEFAULT_LOCALE}/`.length));

/** A key's group stands in one file of its table: of two, the program would read the one that comes last. */
function repeatedGroups(files: ContentFiles, jsonOf: (file: string) => unknown): Mistake[] {
  const first = new Map<string, string>();
  return tableFilesOf(files)
    .filter((name) => name.includes('/'))
    .flatMap((name) => {
      const file = `${DEFAULT_LOCALE}/${name}`;
      return Object.keys(jsonOf(file) ?? {}).flatMap((key) => {
        const other = first.get(`${name.split('/')[0]} ${key}`);
        if (other === undefined) first.set(`${name.split('/')[0]} ${key}`, file);
        return other === undefined ? [] : [{ file, key, expected: `no second ${key}: ${other} has it` }];
      });
    });
}

/** Every trade that one language has, the other has as well. */
const tradesOf = (files: ContentFiles): string[] => [
  ...new Set([...files.keys()].flatMap((file) => /^(?:en|es)\/trades\/([^/]+\.json)$/.exec(file)?.[1] ?? [])),
];

/** `[usted|tú]`, or `[usted|tú|vosotros]`, has its forms and nothing else between its brackets. */
const unbracketed = (file: string, content: unknown): Mistake[] =>
  leaves(content)
    .filter(
      ([, text]) =>
        typeof text === 'string' && /[[\]|]/.test(text.replace(/\[[^[\]|]+(?:\|[^[\]|]+){1,2}\]/g, '')),
    )
    .map(([key]) => ({ file, key, expected: 'both forms of address in brackets: [usted|tú]' }));

/**
 * Everything that is wrong with the texts: what is published must be there, whole and alike in every language, and so
 * must what the program shows (`used`).
 */
export function contentMistakes(
  files: ContentFiles,
  used: readonly UsedText[] = [],
  locales: readonly SiteLocale[] = SITE_LOCALES,
): Mistake[] {
  const check = new Check(files);
  const provider = check.json(PROVIDER);
  check.mistakes.push(...schemaMistakes(PROVIDER, providerSchema, provider));
  for (const locale of locales) {
    for (const name of tableFilesOf(files)) check.table(name, locale);
    if (isRequired(locale)) for (const trade of tradesOf(files)) check.trade(trade, locale);
    if (isRequired(locale))
      check.mistakes.push(...unbracketed(`${locale}/composer.json`, check.json(`${locale}/composer.json`)));
    for (const page of PAGES) check.page(page, locale, provider);
    for (const name of DOCUMENTS) check.document(name, locale, provider);
  }
  check.mistakes.push(...repeatedGroups(files, (file) => check.json(file)));
  const known = new Set(check.mistakes.map(({ file, key }) => `${file} ${key}`));
  const missing = missingTexts(used, (file) => check.json(file));
  return [...check.mistakes, ...missing.filter(({ file, key }) => !known.has(`${file} ${key}`))];
}

export const describeMistake = ({ file, key, expected }: Mistake): string =>
  `src/i18n/${file}${key === '' ? '' : `, ${key}`}: ${expected}`;
