import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { Field, FieldList } from '#shared/field-list.ts';
import { MAX_AMOUNT_CENTS } from '#features/leads/opportunities/opportunity.values.ts';
import { foldText } from '#shared/texts/text.ts';
import { ownersIn, type Team } from '#islands/leads/owners/team.ts';
import { choiceWord } from '#islands/leads/records/field-words.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';

/** The field that a column of the table edits; `choices` are its values with their words. */
export type CellField = {
  name: string;
  of: Field;
  choices: readonly { id: string; label: string }[];
  /** How it is typed and stored, where the kind does not say it. */
  read?: (row: object) => string;
  write?: (typed: string, row: object) => unknown;
};

/** Kinds that one line, or one of a few choices, can say. */
const KINDS: readonly Field['kind'][] = [
  'line',
  'phone',
  'email',
  'website',
  'host',
  'day',
  'number',
  'money',
  'choice',
  'option',
  'flag',
];

/** A field of the workspace whose choices are its members (`customColumns`). */
const isMember = (of: Field): boolean => of.kind === 'option' && of.of.length === 0;

/** The fields of the columns that can be edited in the table, by the id of the column. */
export function cellFields(
  area: ListArea,
  fields: FieldList,
  { people }: Pick<Team, 'people'>,
  texts: Texts,
): ReadonlyMap<string, CellField> {
  const { t } = texts;
  const none = { id: '', label: t('leads:common.notStated') };
  const choicesOf = (name: string, of: Field) => {
    if (of.kind === 'flag')
      return [
        { id: 'on', label: t('leads:common.yes') },
        { id: '', label: t('leads:common.no') },
      ];
    if (of.kind !== 'choice' && of.kind !== 'option') return [];
    const ids = isMember(of) ? Object.keys(of.words ?? {}) : of.of;
    const known = ids.map((id) => ({ id, label: of.words?.[id] ?? choiceWord(area, name, id, texts) }));
    return of.kind === 'option' ? [none, ...known] : known;
  };
  const found = Object.entries(fields)
    .filter(([, { kind }]) => KINDS.includes(kind))
    .map(([name, of]): [string, CellField] => [
      name,
      // A member is stored as a number.
      { name, of: isMember(of) ? { kind: 'link' } : of, choices: choicesOf(name, of) },
    ]);
  const sources = LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }));
  const members = [none, ...ownersIn({ people }).map(({ id, name }) => ({ id: String(id), label: name }))];
  return new Map<string, CellField>([
    ...found,
    ...(area === 'opportunities' ? OF_DEALS : []),
    ['source', { name: 'source', of: { kind: 'choice', of: LEAD_SOURCES }, choices: sources }],
    ...(people.length > 0
      ? [['owner', { name: 'ownerId', of: { kind: 'link' }, choices: members }] as [string, CellField]]
      : []),
  ]);
}

/** Fields of an opportunity besides those of its list, by the column. */
const OF_DEALS: readonly (readonly [string, CellField])[] = [
  ['amount', { name: 'amountCents', of: { kind: 'money', max: MAX_AMOUNT_CENTS, invalid: '' }, choices: [] }],
  [
    'probability',
    {
      name: 'probability',
      of: { kind: 'number', min: 0, max: 100, isWhole: true, invalid: '' },
      choices: [],
    },
  ],
];

type Row = Readonly<Record<string, unknown>>;

/** A field of the workspace is called `customFields.key`, and its value stands below the key. */
const keyIn = (name: string): string | undefined => name.split('customFields.')[1];

/** A value of a row as its cell is typed; of a choice, its id. */
export function typedOf(row: Row, { name, of, read }: CellField, tag: string): string {
  if (read) return read(row);
  const key = keyIn(name);
  const own = row['customFields'] as Row | undefined;
  const value = key === undefined ? row[name] : own?.[key];
  return valuesOfFields({ [name]: of }, { [name]: value ?? null } as never, tag)[name] ?? '';
}

/** The body of the call that stores what was typed into cells of one row, by the names of their fields. */
export function bodyOfCells(
  typed: ReadonlyMap<CellField, string>,
  tag: string,
  row: object = {},
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [{ name, of, write }, text] of typed) {
    const key = keyIn(name);
    const value = write ? write(text, row) : bodyOfFields({ [name]: of }, { [name]: text }, tag)[name];
    if (key === undefined) body[name] = value;
    else own[key] = value;
  }
  return Object.keys(own).length > 0 ? { ...body, customFields: own } : body;
}

/** The id of the choice that a pasted text names, by its word or its id; undefined for none. */
export function choiceNamed({ choices }: CellField, text: string): string | undefined {
  const wanted = foldText(text.trim());
  return choices.find(({ id, label }) => foldText(label) === wanted || foldText(id) === wanted)?.id;
}

/** Cells of a spreadsheet as the clipboard holds them: lines of tabs, a cell of several lines between quotes. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [];
  const lines = `\n${text.replace(/\r\n?/g, '\n').replace(/\n$/, '')}`;
  for (const [, sign, quoted, bare = ''] of lines.matchAll(
    /([\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g,
  )) {
    if (sign === '\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
  }
  return rows;
}
