import type { ContentFiles } from '../content-check.ts';
import type { Mistake } from '../content-shape.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';
import { formatText } from '#shared/texts/text.ts';
import {
  CLAIM_FILES,
  claimsPath,
  type Claim,
  readClaims,
  saysSo,
  textsOf,
  textsPath,
  textsUnder,
} from './claims-check.ts';

/** Built pages by their path below the client folder. */
export type BuiltPages = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#38': '&',
  '#39': "'",
  '#34': '"',
};

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the visible text of each section. */
function sectionsOf(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/(?=<(?:section|footer|header)\b)/)
    .map((part) =>
      spaced(
        part
          .replace(/<[^>]*>/g, ' ')
          .replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
      ),
    );
}

/** English of a page on demand is built under `/en` (components/layouts/addresses.ts). */
function pageOf(pages: BuiltPages, name: string, locale: Locale): string | undefined {
  if (name === 'site') return pages.get(locale === DEFAULT_LOCALE ? 'index.html' : `${locale}.html`);
  return (
    (locale === DEFAULT_LOCALE ? pages.get(`${name}.html`) : undefined) ?? pages.get(`${locale}/${name}.html`)
  );
}

/** Texts that a search engine shows of a page: no badge can stand there. */
const isMetadata = (key: string): boolean => /^(?:title|description)$|\.meta\./.test(key);

class ShownCheck {
  readonly #files: ContentFiles;
  readonly #provider: Record<string, string | number>;
  constructor(files: ContentFiles) {
    this.#files = files;
    this.#provider = JSON.parse(files.get('provider.json') ?? '{}') as Record<string, string | number>;
  }

  #noteOf(name: string, { state, note }: Claim, locale: Locale): string | undefined {
    if (note !== undefined) return textsOf(this.#files, name, locale).get(note);
    return state === 'planned' ? textsOf(this.#files, 'site', locale).get('pages.planned') : undefined;
  }

  /** The key of the first text that stands on the page without its note beside it. */
  unmarked(
    name: string,
    key: string,
    claim: Claim,
    locale: Locale,
    html: string | undefined,
  ): string | undefined {
    const texts = textsOf(this.#files, name, locale);
    if (saysSo(claim.state, textsUnder(texts, key))) return undefined;
    if (isMetadata(key) || html === undefined) return key;
    const fill = (text: string) => spaced(formatText(text, this.#provider));
    const note = this.#noteOf(name, claim, locale);
    const marked = (section: string) => note !== undefined && section.includes(fill(note));
    const sections = sectionsOf(html);
    return [...texts]
      .filter(([leaf]) => leaf === key || leaf.startsWith(`${key}.`))
      .find(([, text]) => {
        const places = sections.filter((section) => section.includes(fill(text)));
        return places.length > 0 && !places.some(marked);
      })?.[0];
  }
}

/** Claims that a built page tells without the badge or the note of their state. */
export function shownMistakes(files: ContentFiles, pages: BuiltPages): Mistake[] {
  const check = new ShownCheck(files);
  return CLAIM_FILES.flatMap((name) =>
    LOCALES.flatMap((locale) => {
      const html = pageOf(pages, name, locale);
      return Object.entries(readClaims(files, name).claims).flatMap(([key, claim]): Mistake[] => {
        const leaf = check.unmarked(name, key, claim, locale, html);
        if (leaf === undefined) return [];
        const beside =
          claim.note === undefined
            ? `<ClaimBadge of="${name}" at="${key}" /> in its section`
            : `the text of ${claim.note} in its section`;
        const expected = `${beside}, or words that say so: it is ${claim.state} (src/i18n/${claimsPath(name)}, ${key})`;
        return [{ file: textsPath(name, locale), key: leaf, expected }];
      });
    }),
  );
}
