// One long file: the steps of one adapter, in the order in which an import calls them.
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { emailKeyOf } from '#shared/contact/email.ts';
import { companyTextKey } from '#features/leads/companies/company-name.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { insertRow } from '#db/built-once.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { fieldErrorsOf } from '#kernel/api/field-errors.ts';
import { pick, without } from '#shared/field-list.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { CONTACT_FIELDS, CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { setTags, tagNewRecord, tagsOf } from '#features/leads/fields/tags.server.ts';
import { contactIdsByKeys, contactKeys } from '#features/leads/merge/duplicate.server.ts';
import type { ImportAdapter, ImportScope } from './adapter.server.ts';
import { readTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { readPhoneCell } from '#features/leads/import-export/cells/phone-cell.rules.ts';
import { nameOfLine } from '#features/leads/import-export/reading/line-name.rules.ts';
import { companiesIn } from '#features/leads/import-export/cells/companies-cell.rules.ts';
import { withCustomField } from '#features/leads/import-export/custom-fields.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { readOptOut } from '#features/leads/import-export/cells/opt-out.rules.ts';
import { importWords } from '#features/leads/import-export/reading/import-words.server.ts';
import { suppress, suppressedIn } from '#kernel/mail/suppression.ts';
import { customColumn, customText } from '#features/leads/import-export/custom-fields.rules.ts';
import { readCustomFields } from '#features/leads/import-export/custom-fields-cell.server.ts';
import { madeFields, withDefinedFields } from '#features/leads/import-export/defined-cells.server.ts';
import { companyFor, companyNamed, meetCompanies } from './company-link.server.ts';
import { bindAwaited, newOwnerColumn, ownerColumn, ownerLabel, readOwner } from './owner.server.ts';
import { matchContact, personKeys } from './contact-match.rules.ts';
import { mergeContact } from './contact.rules.ts';
import {
  columnsIn,
  readFieldCells,
  valuesIn,
} from '#features/leads/import-export/reading/field-values.server.ts';
import { createdAtOf } from '#features/leads/import-export/cells/moments.server.ts';
import { readEmails } from '#features/leads/contacts/contact-values.rules.ts';
import { countSource, sourceOf } from '#features/leads/import-export/cells/source.rules.ts';
import {
  keysWith,
  listOf,
  numberOf,
  tagsIn,
  textOf,
  type Known,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

/** Limit for a placeholder phone that thousands of contacts share. */
const MAX_FOUND = 5_000;

/** Of a name and of the ways to reach somebody a line says more than their cells. */
const READ_BY_KIND = pick(CONTACT_FIELDS, without(CONTACT_NAMES, 'firstName', 'lastName', 'email', 'phone'));

/** The company name follows the rules of companies, because a missing one is created. */
const lineSchema = createContactSchema.extend({ company: createCompanySchema.shape.name.nullish() });

const reachOf = (values: Values) => ({
  email: textOf(values['email']),
  phone: textOf(values['phone']),
  emails: listOf(values['emails']),
  phones: listOf(values['phones']),
});

const columnsOf = (values: Values) => {
  const columns = columnsIn(CONTACT_FIELDS, values);
  const reach = reachOf(values);
  return {
    ...columns,
    nameKey: contactNameKey(columns.firstName, columns.lastName),
    ...reach,
    ...contactKeys(reach),
    ...customColumn(values),
    source: LEAD_SOURCES.find((source) => source === values['source']) ?? 'import',
  };
};

const addressesOf = ({ email, emails }: { email: string | null; emails: readonly string[] }): string[] =>
  email === null ? [...emails] : [email, ...emails];

/** Puts the person's addresses on the list of who wants no mail, where the line says so. */
async function noteOptOut({ db, workspaceId, importId, at }: ImportScope, values: Values): Promise<void> {
  if (values['optOut'] === 1) await suppress(db, addressesOf(reachOf(values)), { workspaceId, at, importId });
}

async function findKnown(scope: ImportScope, keys: readonly string[]): Promise<Known[]> {
  const { ctx, db, workspaceId } = scope;
  const others = keys.filter((key) => !key.endsWith('\nbare'));
  const bare = keysWith('identity:', keys).flatMap((key) =>
    key.endsWith('\nbare') ? [key.slice(0, -5)] : [],
  );
  const rows = await ctx
    .rows(crmContacts)
    .select({ contact: crmContacts, company: crmCompanies.name })
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(
      or(
        inArray(crmContacts.id, contactIdsByKeys(ctx, others)),
        and(
          eq(crmContacts.workspaceId, workspaceId),
          inArray(crmContacts.nameKey, bare),
          isNull(crmContacts.emailKey),
          isNull(crmContacts.phoneKey),
          isNull(crmContacts.companyId),
        ),
      ),
    )
    .orderBy(asc(crmContacts.id))
    .limit(MAX_FOUND);
  const tags = await tagsOf(
    ctx,
    'contact',
    rows.map(({ contact }) => contact.id),
  );
  const optedOut = await suppressedIn(
    db,
    rows.flatMap(({ contact }) => addressesOf(contact)),
    workspaceId,
  );
  const found = rows.map(async ({ contact, company }): Promise<Known> => {
    const { id, updatedAt, emails, phones, source, companyId } = contact;
    const values = {
      ...valuesIn(CONTACT_FIELDS, contact),
      emails,
      phones,
      company,
      companyId,
      source,
      owner: await ownerLabel(scope, contact.ownerId),
      tags: tags.get(id) ?? [],
      customFields: customText(contact.customFields),
      optOut: addressesOf(contact).some((address) => optedOut.has(address)) ? 1 : null,
    };
    const { answers } = contactImport.keysOf(values);
    return { id, ref: String(id), updatedAt, keys: answers, values, isTouched: false };
  });
  return Promise.all(found);
}

async function companyNotes(scope: ImportScope, values: Values): Promise<LineNotes> {
  if (numberOf(values['companyId']) !== null) return {};
  return (await companyNamed(scope, textOf(values['company']), textOf(values['email']))).notes;
}

async function linkOf(scope: ImportScope, values: Values) {
  const known = numberOf(values['companyId']);
  if (known !== null) return { id: known, made: [] };
  return companyFor(scope, textOf(values['company']), textOf(values['email']));
}

async function write(scope: ImportScope, id: number, values: Values, at: string) {
  const company = await linkOf(scope, values);
  await scope.ctx
    .rows(crmContacts)
    .update({
      ...columnsOf(values),
      ...(await ownerColumn(scope, values)),
      companyId: company.id,
      updatedAt: at,
    })
    .where(eq(crmContacts.id, id));
  await setTags(scope.ctx, 'contact', id, tagsIn(values));
  await noteOptOut(scope, values);
  return { id, also: company.made };
}

export const contactImport: ImportAdapter = {
  record: 'contact',
  read: async (scope, cells) => {
    const { emails, isWrong, names } = readEmails(cells.email ?? '');
    const { phones, isWrong: isNoPhone, notes: phoneNotes } = readPhoneCell(cells.phone);
    // A person left without contact details is better corrected than imported.
    if (isWrong && emails.length + phones.length === 0)
      return { errors: { email: 'leads:contacts.emailInvalid' } };
    const [email = null, ...otherEmails] = emails;
    const [phone = null, ...otherPhones] = phones;
    const words = importWords(scope.ctx.locale);
    const { notes: nameNotes, extras, isMade, ...name } = nameOfLine(cells, { email, phone, names });
    // The error names no column: first name, last name and full name may each hold the missing name.
    if (!name.firstName) return { errors: { file: 'leads:imports.noName' } };
    const companies = companiesIn(cells.company ?? name.firm);
    const read = readFieldCells(scope, 'contacts', READ_BY_KIND, cells);
    const parsed = lineSchema.safeParse({
      ...pick(cells, CONTACT_NAMES),
      ...read.values,
      firstName: name.firstName,
      lastName: name.lastName,
      email,
      emails: otherEmails,
      phone,
      phones: otherPhones,
      tags: readTags(cells.tags ?? ''),
      company: companies.first,
    });
    if (!parsed.success) return { errors: fieldErrorsOf(parsed.error) };
    const { data } = parsed;
    const others: [name: string, value: string][] = [
      [words.nameExtras, extras.join('; ')],
      [words.otherCompanies, companies.others.join('; ')],
      [words.nickname, name.nickname],
    ];
    const owner = await readOwner(scope, cells);
    countSource(cells.source, scope.values);
    const cell = others.reduce(
      (before, [heading, value]) => (value === '' ? before : withCustomField(before, heading, value)),
      owner.others,
    );
    const custom = await withDefinedFields(scope, 'contact', readCustomFields(cell, words.otherColumns));
    const created = createdAtOf(scope, cells);
    const optOut = readOptOut(cells.optOut);
    return {
      values: {
        ...valuesIn(CONTACT_FIELDS, data),
        emails: data.emails,
        phones: data.phones,
        tags: data.tags,
        company: data.company ?? null,
        source: sourceOf(cells.source),
        ...owner.values,
        customFields: custom.value,
        createdAt: created.value,
        optOut: optOut.isOut ? 1 : null,
        isNameMade: isMade ? 1 : null,
      },
      notes: {
        ...read.notes,
        ...created.notes,
        ...nameNotes,
        ...(isWrong && { email: 'leads:contacts.emailInvalid' }),
        ...(isNoPhone && { phone: 'leads:imports.phoneInvalid' }),
        ...phoneNotes,
        ...(companies.others.length > 0 && {
          company: { key: 'leads:imports.companiesSeveral', made: companies.first ?? '' },
        }),
        ...(optOut.isGuess && { optOut: { key: 'leads:imports.optOutGuessed', made: words.optOut } }),
        ...(optOut.isOut && emails.length === 0 && { optOut: 'leads:imports.optOutNobody' }),
        ...custom.notes,
        ...(cells.leftOut !== undefined && {
          leftOut: { key: 'leads:imports.leftOutNote', written: cells.leftOut.slice(0, 200) },
        }),
      },
    };
  },

  keysOf: personKeys,
  match: matchContact,
  sameBy: { company: companyTextKey, email: emailKeyOf, phone: phoneKeyOf },
  merge: mergeContact,
  meet: (scope, lines) =>
    meetCompanies(
      scope,
      lines.map(({ company }) => textOf(company)),
    ),
  linkNotes: companyNotes,
  find: findKnown,

  create: async (scope, values) => {
    const { db, ctx, workspaceId, at } = scope;
    const company = await linkOf(scope, values);
    const id = await insertRow(db, crmContacts, {
      ...columnsOf(values),
      ...(await madeFields(scope, 'contact', values)),
      ...(await newOwnerColumn(scope, values)),
      companyId: company.id,
      workspaceId,
      userId: ctx.user.id,
      createdAt: textOf(values['createdAt']) ?? at,
      updatedAt: at,
    });
    await bindAwaited(scope, values, 'contact', id);
    const made = values['isNameMade'] === 1 ? [importWords(ctx.locale).nameMissing] : [];
    await tagNewRecord(ctx, 'contact', id, [...tagsIn(values), ...made], scope.met);
    await noteOptOut(scope, values);
    return { id, also: company.made };
  },

  update: write,
};
