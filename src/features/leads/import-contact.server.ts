import { and, eq, inArray, or } from 'drizzle-orm';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#features/marketing/marketing.values.ts';
import { fieldErrorsOf } from '#server/field-errors.ts';
import { foldText } from '#shared/text.ts';
import { createCompanySchema } from './crm-company.schema.ts';
import { createContactSchema } from './crm-contact.schema.ts';
import { setTags, tagNewRecord, tagsOf } from './crm-tags.server.ts';
import { contactNameKey } from './contact-name.rules.ts';
import { emailKeyOf, phoneKeyOf } from './duplicate.rules.ts';
import { contactKeys } from './duplicate.server.ts';
import {
  tagsIn,
  textOf,
  type ImportAdapter,
  type ImportScope,
  type Known,
  type Values,
} from './import-adapter.server.ts';
import { readTags, splitName } from './import-cells.rules.ts';
import { companyByName } from './import-company.server.ts';
import { sourceOf } from './import-source.rules.ts';

/** The name of a company meets the rule of a company: where there is none of that name, one is made. */
const lineSchema = createContactSchema.extend({ company: createCompanySchema.shape.name.nullish() });

/** A column that holds the whole name counts where there is none for its part. */
function nameOf(cells: Parameters<ImportAdapter['read']>[1]) {
  const whole = cells.fullName === undefined ? undefined : splitName(cells.fullName);
  return {
    firstName: cells.firstName ?? whole?.firstName ?? cells.lastName,
    lastName: cells.firstName === undefined && !whole ? null : (cells.lastName ?? whole?.lastName ?? null),
  };
}

const columnsOf = (values: Values, keys: { emailKey: string | null; phoneKey: string | null }) => {
  const firstName = textOf(values['firstName']) ?? '';
  const lastName = textOf(values['lastName']);
  return {
    firstName,
    lastName,
    nameKey: contactNameKey(firstName, lastName),
    email: textOf(values['email']),
    phone: textOf(values['phone']),
    ...keys,
    position: textOf(values['position']),
    notes: textOf(values['notes']),
    source: LEAD_SOURCES.find((source) => source === values['source']) ?? 'import',
  };
};

const keysOfValues = (values: Values) =>
  contactKeys({ email: textOf(values['email']), phone: textOf(values['phone']) });

async function findKnown(scope: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const { db, workspaceId } = scope;
  const of = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const { emailKey, phoneKey } = crmContacts;
  const rows = await db
    .select({ contact: crmContacts, company: crmCompanies.name })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(
      or(
        and(eq(crmContacts.workspaceId, workspaceId), inArray(emailKey, of('email:'))),
        and(eq(crmContacts.workspaceId, workspaceId), inArray(phoneKey, of('phone:'))),
      ),
    );
  const tags = await tagsOf(
    db,
    'contact',
    rows.map(({ contact }) => contact.id),
  );
  return rows.map(({ contact, company }) => {
    const { id, updatedAt, firstName, lastName, email, phone, position, notes, source } = contact;
    const values = {
      firstName,
      lastName,
      email,
      phone,
      position,
      company,
      notes,
      source,
      tags: tags.get(id) ?? [],
    };
    return { id, updatedAt, keys: contactImport.keysOf(values).answers, values };
  });
}

export const contactImport: ImportAdapter = {
  sameBy: { email: emailKeyOf, phone: phoneKeyOf, company: foldText },

  read: async (_scope, cells) => {
    const { email, phone, position, notes, company } = cells;
    const tags = readTags(cells.tags ?? '');
    const said = { ...nameOf(cells), email, phone, position, notes, tags, company };
    const parsed = lineSchema.safeParse(said);
    if (!parsed.success) return { errors: fieldErrorsOf(parsed.error) };
    const { companyId: _company, customFields: _fields, consent: _consent, ...values } = parsed.data;
    return { values: { ...values, company: values.company ?? null, source: sourceOf(cells.source) } };
  },

  keysOf: (values) => {
    const { emailKey, phoneKey } = keysOfValues(values);
    const sure = [...(emailKey ? [`email:${emailKey}`] : []), ...(phoneKey ? [`phone:${phoneKey}`] : [])];
    return { sure, weak: [], answers: sure };
  },

  find: findKnown,

  create: async (scope, values) => {
    const { db, ctx, workspaceId, at } = scope;
    const company = await companyByName(scope, textOf(values['company']));
    const [made] = await db
      .insert(crmContacts)
      .values({
        ...columnsOf(values, keysOfValues(values)),
        companyId: company.id,
        workspaceId,
        userId: ctx.user.id,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: crmContacts.id });
    const id = made?.id ?? 0;
    await tagNewRecord(db, workspaceId, 'contact', id, tagsIn(values), scope.met);
    return { id, also: company.made };
  },

  update: async (scope, id, values, at) => {
    const company = await companyByName(scope, textOf(values['company']));
    await scope.db
      .update(crmContacts)
      .set({ ...columnsOf(values, keysOfValues(values)), companyId: company.id, updatedAt: at })
      .where(eq(crmContacts.id, id));
    await setTags(scope.db, scope.workspaceId, 'contact', id, tagsIn(values));
    return { id, also: company.made };
  },
};
