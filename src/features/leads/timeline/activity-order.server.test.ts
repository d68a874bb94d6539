import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let owner: ServiceContext;
let ids: Record<string, number>;
type Link = 'contactId' | 'companyId' | 'opportunityId';

const day = (number: number): string => `2026-02-${String(number).padStart(2, '0')}T09:00:00.000Z`;
const MAKE: Record<Link, (name: string) => Promise<{ id: number }>> = {
  contactId: (firstName) => called(owner, createContact, aCrmContact({ firstName })),
  companyId: (name) => called(owner, createCompany, aCrmCompany({ name })),
  opportunityId: (title) => called(owner, createOpportunity, anOpportunity({ title })),
};
const make = async (name: string, link: Link): Promise<number> => (await MAKE[link](name)).id;
const LIST = { contactId: listContacts, companyId: listCompanies, opportunityId: listOpportunities };
const spoke = (id: number, link: Link, at: string, over: object = {}) =>
  called(owner, createCommunication, aCommunication({ [link]: id, occurredAt: at, ...over }), null);

type Sort = 'lastContact' | '-lastContact' | 'nextTask' | '-nextTask';

/** All names, page by page. */
async function names(link: Link, sort: Sort, limit: number, filter: object = {}): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ;) {
    const query = { sort, limit, cursor, ...filter };
    const { items, nextCursor } = await LIST[link](owner, query);
    found.push(
      ...items.map((each) =>
        'firstName' in each ? each.firstName : 'title' in each ? each.title : each.name,
      ),
    );
    if (nextCursor === null) return found;
    cursor = nextCursor;
  }
}

describe.each(['contactId', 'companyId', 'opportunityId'] as const)('a list of what %s names', (link) => {
  beforeEach(async () => {
    database = await openTestDatabase();
    // Another workspace has records and moments of its own.
    owner = await aUserContext(database.db);
    await spoke(await make('Theirs', link), link, day(20));
    owner = await aUserContext(database.db);
    ids = {};
    for (const name of ['Never', 'Early', 'Late', 'Same', 'Noted', 'Open'])
      ids[name] = await make(name, link);
    const of = (name: string) => ids[name] ?? 0;
    await spoke(of('Early'), link, day(3));
    await spoke(of('Early'), link, day(5));
    await spoke(of('Late'), link, day(1));
    await spoke(of('Late'), link, day(9));
    await spoke(of('Same'), link, day(9));
    await spoke(of('Same'), link, day(9));
    await spoke(of('Noted'), link, day(12), { type: 'note' });
    for (const [name, dueAt, doneAt] of [
      ['Late', day(14), null],
      ['Late', day(16), null],
      ['Early', day(10), day(10)],
      ['Early', day(18), null],
      ['Open', null, null],
    ] as const)
      await createTask(owner, aTask({ [link]: of(name), dueAt, doneAt }));
  });
  afterEach(() => database.close());

  test.each([1, 2, 6, 50])('comes by its last contact without gaps or repeats, %i a page', async (limit) => {
    expect(await names(link, '-lastContact', limit)).toEqual([
      ...['Same', 'Late', 'Early'],
      ...['Open', 'Noted', 'Never'],
    ]);
    expect(await names(link, 'lastContact', limit)).toEqual([
      ...['Early', 'Late', 'Same'],
      ...['Never', 'Noted', 'Open'],
    ]);
  });

  test.each([1, 4, 50])('comes by the day of its next open task, %i a page', async (limit) => {
    expect(await names(link, 'nextTask', limit)).toEqual([
      ...['Late', 'Early'],
      ...['Never', 'Same', 'Noted', 'Open'],
    ]);
    expect(await names(link, '-nextTask', limit)).toEqual([
      ...['Early', 'Late'],
      ...['Open', 'Noted', 'Same', 'Never'],
    ]);
  });

  test('keeps its filters in that order', async () => {
    const filter = { all: [{ field: 'openTasks', is: 'some' as const }] };
    expect(await names(link, '-lastContact', 1, { filter })).toEqual(['Late', 'Early', 'Open']);
  });
});
