import { foldText } from '#shared/text.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.values.ts';
import { HEADINGS, MORE_HEADINGS } from './headings.values.ts';

export type ImportKind = keyof typeof IMPORT_FIELDS;
/** Field by heading; columns without an entry are not imported. */
export type Mapping = Record<string, ImportField>;

/** Prefixes of Pipedrive's headings: `Person - Name`, `Trato - Etapa`. */
const OBJECTS: Record<ImportKind, RegExp> = {
  contacts: /^(?:person|contact|lead|persona|contacto|prospecto) - /,
  companies: /^(?:organization|organisation|company|organizacion|empresa) - /,
  opportunities: /^(?:deal|opportunity|trato|negocio|oportunidad) - /,
};

const bare = (heading: string): string =>
  foldText(heading)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[_*:."]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Guesses the field of each column from English and Spanish headings; fields that accept several columns collect them.
 */
export function guessMapping(kind: ImportKind, headings: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<ImportField>();
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  const words = headings.map((heading) => ({ heading, word: bare(heading).replace(OBJECTS[kind], '') }));
  const candidates = words.flatMap(({ heading, word }) =>
    fields.flatMap((field) => {
      const place = HEADINGS[field].indexOf(word);
      return place < 0 ? [] : [{ heading, field, place }];
    }),
  );
  // The most specific headings of a field come first in its list: `first name` before `name`.
  for (const { heading, field } of candidates.toSorted((a, b) => a.place - b.place)) {
    if (taken.has(field) || heading in mapping) continue;
    mapping[heading] = field;
    taken.add(field);
  }
  for (const { heading, word } of words) {
    const field = fields.find(
      (each) => (taken.has(each) || each === 'address') && MORE_HEADINGS[each]?.includes(word),
    );
    if (field !== undefined && !(heading in mapping)) mapping[heading] = field;
  }
  return kind === 'contacts' ? withWholeName(mapping) : mapping;
}

/** A column `Name` without a column for the last name holds the full name. */
function withWholeName(mapping: Mapping): Mapping {
  const fields = new Set(Object.values(mapping));
  if (fields.has('lastName') || fields.has('fullName')) return mapping;
  const both = new Set(['name', 'nombre']);
  return Object.fromEntries(
    Object.entries(mapping).map(([heading, field]) => [
      heading,
      field === 'firstName' && both.has(bare(heading).replace(OBJECTS.contacts, '')) ? 'fullName' : field,
    ]),
  );
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A spreadsheet may declare its delimiter in a first line `sep=;`. */
const SAID = /^\uFEFF?sep=([,;\t|])\r?\n/i;

export function guessDelimiter(start: string): { delimiter: Delimiter; skip: number } {
  const said = SAID.exec(start);
  if (said) {
    const delimiter = DELIMITERS.find((sign) => sign === said[1]) ?? ',';
    return { delimiter, skip: said[0].length };
  }
  const [line = ''] = start.replace(/"(?:[^"]|"")*"?/g, '').split(/\r\n|\n|\r/, 1);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return { delimiter: best?.delimiter ?? ',', skip: 0 };
}

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Returns the encoding from a byte order mark, or from the zero bytes of Latin letters in UTF-16. Undefined where only
 * the whole file can tell UTF-8 from Latin-1.
 */
export function markedEncoding(start: Uint8Array): Encoding | undefined {
  const [a, b, c] = start;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of start.subarray(0, 1_000).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.min(start.length, 1_000) / 4;
  if (odd > most && even < odd / 4) return 'utf-16le';
  if (even > most && odd < even / 4) return 'utf-16be';
  return undefined;
}
