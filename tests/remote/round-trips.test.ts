import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTrips, type Trips } from './trips.ts';

/** At 200 ms to the database a page is there in under 1.2 s. */
const MOST_OF_A_PAGE = 4;

let trips: Trips;
beforeAll(async () => {
  trips = await openTrips();
}, 300_000);
afterAll(() => trips.close());

async function open(path: string): Promise<void> {
  expect(await trips.ana.call('GET', trips.named(path))).toMatchObject({ status: 200 });
}

test.each([
  '/start',
  '/start/loop',
  '/consultoria',
  '/consultoria/portfolio',
  '/empresa/:company',
  '/empresa/:company?tab=products',
  '/empresa/:company?tab=problems',
  '/empresa/:company?tab=report',
  '/leadmanager/dashboard',
  '/leadmanager/inbox',
  '/leadmanager/inbox/:entry',
  '/leadmanager/communications',
  '/leadmanager/communications/templates',
  '/leadmanager/contacts',
  '/leadmanager/contacts?q=ana',
  '/leadmanager/contacts/:contact',
  '/leadmanager/contacts/duplicates',
  '/leadmanager/companies',
  '/leadmanager/opportunities?view=board',
  '/leadmanager/opportunities?view=table',
  '/leadmanager/opportunities/:opportunity',
  '/leadmanager/tasks',
  '/leadmanager/tasks/:task',
  '/leadmanager/analytics',
  '/leadmanager/import',
  '/leadmanager/settings',
  '/comercia',
  '/comercia/companies',
  '/comercia/companies/:seller',
  '/comercia/products',
  '/comercia/products/:product',
  '/comercia/products/:product/brief/en',
  '/comercia/campaigns',
  '/comercia/campaigns/:campaign',
  '/comercia/content',
  '/comercia/assets',
  '/comercia/leads',
  '/comercia/leads/:lead',
  '/comercia/search',
  '/comercia/analytics',
  '/comercia/settings',
  '/account',
  '/account?tab=security',
  '/admin/users',
  '/admin/pages',
  '/admin/people',
  '/api/reports/:report/actions',
  ':shared',
  ':answers',
  ':slug',
])('%s asks the database at most four times in sequence', async (path) => {
  expect(await trips.inSequence(() => open(path))).toBeLessThanOrEqual(MOST_OF_A_PAGE);
});

/**
 * Of a draft: whether there is a report and the profile is ready, when it was changed last, then all of it. Of the people
 * of a company: whether one in a hundred rows of the list is theirs, all of theirs, their page, what it shows.
 */
test.each([
  ['/empresa/:ready?tab=report', 6],
  ['/leadmanager/companies/:crmCompany', 5],
])('%s asks the database at most %i times in sequence', async (path, most) => {
  expect(await trips.inSequence(() => open(path))).toBeLessThanOrEqual(most);
});

test.each([
  '/start',
  '/empresa/:company',
  '/leadmanager/contacts',
  '/leadmanager/opportunities?view=board',
  '/comercia/campaigns/:campaign',
])('at 200 ms to the database %s is there in under 1.2 s', async (path) => {
  expect(await trips.quickest(() => open(path))).toBeLessThan(1_200);
});
