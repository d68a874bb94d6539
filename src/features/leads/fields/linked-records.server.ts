import { inArray, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { CustomFields } from './custom-fields.values.ts';
import type { LinkedRecords } from './fields.schema.ts';

/** A field that leads to a record. */
export type LinkField = { key: string; type: 'contact' | 'company' };

const ids = sql`(select value from json_each(${sql.placeholder('ids')}))`;
const findContacts = preparedRows((rows) => {
  const { id, firstName, lastName } = crmContacts;
  return rows(crmContacts).select({ id, firstName, lastName }).where(inArray(id, ids));
});
const findCompanies = preparedRows((rows) => {
  const { id, name } = crmCompanies;
  return rows(crmCompanies).select({ id, name }).where(inArray(id, ids));
});

/** Returns the records that the fields of these rows lead to, with their names; one that is gone is left out. */
export async function linkedRecordsOf(
  ctx: ServiceContext,
  fields: readonly LinkField[],
  rows: readonly CustomFields[],
): Promise<LinkedRecords[]> {
  const asked = (type: LinkField['type']) => {
    const keys = fields.filter((field) => field.type === type).map(({ key }) => key);
    return JSON.stringify([...new Set(rows.flatMap((row) => keys.map((key) => row[key] ?? null)))]);
  };
  const [contacts, companies] = await Promise.all([
    findContacts(ctx, { ids: asked('contact') }),
    findCompanies(ctx, { ids: asked('company') }),
  ]);
  const names = {
    contact: new Map(contacts.map((row) => [row.id, contactName(row)])),
    company: new Map(companies.map(({ id, name }) => [id, name])),
  };
  return rows.map((row) =>
    Object.fromEntries(
      fields.flatMap(({ key, type }) => {
        const id = Number(row[key] ?? 0);
        const name = names[type].get(id);
        return name === undefined ? [] : [[key, { kind: type, id, name }]];
      }),
    ),
  );
}
