import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('lead-pages-owner');
  other = await new ApiClient(server.url).register('lead-pages-other');
});
afterAll(() => server.stop());

const LISTS = ['contacts', 'companies', 'opportunities', 'tasks'] as const;
/** Occurs only in the owner's pages. */
const SECRET = 'Zurbaranesca';

describe('a URL of the lead manager with another user’s record', () => {
  test.each(LISTS)('shows an empty list of %s', async (list) => {
    const contactId = await owner.make('/api/crm/contacts', aCrmContact({ firstName: SECRET }));
    const companyId = await owner.make('/api/crm/companies', aCrmCompany({ name: SECRET }));
    const opportunityId = await owner.make('/api/crm/opportunities', { title: SECRET, contactId, companyId });
    await owner.make('/api/crm/tasks', { title: SECRET, opportunityId });
    for (const query of [
      `contactId=${contactId}`,
      `companyId=${companyId}`,
      `opportunityId=${opportunityId}`,
      'pipelineId=1',
      'pipelineId=999999',
      'contactId=none',
      'cursor=made-up',
      'createdFrom=2026-02-30',
    ]) {
      const answer = await other.call('GET', `/leadmanager/${list}?view=table&${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      expect(answer.body).not.toContain(SECRET);
    }
  });

  test.each([...LISTS, 'settings', 'analytics'])('is not found under %s', async (list) => {
    for (const id of ['999999', 'none', '0', '1e3'])
      expect((await other.call('GET', `/leadmanager/${list}/${id}`)).status).toBe(404);
  });
});

test('what a colleague said and did stands under the colleague’s name, and not as the reader’s', async () => {
  const workspace = await aTeam(owner, other);
  for (const client of [owner, other]) await client.call('POST', `/api/workspaces/${workspace}/choose`);
  const team = inside(workspace);
  const contactId = await owner.make('/api/crm/contacts', aCrmContact({ firstName: 'Marta' }), team);
  const call = { type: 'call', direction: 'out', subject: 'Presupuesto', contactId };
  const callId = await owner.make('/api/crm/communications', call, team);
  const opportunityId = await owner.make('/api/crm/opportunities', { title: 'Web', contactId }, team);
  await owner.call('PATCH', `/api/crm/opportunities/${opportunityId}`, { stage: 'proposal' }, team);
  const textOf = async (client: ApiClient, path: string) => {
    const { body } = await client.call('GET', `/leadmanager/${path}`);
    return String(body)
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  };
  const ofContact = await textOf(other, `contacts/${contactId}`);
  expect(ofContact).toMatch(/lead-pages-owner → Marta/);
  expect(ofContact).not.toMatch(/(You|Usted) → Marta/);
  expect(await textOf(owner, `contacts/${contactId}`)).toMatch(/(You|Usted) → Marta/);
  expect(await textOf(other, `opportunities/${opportunityId}`)).toMatch(
    /(Proposal|Propuesta) · lead-pages-owner/,
  );
  expect(await textOf(other, `communications/${callId}`)).toMatch(/lead-pages-owner → Marta/);
});
