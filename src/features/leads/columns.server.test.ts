import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { lostColumns, type Reasons } from '#tests/builders/every-column.ts';
import {
  defineColour,
  fullLeads,
  leadRow,
  leadTable,
  LEAD_TABLES,
  type LeadKind,
} from '#tests/builders/full-leads.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm } from '#tests/importing.ts';
import { createCompanySchema, updateCompanySchema } from './companies/company.schema.ts';
import { createCompany, requireCompany, updateCompany } from './companies/company.server.ts';
import { createContactSchema, updateContactSchema } from './contacts/contact.schema.ts';
import { createContact, requireContact, updateContact } from './contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from './delete.server.ts';
import { undoMerge } from './merge/merge-undo.server.ts';
import { mergeCompaniesSchema, mergeContactsSchema } from './merge/merge.schema.ts';
import { mergeCompanies, mergeContacts } from './merge/merge.server.ts';
import { createOpportunitySchema, updateOpportunitySchema } from './opportunities/opportunity.schema.ts';
import { createOpportunity, updateOpportunity } from './opportunities/opportunity.server.ts';
import { requireOpportunity } from './opportunities/opportunity-rows.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

/** A new record has these of its own, whatever it was made from. */
const OWN: Reasons = {
  id: 'its own',
  workspaceId: 'who may see it',
  userId: 'who made it',
  ownerId: 'who answers for it: whoever made it',
  createdAt: 'when it was made',
  updatedAt: 'when it was changed',
};

/** Columns of the table alone: nobody is shown them. */
const HIDDEN: Record<LeadKind, Reasons> = {
  company: {
    workspaceId: 'who may see it',
    nameKey: 'sorts',
    domainKey: 'finds duplicates',
    taxIdKey: 'finds duplicates',
  },
  contact: {
    workspaceId: 'who may see it',
    nameKey: 'sorts',
    companyKey: 'sorts',
    emailKey: 'finds duplicates',
    phoneKey: 'finds duplicates',
    otherKeys: 'finds duplicates',
  },
  opportunity: { workspaceId: 'who may see it', titleKey: 'sorts', position: 'its place on the board' },
};

/** Columns that the services set and no request contains. */
const DECIDED: Record<LeadKind, Reasons> = {
  company: {},
  contact: {},
  opportunity: { position: 'on top of its stage', stageChangedAt: 'now', closedAt: 'now' },
};

/** Columns that no import file contains. */
const NOT_IN_FILES: Record<LeadKind, Reasons> = {
  company: {},
  contact: { companyId: 'the company of that name', consent: 'its proof stays with whoever was given it' },
  opportunity: {
    companyId: 'the company of that name',
    contactId: 'the contact of that address',
    pipelineId: 'the only one of the workspace',
    position: 'on top of its stage',
  },
};

const CALLS = {
  company: {
    read: (id: number) => requireCompany(owner, id),
    taken: { create: createCompanySchema.shape, update: updateCompanySchema.shape },
    create: (input: object) => createCompany(owner, createCompanySchema.parse(input)),
    update: (id: number, input: object) => updateCompany(owner, id, updateCompanySchema.parse(input)),
    bare: { name: 'Bare' },
  },
  contact: {
    read: (id: number) => requireContact(owner, id),
    taken: { create: createContactSchema.shape, update: updateContactSchema.shape },
    create: (input: object) => createContact(owner, createContactSchema.parse(input)),
    update: (id: number, input: object) => updateContact(owner, id, updateContactSchema.parse(input)),
    bare: { firstName: 'Bare' },
  },
  opportunity: {
    read: (id: number) => requireOpportunity(owner, id),
    taken: { create: createOpportunitySchema.shape, update: updateOpportunitySchema.shape },
    create: (input: object) => createOpportunity(owner, createOpportunitySchema.parse(input)),
    update: (id: number, input: object) => updateOpportunity(owner, id, updateOpportunitySchema.parse(input)),
    bare: { title: 'Bare' },
  },
} satisfies Record<LeadKind, object>;

