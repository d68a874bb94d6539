import { inArray } from 'drizzle-orm';
import { crmCompanies, crmContacts, users } from '#db/schema/index.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { everyField } from '#features/leads/fields/defined-fields.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { wordsFor, type Words } from '#features/leads/import-export/export-words.server.ts';
import { fieldKey } from '#features/leads/import-export/reading/field-key.rules.ts';
import { IMPORT_LISTS } from '#features/leads/import-export/reading/fields.values.ts';
import type { RecordKind } from './record-activity.schema.ts';

export type Values = Record<string, unknown>;
type Said = { name: string; before: string | null; after: string | null };

const LISTS = { contact: 'contacts', company: 'companies', opportunity: 'opportunities' } as const;
const LINKS = ['ownerId', 'companyId', 'contactId'] as const;
/** Columns beside those of the list, by the name under which a file has them. */
const BESIDE: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  currency: 'currency',
  probability: 'probability',
  source: 'source',
  emails: 'email',
  phones: 'phone',
  ownerId: 'owner',
  companyId: 'company',
  contactId: 'contact',
  customFields: 'customFields',
};

/** Columns whose changes the timeline tells of; the stage has entries of its own. */
export const shownColumns = (kind: RecordKind): ReadonlySet<string> =>
  new Set([...Object.keys(IMPORT_LISTS[LISTS[kind]]), ...Object.keys(BESIDE)]);

const MAX_SHOWN = 200;
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (a: unknown, b: unknown): boolean =>
  (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);
const customOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

type Names = Record<(typeof LINKS)[number], ReadonlyMap<number, string>>;

/** Names of the members, companies and contacts that the values lead to; one that is gone has none. */
async function namesIn(
  ctx: ServiceContext,
  fields: readonly CustomField[],
  all: readonly Values[],
): Promise<Names> {
  const idsOf = (link: (typeof LINKS)[number], type: CustomField['type']) => {
    const keys = fields.filter((field) => field.type === type).map(({ key }) => key);
    const found = all.flatMap((values) => {
      const custom = customOf(values['customFields']);
      return [values[link], ...keys.map((key) => custom[key])];
    });
    return [...new Set(found.filter((value) => typeof value === 'number'))];
  };
  const [members, firms, people] = await Promise.all([
    ctx.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, idsOf('ownerId', 'member'))),
    ctx
      .rows(crmCompanies)
      .select({ id: crmCompanies.id, name: crmCompanies.name })
      .where(inArray(crmCompanies.id, idsOf('companyId', 'company'))),
    ctx
      .rows(crmContacts)
      .select({ id: crmContacts.id, firstName: crmContacts.firstName, lastName: crmContacts.lastName })
      .where(inArray(crmContacts.id, idsOf('contactId', 'contact'))),
  ]);
  return {
    ownerId: new Map(members.map(({ id, name }) => [id, name])),
    companyId: new Map(firms.map(({ id, name }) => [id, name])),
    contactId: new Map(people.map((row) => [row.id, contactName(row)])),
  };
}

type Wording = { ctx: ServiceContext; kind: RecordKind; words: Words; names: Names };
const tagOf = ({ ctx }: Pick<Wording, 'ctx'>): string => INTL_TAG[ctx.locale];

const dayText = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const plain = (value: unknown, { words, ...of }: Wording): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberFormat(tagOf(of)).format(value);
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
};

function columnText(name: string, value: unknown, values: Values, of: Wording): string {
  const tag = tagOf(of);
  const list = IMPORT_LISTS[LISTS[of.kind]][name];
  const link = LINKS.find((each) => each === name);
  if (link) return of.names[link].get(Number(value)) ?? `#${String(value)}`;
  if (name === 'amountCents') return moneyText(Number(value), String(values['currency'] ?? 'EUR'), tag);
  if (name === 'probability') return `${String(value)} %`;
  if (name === 'source') {
    const source = LEAD_SOURCES.find((each) => each === value);
    return source ? of.words.source(source) : String(value);
  }
  if (list?.kind === 'day') return dayText(String(value), tag);
  if (list?.kind === 'money') return moneyText(Number(value), 'EUR', tag);
  if (list?.kind === 'choice' || list?.kind === 'option')
    return of.words.choice(LISTS[of.kind], name, String(value));
  return plain(value, of);
}

function ownText({ type, options }: CustomField, value: unknown, of: Wording): string {
  const labelOf = (key: unknown) => options.find((each) => each.key === key)?.label ?? String(key);
  if (type === 'choice') return labelOf(value);
  if (type === 'choices' && Array.isArray(value)) return value.map(labelOf).join(', ');
  if (type === 'money') return moneyText(Number(value), 'EUR', tagOf(of));
  if (type === 'date') return dayText(String(value), tagOf(of));
  const link = { member: 'ownerId', company: 'companyId', contact: 'contactId' } as const;
  if (type === 'member' || type === 'company' || type === 'contact')
    return of.names[link[type]].get(Number(value)) ?? `#${String(value)}`;
  return plain(value, of);
}

const cut = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text;

/** Words each change field by field, in the reader's language; null is no value. */
export async function changedFields(
  ctx: ServiceContext,
  kind: RecordKind,
  all: readonly { before: Values; after: Values }[],
): Promise<Said[][]> {
  const fields = await everyField(ctx, kind);
  const names = await namesIn(
    ctx,
    fields,
    all.flatMap(({ before, after }) => [before, after]),
  );
  const of: Wording = { ctx, kind, names, words: await wordsFor(ctx) };
  const keys = [...shownColumns(kind)].map((name) => [
    name,
    fieldKey(LISTS[kind], BESIDE[name] ?? name) ?? name,
  ]);
  const labels = wordsOf(Object.fromEntries(keys), ctx.locale);
  return all.map(({ before, after }) => {
    const said: Said[] = [];
    const was: Values = { ...after, ...before };
    const add = (
      name: string,
      from: unknown,
      to: unknown,
      text: (value: unknown, values: Values) => string,
    ) => {
      if (isSame(from, to)) return;
      said.push({
        name,
        before: isBlank(from) ? null : cut(text(from, was)),
        after: isBlank(to) ? null : cut(text(to, after)),
      });
    };
    for (const name of Object.keys(before)) {
      // A move is told as such, and takes the probability along.
      if (name === 'stage' || (name === 'probability' && 'stage' in before)) continue;
      if (name !== 'customFields') {
        add(labels[name] ?? name, before[name], after[name], (value, values) =>
          columnText(name, value, values, of),
        );
        continue;
      }
      const [from, to] = [customOf(before[name]), customOf(after[name])];
      for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
        const field = fields.find((each) => each.key === key);
        add(field?.label ?? key, from[key], to[key], (value) =>
          field ? ownText(field, value, of) : plain(value, of),
        );
      }
    }
    return said;
  });
}
