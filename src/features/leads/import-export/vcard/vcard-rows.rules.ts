// Longer than 200 lines: one card, property by property.
import { foldText } from '#shared/texts/text.ts';
import { hasParam, partsIn, propertiesOf, textIn, type Property } from './vcard-lines.rules.ts';

/** The columns of the table that cards become, in their order. */
export const CARD_COLUMNS = [
  'firstName',
  'lastName',
  'fullName',
  'nickname',
  'email',
  'phone',
  'company',
  'position',
  'tags',
  'notes',
  'address',
  'website',
  'department',
  'nameExtras',
  'reachTypes',
  'optOut',
  'customFields',
  'leftOut',
] as const;
export type CardColumn = (typeof CARD_COLUMNS)[number];
export type CardRow = Partial<Record<CardColumn, string>>;

/** Of a card of ours: the person wants no mail. */
export const OPT_OUT = 'X-OPT-OUT';

/** Properties of the card rather than of the person. */
const OF_CARD = new Set([
  'BEGIN',
  'END',
  'VERSION',
  'PRODID',
  'REV',
  'UID',
  'CLASS',
  'SORT-STRING',
  'CLIENTPIDMAP',
  'XML',
  'X-ABLABEL',
  'X-ABADR',
  'X-ABUID',
  'X-ABSHOWAS',
  'KIND',
  'LABEL',
  'MAILER',
  'PROFILE',
  'SOURCE',
  'NAME',
]);
const LEFT_OUT = new Set(['BDAY', 'ANNIVERSARY', 'DEATHDATE', 'PHOTO', 'LOGO', 'SOUND', 'KEY']);
/** Types that say nothing about a number or an address. */
const PLAIN_TYPES = new Set(['VOICE', 'INTERNET', 'PREF', 'X400', 'TEXT', 'DOM', 'INTL']);

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');
const distinct = (texts: readonly string[]): string[] => [...new Set(filled(texts))];

/** Preferred ones first, else in the order of the card. */
const rank = (property: Property): number => {
  if (hasParam(property, 'TYPE', 'PREF')) return 0;
  const pref = Number(property.params['PREF']?.[0] ?? Number.NaN);
  return Number.isNaN(pref) ? 101 : pref;
};

/** `tel:+34-600-111-222;ext=12`, `mailto:ana@mar.es`. */
function reachIn(property: Property): string {
  const text = textIn(property);
  const [, number, extension] = /^tel:([^;]*)(?:;ext=(\d+))?/i.exec(text) ?? [];
  if (number !== undefined) return extension === undefined ? number : `${number} ext. ${extension}`;
  return text.replace(/^mailto:/i, '').replace(/\s+/g, ' ');
}

/** Apple writes its own labels as `_$!<Work>!$_`. */
const labelText = (text: string): string => text.replace(/^_\$!<(.*)>!\$_$/, '$1');

function typesOf(property: Property, label: string | undefined): string {
  const types = (property.params['TYPE'] ?? []).filter((type) => !PLAIN_TYPES.has(type.toUpperCase()));
  return distinct([
    ...(label === undefined ? [] : [labelText(label)]),
    ...types.map((type) => type.toLowerCase()),
  ]).join(', ');
}

function leftOut({ name, value, size }: Property): string {
  const kilobytes = Math.ceil(size / 1_024);
  return value === '' ? `${name} (${kilobytes} KB)` : `${name} ${value.slice(0, 40)}`;
}

const wordsOf = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Other values by name: an application's own properties, with the label of their group where there is one. */
function othersOf(properties: readonly Property[], labels: ReadonlyMap<string, string>): [string, string][] {
  const known = new Set([
    'N',
    'FN',
    'NICKNAME',
    'EMAIL',
    'TEL',
    'ORG',
    'TITLE',
    'ROLE',
    'CATEGORIES',
    'NOTE',
    'ADR',
    'URL',
    OPT_OUT,
  ]);
  return properties
    .filter(({ name }) => !known.has(name) && !OF_CARD.has(name) && !LEFT_OUT.has(name))
    .map((property): [string, string] => [
      labelText(labels.get(property.group ?? '') ?? property.name),
      textIn(property),
    ])
    .filter(([, text]) => text !== '');
}

