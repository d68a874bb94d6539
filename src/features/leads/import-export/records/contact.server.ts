import { asc, eq, inArray } from 'drizzle-orm';
import { insertRow } from '#db/built-once.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#features/marketing/marketing.values.ts';
import { fieldErrorsOf } from '#server/api/field-errors.ts';
import { pick } from '#shared/field-list.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { setTags, tagNewRecord, tagsOf } from '#features/leads/fields/tags.server.ts';
import { contactIdsByKeys, contactKeys } from '#features/leads/merge/duplicate.server.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import { readTags, splitName } from '#features/leads/import-export/reading/cells.rules.ts';
import { customColumn, customText } from '#features/leads/import-export/custom-fields.rules.ts';
import { readCustomFields } from '#features/leads/import-export/custom-fields-cell.server.ts';
import { companyFor } from './company-link.server.ts';
import { matchContact, mergeContact, personKeys } from './contact.rules.ts';
import { createdAtOf } from '#features/leads/import-export/reading/moments.server.ts';
import { readEmails, readPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { sourceNotes, sourceOf } from '#features/leads/import-export/reading/source.rules.ts';
import {
  listOf,
  numberOf,
  tagsIn,
  textOf,
  textsIn,
  type Known,
  type Values,
} from '#features/leads/import-export/reading/values.rules.ts';

/** Limit for a placeholder phone that thousands of contacts share. */
const MAX_FOUND = 5_000;

/** The company name follows the rules of companies, because a missing one is created. */
const lineSchema = createContactSchema.extend({ company: createCompanySchema.shape.name.nullish() });

/** Uses the full name column for missing parts; `García, José` is split in any column. */
function nameOf(cells: Parameters<ImportAdapter['read']>[1]) {
  const isInverted = cells.firstName?.includes(',') === true && cells.lastName === undefined;
  const given = isInverted ? undefined : cells.firstName;
  const wholeCell = isInverted ? cells.firstName : cells.fullName;
  const whole = wholeCell === undefined ? undefined : splitName(wholeCell);
  return {
    firstName: given ?? whole?.firstName ?? cells.lastName,
    lastName: given === undefined && !whole ? null : (cells.lastName ?? whole?.lastName ?? null),
  };
}

const reachOf = (values: Values) => ({
  email: textOf(values['email']),
  phone: textOf(values['phone']),
  emails: listOf(values['emails']),
  phones: listOf(values['phones']),
});

const columnsOf = (values: Values) => {
  const texts = textsIn(values, CONTACT_NAMES);
  const firstName = texts.firstName ?? '';
  const reach = reachOf(values);
  return {
    ...texts,
    firstName,
    nameKey: contactNameKey(firstName, texts.lastName),
    ...reach,
    ...contactKeys(reach),
    ...customColumn(values),
    source: LEAD_SOURCES.find((source) => source === values['source']) ?? 'import',
  };
};

async function findKnown({ db, workspaceId }: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const rows = await db
    .select({ contact: crmContacts, company: crmCompanies.name })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(inArray(crmContacts.id, contactIdsByKeys(db, workspaceId, keys)))
    .orderBy(asc(crmContacts.id))
    .limit(MAX_FOUND);
  const tags = await tagsOf(
    db,
    'contact',
    rows.map(({ contact }) => contact.id),
  );
  return rows.map(({ contact, company }) => {
    const { id, updatedAt, emails, phones, source, companyId } = contact;
    const values = {
      ...pick(contact, CONTACT_NAMES),
      emails,
      phones,
      company,
      companyId,
      source,
      tags: tags.get(id) ?? [],
      customFields: customText(contact.customFields),
    };
    const { answers } = contactImport.keysOf(values);
    return { id, ref: String(id), updatedAt, keys: answers, values, isTouched: false };
  });
}

async function linkOf(scope: ImportScope, values: Values) {
  const known = numberOf(values['companyId']);
  if (known !== null) return { id: known, made: [] };
  return companyFor(scope, textOf(values['company']), textOf(values['email']));
}

async function write(scope: ImportScope, id: number, values: Values, at: string) {
  const company = await linkOf(scope, values);
  await scope.db
    .update(crmContacts)
    .set({ ...columnsOf(values), companyId: company.id, updatedAt: at })
    .where(eq(crmContacts.id, id));
  await setTags(scope.db, scope.workspaceId, 'contact', id, tagsIn(values));
  return { id, also: company.made };
}

export const contactImport: ImportAdapter = {
  read: async (scope, cells) => {
    const { emails, isWrong } = readEmails(cells.email ?? '');
    const { phones, isWrong: isNoPhone } = readPhones(cells.phone ?? '');
    // A person left without contact details is better corrected than imported.
    if (isWrong && emails.length + phones.length === 0)
      return { errors: { email: 'leads:contacts.emailInvalid' } };
    const [email = null, ...otherEmails] = emails;
    const [phone = null, ...otherPhones] = phones;
    const name = nameOf(cells);
    // The error names no column: first name, last name and full name may each hold the missing name.
    if (!name.firstName) return { errors: { file: 'leads:imports.noName' } };
    const parsed = lineSchema.safeParse({
      ...pick(cells, CONTACT_NAMES),
      ...name,
      email,
      emails: otherEmails,
      phone,
      phones: otherPhones,
      tags: readTags(cells.tags ?? ''),
      // HubSpot lists all companies of a contact, the primary one first.
      company: cells.company?.split(';')[0],
    });
    if (!parsed.success) return { errors: fieldErrorsOf(parsed.error) };
    const { companyId: _company, consent: _consent, ...values } = parsed.data;
    const custom = readCustomFields(cells.customFields);
    const created = createdAtOf(scope, cells);
    return {
      values: {
        ...values,
        company: values.company ?? null,
        source: sourceOf(cells.source),
        customFields: custom.value,
        createdAt: created.value,
      },
      notes: {
        ...created.notes,
        ...sourceNotes(cells.source, scope.met),
        ...(isWrong && { email: 'leads:contacts.emailInvalid' }),
        ...(isNoPhone && { phone: 'leads:imports.phoneInvalid' }),
        ...(custom.isWrong && { customFields: 'errors:fields.invalid' }),
      },
    };
  },

  keysOf: (values) => {
    const keys = personKeys(values);
    return { asks: keys, answers: keys };
  },
  match: matchContact,
  merge: mergeContact,
  find: findKnown,

  create: async (scope, values) => {
    const { db, ctx, workspaceId, at } = scope;
    const company = await linkOf(scope, values);
    const id = await insertRow(db, crmContacts, {
      ...columnsOf(values),
      companyId: company.id,
      workspaceId,
      userId: ctx.user.id,
      createdAt: textOf(values['createdAt']) ?? at,
      updatedAt: at,
    });
    await tagNewRecord(db, workspaceId, 'contact', id, tagsIn(values), scope.met);
    return { id, also: company.made };
  },

  update: write,
  restore: async (scope, id, before, at) => void (await write(scope, id, before, at)),
};
