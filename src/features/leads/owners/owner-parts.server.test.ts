import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users, workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline, updatePipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema, updatePipelineSchema } from '#features/leads/pipelines/pipeline.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let ctx: ServiceContext;
let people: Record<'Zoe' | 'ana' | 'Íñigo', number>;

async function somebody(name: string): Promise<ServiceContext> {
  const made = await aUserContext(database.db);
  await database.db.update(users).set({ name }).where(eq(users.id, made.user.id));
  return made;
}

beforeEach(async () => {
  database = await openTestDatabase();
  const [zoe, ana, left] = [await somebody('Zoe'), await somebody('ana'), await somebody('Íñigo')];
  people = { Zoe: zoe.user.id, ana: ana.user.id, Íñigo: left.user.id };
  const { id: workspaceId } = await createWorkspace(zoe, { name: 'Ventas' });
  const createdAt = zoe.now.toISOString();
  for (const userId of [people.ana, people.Íñigo])
    await database.db.insert(workspaceMembers).values({ workspaceId, userId, role: 'member', createdAt });
  ctx = { ...zoe, workspace: await memberWorkspace(zoe.db, zoe.user.id, workspaceId) };
});
afterEach(() => database.close());

/** Of each record its owner, in the order in which they are made. */
const OWNERS = ['Zoe', null, 'ana', 'Íñigo', 'Zoe', 'ana', null] as const;
const ownerIds = () => OWNERS.map((name) => (name === null ? null : people[name]));
const nameOf = (id: number | null) => Object.entries(people).find(([, each]) => each === id)?.[0] ?? null;

const MAKE: Record<string, (ownerId: number | null, at: number) => Promise<unknown>> = {
  contacts: (ownerId, at) => called(ctx, createContact, { ...aCrmContact({ firstName: `C${at}` }), ownerId }),
  companies: (ownerId, at) => called(ctx, createCompany, aCrmCompany({ name: `C${at}`, ownerId })),
  opportunities: (ownerId, at) => called(ctx, createOpportunity, anOpportunity({ title: `C${at}`, ownerId })),
};

type Row = { id: number; ownerId: number | null };
const LIST = { contacts: listContacts, companies: listCompanies, opportunities: listOpportunities } as Record<
  string,
  (
    of: ServiceContext,
    query: { sort: 'owner' | '-owner'; limit: number; cursor?: string },
  ) => Promise<Page<Row>>
>;

async function pagesOf(read: (cursor?: string) => Promise<Page<Row>>): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let cursor: string | undefined; ;) {
    const page = await read(cursor);
    pages.push(page.items);
    if (page.nextCursor === null) return pages;
    cursor = page.nextCursor;
  }
}

describe.each(['contacts', 'companies', 'opportunities'])('a list of %s by owner', (kind) => {
  beforeEach(async () => {
    for (const [at, ownerId] of ownerIds().entries()) await MAKE[kind]?.(ownerId, at);
    // The records of somebody who leaves stay theirs.
    await database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, people.Íñigo));
  });

  test.each([1, 2, 3, 7])(
    'comes by name without gaps or repeats, %i a page, nobody’s last',
    async (limit) => {
      const read = (sort: 'owner' | '-owner') =>
        pagesOf(
          async (cursor) => (await LIST[kind]?.(ctx, { sort, limit, ...(cursor && { cursor }) })) ?? never(),
        );
      const pages = await read('owner');
      const rows = pages.flat();
      expect(rows.map(({ ownerId }) => nameOf(ownerId))).toEqual([
        'ana',
        'ana',
        'Íñigo',
        'Zoe',
        'Zoe',
        null,
        null,
      ]);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      const ofNobody = rows.filter(({ ownerId }) => ownerId === null);
      const owned = rows.filter(({ ownerId }) => ownerId !== null);
      expect((await read('-owner')).flat()).toEqual([...owned.toReversed(), ...ofNobody.toReversed()]);
    },
  );
});

function never(): never {
  throw new Error('no such list');
}

test('a list by owner keeps its filters and counts what they leave', async () => {
  for (const [at, ownerId] of ownerIds().entries()) await MAKE['contacts']?.(ownerId, at);
  const filter = { any: [{ field: 'ownerId', is: 'among' as const, value: ['mine', 'nobody'] }] };
  const page = await listContacts(ctx, { sort: 'owner', limit: 3, count: true, filter });
  expect([page.total, page.items.map(({ ownerId }) => nameOf(ownerId))]).toEqual([4, ['Zoe', 'Zoe', null]]);
});

test('opportunities by stage come in the order of the pipelines and their stages', async () => {
  const second = await called(ctx, createPipeline, createPipelineSchema.parse({ name: 'Renewals' }));
  const made = [
    { stage: 'won' },
    { stage: 'proposal' },
    { stage: 'qualification', pipelineId: second.id },
    { stage: 'qualification' },
    { stage: 'proposal' },
  ];
  for (const [at, each] of made.entries())
    await called(ctx, createOpportunity, anOpportunity({ title: `D${at}`, ...each }));
  const titles = async (sort: 'stage' | '-stage' | 'probability', limit = 2) => {
    const pages = await pagesOf((cursor) => listOpportunities(ctx, { sort, limit, cursor }));
    return pages.flat().map((row) => ('title' in row ? row.title : ''));
  };
  expect(await titles('stage')).toEqual(['D3', 'D1', 'D4', 'D0', 'D2']);
  expect(await titles('-stage', 3)).toEqual(['D2', 'D0', 'D4', 'D1', 'D3']);
  expect((await titles('probability')).at(-1)).toBe('D0');
  const first = await listOpportunities(ctx, { sort: 'stage', limit: 2 });
  const [standard] = await listPipelines(ctx);
  const stages = (standard?.stages ?? []).map(({ key, name, kind, probability }) => ({
    key,
    name: name ?? key,
    kind,
    ...(kind === 'open' && { probability }),
  }));
  const early = { name: 'Early', kind: 'open', probability: 5 };
  const change = updatePipelineSchema.parse({ stages: [early, ...stages] });
  await called(ctx, updatePipeline, standard?.id ?? 0, change);
  const rest = await listOpportunities(ctx, {
    sort: 'stage',
    limit: 9,
    cursor: first.nextCursor ?? undefined,
  });
  expect(rest.items.map(({ title }) => title)).toEqual(['D4', 'D0', 'D2']);
});
