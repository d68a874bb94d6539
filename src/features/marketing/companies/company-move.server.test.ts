import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketingCompanies, marketingLeads, workspaceMembers } from '#db/schema/index.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead, getLead } from '#features/marketing/leads/lead.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call, called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aLead, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findMarketingMove, moveMarketingCompany } from './company-move.server.ts';
import { createCompany } from './company.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let team: ServiceContext;
let companyId: number;
let leadId: number;

const move = (from: ServiceContext, to: ServiceContext) =>
  called(from, moveMarketingCompany, companyId, { workspaceId: to.workspace.id });
const gone = { code: 'not_found' };

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  const { id } = await createWorkspace(owner, { name: 'Marketing' });
  team = { ...owner, workspace: await memberWorkspace(database.db, owner.user.id, id) };
  companyId = (await called(owner, createCompany, aMarketingCompany())).id;
  await called(owner, createProduct, aMarketingProduct(companyId));
  const { id: contactId } = await called(owner, createContact, aCrmContact());
  leadId = (await called(owner, createLead, createLeadSchema.parse(aLead(companyId)))).id;
  await call(owner, (ctx) =>
    ctx.rows(marketingLeads).update({ contactId }).where(eq(marketingLeads.id, leadId)),
  );
});
afterEach(() => database.close());

test('a marketing company goes whole to another workspace, and its leads lose the contacts that stay', async () => {
  expect(await findMarketingMove(owner, companyId)).toEqual({
    targets: [{ id: team.workspace.id, name: 'Marketing', isPersonal: false }],
    products: 1,
    campaigns: 0,
    pages: 0,
    leads: 1,
  });
  await move(owner, team);
  await expect(requireMarketingCompany(owner, companyId)).rejects.toMatchObject(gone);
  await expect(getLead(owner, leadId)).rejects.toMatchObject(gone);
  expect(await findMarketingMove(team, companyId)).toMatchObject({ products: 1, leads: 1 });
  expect((await getLead(team, leadId)).contactId).toBeNull();
});

test('undoing the move brings it back, with the contacts of its leads', async () => {
  const before = await getLead(owner, leadId);
  const { causeId } = await move(owner, team);
  await call(owner, (ctx) => undoCause(ctx, causeId));
  expect((await getLead(owner, leadId)).contactId).toBe(before.contactId);
  await expect(requireMarketingCompany(team, companyId)).rejects.toMatchObject(gone);
});

test('nobody moves one to a workspace of others, to one where they only read, or to where it is', async () => {
  const stranger = await aUserContext(database.db);
  await expect(move(owner, stranger)).rejects.toMatchObject({ code: 'workspace_left' });
  await expect(move(owner, owner)).rejects.toMatchObject({ code: 'invalid' });
  await expect(move(stranger, team)).rejects.toMatchObject(gone);
  await database.db
    .update(workspaceMembers)
    .set({ role: 'reader' })
    .where(eq(workspaceMembers.workspaceId, team.workspace.id));
  await expect(move(owner, team)).rejects.toMatchObject({ code: 'reader_only' });
  const [stored] = await database.db.select().from(marketingCompanies);
  expect(stored?.workspaceId).toBe(owner.workspace.id);
});
