import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let reader: ApiClient;
let id: number;
beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('readers-duena');
  reader = await new ApiClient(server.url).register('readers-lectora');
  id = await aTeam(owner, reader, 'reader');
});
afterAll(() => server.stop());

/** Of the element that carries the facts of a page, not of the script that looks for it. */
const READER = /<div[^>]*\sdata-workspace-id=[^>]*\sdata-reader\b/;

const pageOf = async (client: ApiClient, path: string): Promise<string> =>
  String((await client.call('GET', path)).body);

test('a page says that its reader may only read, in that workspace and not of the own account', async () => {
  for (const path of [
    '/leadmanager/contacts',
    '/leadmanager/opportunities',
    '/consultoria',
    '/comercia/products',
  ])
    expect([path, READER.test(await pageOf(reader, path))]).toEqual([path, true]);
  expect(await pageOf(reader, '/account/workspaces')).not.toMatch(READER);
  expect(await pageOf(owner, `/leadmanager/contacts?workspace=${id}`)).not.toMatch(READER);
});

test('what adds something stands in the page as an act, which its style sheet hides from readers', async () => {
  await owner.call('POST', '/api/crm/contacts', aCrmContact(), inside(id));
  const page = await pageOf(reader, '/leadmanager/contacts');
  expect(page).toMatch(/<button[^>]*class="[^"]*\bact\b/);
  const sheets = [...page.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href);
  const styles = await Promise.all(sheets.map((href) => pageOf(reader, href)));
  expect(styles.join('\n')).toMatch(/:has\(\[data-reader\]\)/);
});

const t = translator('en');

/** Classes of the buttons of a page that say so. */
const buttonsOf = (page: string, words: string): string[] =>
  [...page.matchAll(/<button\b[^>]*?class="([^"]*)"[^>]*>((?:(?!<\/button>).)*)<\/button>/gs)].flatMap(
    ([, classes = '', inner = '']) => (inner.replaceAll(/<[^>]+>/g, '').includes(words) ? [classes] : []),
  );

test.each([
  ['/comercia/companies', t('marketing:companies.import')],
  ['/leadmanager/contacts/:contact', t('leads:tags.add')],
])('a secondary act is hidden from a reader as well: on %s, “%s”', async (path, words) => {
  const contact = { ...aCrmContact(), allowDuplicate: true };
  const { body } = await owner.call('POST', '/api/crm/contacts', contact, inside(id));
  const page = await pageOf(reader, path.replace(':contact', String(member(body, 'id', 'number'))));
  expect(buttonsOf(page, words)).toEqual([expect.stringMatching(/\bact\b/)]);
});

test('the server refuses a reader whatever the page shows, with a reason to read', async () => {
  const { status, body } = await reader.call('POST', '/api/crm/contacts', aCrmContact());
  expect([status, member(body, 'code', 'string')]).toEqual([403, 'reader_only']);
});