/** Of a record that was read, what a call takes. */
const given = (record: object, shape: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in shape && name !== 'updatedAt'));

const FILES = { company: 'companies', contact: 'contacts', opportunity: 'opportunities' } as const;
const KINDS = Object.keys(LEAD_TABLES) as LeadKind[];

describe.each(KINDS)('every column of a %s', (kind) => {
  const { read, taken, create, update, bare } = CALLS[kind];
  const lost = (actual: object | undefined, expected: object, reasons: Reasons) =>
    lostColumns(LEAD_TABLES[kind], actual, expected, reasons);

  test('is shown', async () => {
    const { [kind]: id } = await fullLeads(owner);
    expect(lost(await read(id), await leadRow(owner, kind, id), HIDDEN[kind])).toEqual([]);
  });

  test('is taken by POST and by PATCH', async () => {
    const { [kind]: id } = await fullLeads(owner);
    const [row, record] = [await leadRow(owner, kind, id), await read(id)];
    const reasons = { ...OWN, ...DECIDED[kind] };
    const remove = async (which: number) =>
      database.db.delete(leadTable(kind)).where(eq(leadTable(kind).id, which));
    await remove(id);
    const posted = await create(given(record, taken.create));
    expect(lost(await leadRow(owner, kind, posted.id), row, reasons)).toEqual([]);
    await remove(posted.id);
    const patched = await create(bare);
    await update(patched.id, given(record, taken.update));
    expect(lost(await leadRow(owner, kind, patched.id), row, reasons)).toEqual([]);
  });

  test('leaves in an export, and comes back where that is imported', async () => {
    const { [kind]: id } = await fullLeads(owner);
    const other = await aUserContext(database.db);
    await defineColour(other);
    for (const each of KINDS)
      await importForm(other, anImport(await exported(owner, FILES[each]), { kind: FILES[each] }));
    const [row] = await database.db
      .select()
      .from(leadTable(kind))
      .where(eq(leadTable(kind).userId, other.user.id));
    const { createdAt: _, ...own } = OWN;
    expect(lost(row, await leadRow(owner, kind, id), { ...own, ...NOT_IN_FILES[kind] })).toEqual([]);
  });
});

const MERGE = {
  company: (ids: object) => called(owner, mergeCompanies, mergeCompaniesSchema.parse(ids)),
  contact: (ids: object) => called(owner, mergeContacts, mergeContactsSchema.parse(ids)),
};
/** The record that stays has them too, and where nothing is chosen its own stay. */
const FILLED_IN_BOTH: Record<keyof typeof MERGE, Reasons> = {
  company: { name: 'of both', nameKey: 'of both', source: 'of both' },
  contact: { firstName: 'of both', nameKey: 'of both', source: 'of both' },
};

describe.each(['company', 'contact'] as const)('every column of a %s', (kind) => {
  const lost = async (id: number, expected: object, reasons: Reasons) =>
    lostColumns(LEAD_TABLES[kind], await leadRow(owner, kind, id), expected, reasons);

  test('goes to the other record of a merge, and comes back when that is undone', async () => {
    const { [kind]: dropId } = await fullLeads(owner);
    const dropped = await leadRow(owner, kind, dropId);
    const { id: keepId } = await CALLS[kind].create(CALLS[kind].bare);
    const { mergeId } = await MERGE[kind]({ keepId, dropId });
    expect(await lost(keepId, dropped, { ...OWN, ...FILLED_IN_BOTH[kind] })).toEqual([]);
    await called(owner, undoMerge, mergeId);
    expect(await lost(dropId, dropped, {})).toEqual([]);
  });

  test('comes back when its deletion is undone', async () => {
    const { [kind]: id } = await fullLeads(owner);
    const row = await leadRow(owner, kind, id);
    await called(owner, deleteRecords, kind, [id]);
    await called(owner, restoreRecord, kind, id);
    expect(await lost(id, row, {})).toEqual([]);
  });
});
