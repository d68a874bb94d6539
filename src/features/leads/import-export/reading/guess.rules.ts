import { foldText } from '#shared/texts/text.ts';
import { IMPORT_FIELDS, IMPORT_LISTS, type ImportField, type ImportKind } from './fields.values.ts';
import { OTHER_HEADINGS, type Headings } from './headings.values.ts';

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
    .replace(/[_*:.",]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsIn = (text = ''): string[] =>
  text
    .split(/,\s+/)
    .flatMap((word) => (word.includes('#') ? [...'23456789'].map((n) => word.replace('#', n)) : word))
    .filter((word) => word !== '');

const NONE: Headings = {};
const others: Partial<Record<string, Headings>> = OTHER_HEADINGS;
const known = new Map<Headings, { headings: readonly string[]; more: readonly string[] }>();

/**
 * Folded headings of a field, as HubSpot, Pipedrive, Zoho, Google Contacts, Outlook and spreadsheets write them: of two
 * columns for one field, the one that stands first here wins.
 */
function headingsOf(kind: ImportKind, field: string) {
  const given = others[field] ?? IMPORT_LISTS[kind][field] ?? NONE;
  const found = known.get(given) ?? { headings: wordsIn(given.headings), more: wordsIn(given.moreHeadings) };
  known.set(given, found);
  return found;
}

const KINDS = Object.keys(IMPORT_FIELDS) as ImportKind[];

const KNOWN = new Set(
  KINDS.flatMap((kind) =>
    IMPORT_FIELDS[kind].flatMap((field) => {
      const { headings, more } = headingsOf(kind, field);
      return [...headings, ...more];
    }),
  ),
);

/** Returns whether some kind of record has a field of this heading. */
export const isKnownHeading = (heading: string): boolean =>
  Object.values(OBJECTS).some((object) => KNOWN.has(bare(heading).replace(object, '')));

/**
 * Guesses the field of each column from English and Spanish headings; fields that accept several columns collect them.
 * A column with an unknown heading becomes another value of the record: nothing is left out unless somebody chooses to.
 */
export function guessMapping(kind: ImportKind, headings: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<ImportField>();
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  const words = headings.map((heading) => ({ heading, word: bare(heading).replace(OBJECTS[kind], '') }));
  const candidates = words.flatMap(({ heading, word }) =>
    fields.flatMap((field) => {
      const place = headingsOf(kind, field).headings.indexOf(word);
      return place < 0 ? [] : [{ heading, field, place }];
    }),
  );
  // The most specific headings of a field come first in its list: `first name` before `name`.
  for (const { heading, field } of candidates.toSorted((a, b) => a.place - b.place)) {
    if (taken.has(field) || Object.hasOwn(mapping, heading)) continue;
    mapping[heading] = field;
    taken.add(field);
  }
  for (const { heading, word } of words) {
    const field = fields.find(
      (each) => (taken.has(each) || each === 'address') && headingsOf(kind, each).more.includes(word),
    );
    if (field !== undefined && !Object.hasOwn(mapping, heading)) mapping[heading] = field;
  }
  // The last column of our own file of lines to correct.
  const ofErrors = words.at(-1)?.word === 'error' ? words.at(-1)?.heading : undefined;
  for (const { heading, word } of words)
    if (!Object.hasOwn(mapping, heading) && heading !== ofErrors)
      mapping[heading] = kind === 'contacts' && saysOptOut(word) ? 'optOut' : 'customFields';
  return kind === 'contacts' ? withWholeName(mapping) : mapping;
}

/**
 * Headings of opt-outs in HubSpot, Mailchimp, Brevo, Zoho, Pipedrive, Salesforce and Klaviyo, in English and Spanish;
 * each of them has several such columns, so words decide.
 */
const OPT_OUT =
  /\bunsub|\bopt(?:ed)?[ -]?outs?\b|\bhasoptedout|\bdo not (?:e-?mail|contact|mail)|\bblock ?list|\bblack ?list|^(?:email |e-mail )?marketing (?:status|consent)$|\bsubscription status$|^member status$|\bbaja\b.*\b(?:correo|e-?mail|boletin|lista|suscri)|\bdad[oa] de baja\b|\bdesuscri|\bsuscripcion cancelada|\bcancel\w* (?:de )?(?:la |su )?suscripcion|\bno (?:enviar|contactar|quiere|desea|recibir)\b|\bexclu(?:ido|sion)\b.*\b(?:correo|e-?mail)|\bno participa\w*\b.*\b(?:correo|e-?mail)|\blista (?:negra|de exclusion)|^estado de (?:marketing|la suscripcion|suscripcion)$/;

const saysOptOut = (word: string): boolean => OPT_OUT.test(word.replaceAll('?', '').trim());

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
  const lines = start
    .slice(0, MAX_START)
    .replace(/"(?:[^"]|"")*"?/g, (quoted) => quoted.replace(/[,;\t|\r\n]/g, ' '))
    .split(/\r\n|\n|\r/, HEADING_LINES)
    .filter((line) => line.trim() !== '');
  const guesses = lines.map((line) => ({ line, delimiter: mostIn(line) }));
  // A title above the headings says nothing of how they are parted.
  const headings = guesses.find(({ line, delimiter }) => {
    const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', ''));
    return cells.filter(isKnownHeading).length > 1;
  });
  return { delimiter: (headings ?? guesses[0])?.delimiter ?? ',', skip: 0 };
}

/** Enough for ten lines of headings. */
const MAX_START = 65_536;
const HEADING_LINES = 10;

function mostIn(line: string): Delimiter {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
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