function rowOf(properties: readonly Property[]): CardRow {
  const of = (name: string): Property[] =>
    properties.filter((each) => each.name === name).toSorted((a, b) => rank(a) - rank(b));
  const labels = new Map(of('X-ABLABEL').map((label) => [label.group ?? '', textIn(label)]));
  const [name] = of('N');
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = name ? partsIn(name, ';') : [];
  const shown = of('FN').map(textIn)[0] ?? '';
  const isFirm = hasFirm(properties);
  const own = filled([given, middle]).join(' ');
  const hasName = own !== '' || family !== '';
  const [organisation] = of('ORG');
  const units = organisation ? filled(partsIn(organisation, ';')) : [];
  const [title = '', ...titles] = filled([...of('TITLE'), ...of('ROLE')].map(textIn));
  const others = othersOf(properties, labels);
  const isOtherName =
    hasName &&
    shown !== '' &&
    wordsOf(shown) !== wordsOf([own, family, prefix, suffix].join(' ')) &&
    wordsOf(shown) !== wordsOf([given, family].join(' '));
  const all: [string, string][] = [
    ...others,
    ...(isOtherName ? [['FN', shown] as [string, string]] : []),
    ...titles.map((text): [string, string] => ['ROLE', text]),
  ];
  const reach = [...of('EMAIL'), ...of('TEL')].flatMap((property) => {
    const types = typesOf(property, labels.get(property.group ?? ''));
    return types === '' ? [] : `${reachIn(property)}: ${types}`;
  });
  return {
    firstName: isFirm ? '' : own,
    lastName: isFirm ? '' : family,
    fullName: isFirm || hasName || shown.includes('@') ? '' : shown,
    nickname: distinct(of('NICKNAME').map(textIn)).join(', '),
    email: distinct(of('EMAIL').map(reachIn)).join('\n'),
    phone: distinct(of('TEL').map(reachIn)).join('\n'),
    company: units[0] ?? (isFirm ? shown : ''),
    department: units.slice(1).join(', '),
    position: title.replace(/\s+/g, ' '),
    tags: distinct(of('CATEGORIES').flatMap((property) => partsIn(property, ',')))
      .map(quotedTag)
      .join(', '),
    notes: filled(of('NOTE').map(textIn)).join('\n'),
    address: distinct(of('ADR').map((adr) => filled(partsIn(adr, ';')).join(', ').replace(/\n/g, ', '))).join(
      '\n',
    ),
    website: distinct(of('URL').map(textIn)).join('\n'),
    nameExtras: filled([prefix, suffix]).join('; '),
    reachTypes: distinct(reach).join('\n'),
    optOut: of(OPT_OUT).map(textIn)[0] ?? '',
    customFields: all.length === 0 ? '' : JSON.stringify(merged(all)),
    leftOut: properties
      .filter(({ name }) => LEFT_OUT.has(name))
      .map(leftOut)
      .join('; '),
  };
}

const quotedTag = (tag: string): string => (/[,;|]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);

/** Several values of one name stand below each other. */
function merged(pairs: readonly [string, string][]): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, text] of pairs) {
    const key = name.slice(0, 100) || '?';
    const before = found.get(key);
    found.set(key, before === undefined ? text : `${before}\n${text}`);
  }
  return Object.fromEntries(found);
}

const hasFirm = (properties: readonly Property[]): boolean =>
  properties.some(
    (property) =>
      (property.name === 'KIND' && /^org/i.test(property.value)) ||
      (property.name === 'X-ABSHOWAS' && /company/i.test(property.value)),
  );

/** Version 2.1 escapes nothing but separators: `C:\\new` is a folder. */
const asWritten = (property: Property): Property => ({
  ...property,
  value: property.value.replace(/\\(?![;,\\])/g, '\\\\'),
});

const inVersion = (card: readonly Property[]): readonly Property[] =>
  card.some(({ name, value }) => name === 'VERSION' && value.trim() === '2.1') ? card.map(asWritten) : card;

/** Yields a row for each card of the file, in its order. */
export function* cardRows(text: string): Generator<CardRow> {
  let card: Property[] | undefined;
  for (const property of propertiesOf(text)) {
    const mark = `${property.name}:${property.value.trim().toUpperCase()}`;
    if (mark === 'BEGIN:VCARD') card = [];
    else if (mark === 'END:VCARD' && card) {
      yield rowOf(inVersion(card));
      card = undefined;
    } else card?.push(property);
  }
  // A file that breaks off keeps its last card.
  if (card && card.length > 0) yield rowOf(inVersion(card));
}
