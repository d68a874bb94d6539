import { z } from 'zod';
import { SITE_LOCALES, type SiteLocale } from './locales.ts';
import { nameCells } from './document-tables.ts';
import { documentHead, type PageDefinition } from './page-parts.ts';
import provider from './provider.json' with { type: 'json' };
import { formatText } from '#shared/texts/text.ts';

const tables = import.meta.glob<unknown>('./*/pages/*.json', { import: 'default' });
const documents = import.meta.glob<{ frontmatter: unknown; compiledContent: () => Promise<string> }>(
  './*/pages/*.md',
);

const fileOf = (locale: string, name: string, ending: 'json' | 'md') => `./${locale}/pages/${name}.${ending}`;

/** Texts name the provider's data as `{{email}}`: it is written once, in provider.json. */
function fill(value: unknown): unknown {
  if (typeof value === 'string') return formatText(value, provider);
  // YAML reads a bare date as one.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(fill);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
}

async function read<T>(files: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const load = files[file];
  if (!load) throw new Error(`src/i18n/${file.slice(2)} does not exist`);
  return load();
}

export async function pageContent<S extends z.ZodType>(
  page: PageDefinition<S>,
  locale: SiteLocale,
): Promise<z.infer<S>> {
  const file = fileOf(locale, page.name, 'json');
  return page.schema.parse(fill(await read(tables, file)));
}

/** Markdown writes the braces of a place that stands in a link's address as an address has to. */
const withPlaces = (html: string): string => html.replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');

export async function pageDocument(name: string, locale: SiteLocale) {
  const { frontmatter, compiledContent } = await read(documents, fileOf(locale, name, 'md'));
  // Astro adds the file and the address to what stands in the file.
  const shape = documentHead.strip();
  return {
    ...shape.parse(fill(frontmatter)),
    html: nameCells(formatText(withPlaces(await compiledContent()), provider)),
  };
}

/** The published languages of a public page: those that have its file. The home page's texts are in site.json. */
export function pageLocales(path: string): readonly SiteLocale[] {
  const name = path.slice(1);
  if (name === '') return SITE_LOCALES;
  return SITE_LOCALES.filter(
    (locale) => fileOf(locale, name, 'json') in tables || fileOf(locale, name, 'md') in documents,
  );
}
