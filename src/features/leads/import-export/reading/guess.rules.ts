import { foldText } from '#shared/texts/text.ts';
import {
  IMPORT_FIELDS,
  IMPORT_LISTS,
  ownMapped,
  type ImportField,
  type ImportKind,
  type MappedField,
} from './fields.values.ts';
import { OTHER_HEADINGS, type Headings } from './headings.values.ts';

/** Field by heading; columns without an entry are not imported. */
export type Mapping = Record<string, MappedField>;

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

/** Fields by which records are told apart: no field of a workspace takes their columns. */
const NAMES: readonly ImportField[] = ['firstName', 'lastName', 'fullName', 'email', 'name', 'title'];

/**
 * Guesses the field of each column from English and Spanish headings; fields that accept several columns collect them.
 * A column with an unknown heading becomes another value of the record: nothing is left out unless somebody chooses to.
 * `own`: fields that the workspace defines; a heading that is the label of one is that field, unless records are told apart
 * by it.
 */
export function guessMapping(
  kind: ImportKind,
  headings: readonly string[],
  own: readonly { key: string; label: string }[] = [],
): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<ImportField>();
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  const words = headings.map((heading) => ({ heading, word: bare(heading).replace(OBJECTS[kind], '') }));
  const labels = new Map(own.map(({ key, label }) => [foldText(label), key]));
  const isName = (word: string): boolean =>
    NAMES.some((field) => fields.includes(field) && headingsOf(kind, field).headings.includes(word));
  const given = new Set<string>();
  for (const { heading, word } of words)
    if (labels.has(foldText(heading.trim())) && !isName(word)) {
      mapping[heading] = 'customFields';
      given.add(foldText(heading.trim()));
    }
  // Pipedrive names the record before the field: `Person - Sector`.
  for (const { heading, word } of words) {
    const label = foldText(heading.trim()).replace(OBJECTS[kind], '');
    const key = labels.get(label);
    if (key === undefined || given.has(label) || Object.hasOwn(mapping, heading) || isName(word)) continue;
    mapping[heading] = ownMapped(key);
    given.add(label);
  }
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
