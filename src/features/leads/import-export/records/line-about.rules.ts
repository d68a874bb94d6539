import { IMPORT_LISTS } from '#features/leads/import-export/reading/fields.values.ts';
import { foldText } from '#shared/texts/text.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import {
  listOf,
  textOf,
  type SameBy,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';
import type { LineAbout } from '#features/leads/leads.values.ts';

/** A list of lines shows enough of a value to know it. */
const MAX_SHOWN = 200;

const DETAILS = ['email', 'phone', 'company', 'domain', 'taxId', 'sector', 'contact'] as const;

/** Fields that belong to the record alone, and those that the engine itself writes. */
const UNSHOWN = new Set([
  'companyId',
  'contactId',
  'pipelineId',
  'createdAt',
  'closedAt',
  'isNameMade',
  'isOwnerUnknown',
  'awaitedOwner',
  'optOut',
  'stageChangedAt',
]);

const MONEY = new Set(
  Object.values(IMPORT_LISTS).flatMap((list) =>
    Object.entries(list).flatMap(([name, { kind }]) => (kind === 'money' ? name : [])),
  ),
);

const shown = (text: string): string => text.slice(0, MAX_SHOWN).toWellFormed();

export function lineName(values: Values): string {
  const lastName = textOf(values['lastName']);
  const firstName = textOf(values['firstName']);
  if (firstName !== null) return shown(contactName({ firstName, lastName }));
  return shown(textOf(values['name']) ?? textOf(values['title']) ?? '');
}

export const lineAbout = (values: Values): LineAbout => ({
  name: lineName(values),
  details: DETAILS.flatMap((field) => textOf(values[field]) ?? []).map(shown),
});

const otherFields = (text: string | null): [string, string][] => {
  const fields: unknown = text === null ? {} : JSON.parse(text);
  return typeof fields === 'object' && fields !== null
    ? Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
    : [];
};

/** Label and texts of a value, as JSON or plain, of a field that the workspace defines; by its key. */
export type OwnShown = (key: string, text: string) => [label: string, texts: readonly string[]] | undefined;

/** The values by field, each a list: further addresses stand with the first, other values under their own heading. */
function valuesByField(values: Values, own: OwnShown): Map<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  const add = (name: string, texts: readonly string[]): void => {
    if (texts.length > 0) fields.set(name, [...(fields.get(name) ?? []), ...texts]);
  };
  for (const [name, value] of Object.entries(values)) {
    if (UNSHOWN.has(name) || value === null || value === '') continue;
    if (name === 'customFields')
      for (const [heading, text] of otherFields(textOf(value)))
        add(...(own(heading, text) ?? [heading, [text]]));
    else if (name === 'amountCents') add('amount', value === 0 ? [] : [(Number(value) / 100).toFixed(2)]);
    else if (MONEY.has(name)) add(name, [(Number(value) / 100).toFixed(2)]);
    else if (name === 'emails' || name === 'phones') add(name.slice(0, -1), listOf(value));
    else add(name, Array.isArray(value) ? value : [String(value)]);
  }
  return fields;
}

/**
 * Changes of a line to its record, by field: values that were not there before; and values of the line or of the record
 * that are not there afterwards, with those kept instead.
 */
export function lineChanges(
  { known, line, after }: Record<'known' | 'line' | 'after', Values>,
  sameBy: SameBy = {},
  own: OwnShown = () => undefined,
): Pick<LineAbout, 'added' | 'lost'> {
  const [before, given, kept] = [known, line, after].map((values) => valuesByField(values, own)) as [
    ReturnType<typeof valuesByField>,
    ReturnType<typeof valuesByField>,
    ReturnType<typeof valuesByField>,
  ];
  const added: Record<string, string> = {};
  const lost: Record<string, { written: string; kept: string }> = {};
  for (const field of new Set([...before.keys(), ...given.keys(), ...kept.keys()])) {
    const keyOf = (text: string): string => sameBy[field]?.(text) ?? foldText(text);
    const missing = (from: readonly string[] = [], of: readonly string[] = []): string[] => {
      const there = new Set(of.map(keyOf));
      return from.filter((text) => !there.has(keyOf(text)));
    };
    const now = kept.get(field);
    const made = missing(now, before.get(field));
    if (made.length > 0) added[field] = shown(made.join(', '));
    const gone = [...new Set([...missing(given.get(field), now), ...missing(before.get(field), now)])];
    if (gone.length > 0)
      lost[field] = { written: shown(gone.join(', ')), kept: shown((now ?? []).join(', ')) };
  }
  return {
    ...(Object.keys(added).length > 0 && { added }),
    ...(Object.keys(lost).length > 0 && { lost }),
  };
}
