// Public access to demos, disabled accounts and pages that were taken down; the calls of administrators.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aLivePage } from '#tests/builders/landing.ts';
import { aReport } from '#tests/builders/report.ts';
import { ADMIN, sharedServer, startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let closed: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  closed = await startServer({ ...ADMIN, DEMO: 'off', REGISTRATION: 'closed' });
  admin = await new ApiClient(server.url).login('root').then((client) => client.confirm());
});
afterAll(() => Promise.all([server.stop(), closed.stop()]));

const visitor = () => new ApiClient(server.url);
const statusOf = async (path: string): Promise<number> => (await visitor().call('GET', path)).status;
const post = async (path: string): Promise<number> => {
  const body = new URLSearchParams({ name: 'Ana', email: 'ana@test.example', consent: '1' });
  return (await fetch(server.url + path, { method: 'POST', redirect: 'manual', body })).status;
};
const textOf = async (client: ApiClient, path: string, { url } = server) => {
  const response = await fetch(url + path, { headers: { cookie: client.cookie } });
  return { response, text: await response.text() };
};

describe('a demo', () => {
  test('publishes nothing: the sample’s page and others are previews for its own session only', async () => {
    const demo = visitor();
    await demo.call('POST', '/api/demo', { language: 'en' });
    const { body } = await demo.call('GET', '/api/marketing/campaigns?type=landing_page');
    const [page = 0] = idsOf(body);
    const refused = await demo.call('POST', `/api/marketing/campaigns/${page}/publish`, { slug: 'banco' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'demo_preview_only' } });
    expect(member(refused.body, 'message', 'string')).toContain('The preview shows');
    const desk = await textOf(demo, `/comercia/campaigns/${page}`);
    expect(desk.text).toContain('Published in the demo');
    const sample = /\/l\/[\w-]+/.exec(desk.text)?.[0];
    if (sample !== undefined) expect(await statusOf(sample)).toBe(404);
    expect(await statusOf('/l/banco')).toBe(404);

    const address = `/comercia/campaigns/${page}/preview`;
    const { response, text } = await textOf(demo, address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(text).toContain('Preview: only you see this');
    expect(text).not.toMatch(/<form[^>]*action/);
    expect((await visitor().call('GET', address)).headers.get('location')).toContain('/comercia-auth');
    const other = await visitor().register('reach-neighbour');
    expect((await other.call('GET', address)).status).toBe(303);
  });

  test('creates no link to a report', async () => {
    const demo = visitor();
    await demo.call('POST', '/api/demo', { language: 'en' });
    const report = await aReport(demo);
    expect(await demo.call('POST', `/api/reports/${report}/share`, {})).toMatchObject({
      status: 403,
      body: { code: 'demo_preview_only' },
    });
  });
});

describe('DEMO=off', () => {
  test.each(['/auth', '/comercia-auth', '/leadmanager/auth', '/leadmanager', '/es/leadmanager'])(
    'leaves no demo offer on %s',
    async (path) => {
      expect((await textOf(visitor(), path)).text).toContain('/api/demo');
      const { response, text } = await textOf(visitor(), path, closed);
      expect(response.status).toBe(200);
      expect(text).toContain('/api/login');
      expect(text).not.toContain('/api/demo');
    },
  );

  test('rejects a demo with a message', async () => {
    const answer = await new ApiClient(closed.url).call('POST', '/api/demo', { language: 'es' });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'demo_off', message: 'Aquí no se ofrece la demostración.' },
    });
  });
});

test('everything a disabled account has published, shared and sent returns 404 at once', async () => {
  const boss = await visitor().register('reach-boss');
  const bossId = member((await boss.call('GET', '/api/user')).body, 'id', 'number');
  const { slug } = await aLivePage(boss);
  const share = await boss.call('POST', `/api/reports/${await aReport(boss)}/share`, {});
  const shared = new URL(member(share.body, 'url', 'string')).pathname;
  await admin.call('PATCH', `/api/admin/users/${bossId}`, { role: 'admin' });
  await boss.confirm();
  const invitation = await boss.call('POST', '/api/invitations', {});
  const invited = new URL(member(invitation.body, 'url', 'string')).pathname;
  const paths = [`/l/${slug}`, shared, invited];
  const all = () => Promise.all(paths.map(statusOf));
  expect(await all()).toEqual([200, 200, 200]);
  await admin.call('PATCH', `/api/admin/users/${bossId}`, { isDisabled: true });
  expect(await all()).toEqual([404, 404, 404]);
  // The PDF redirects to the page that says why.
  expect(await statusOf(`${shared}/report.pdf`)).toBe(303);
  expect(await post(`/l/${slug}`)).toBe(404);
  await admin.call('PATCH', `/api/admin/users/${bossId}`, { isDisabled: false });
  // An invitation becomes invalid with its sender's account.
  expect(await all()).toEqual([200, 200, 404]);
});

test('an administrator takes a page down and restores it, and its owner sees the reason', async () => {
  const owner = await visitor().register('reach-owner');
  const { slug, page } = await aLivePage(owner);
  const address = `/api/admin/pages/${slug}`;
  expect((await owner.call('PATCH', address, { isTakenDown: true })).status).toBe(403);
  expect((await admin.call('PATCH', address, { isTakenDown: true })).body).toMatchObject({ slug, views: 0 });
  expect([await statusOf(`/l/${slug}`), await post(`/l/${slug}`)]).toEqual([404, 404]);
  expect((await textOf(owner, `/comercia/campaigns/${page}`)).text).toContain(
    'An administrator of this site',
  );
  expect(
    await owner.call('POST', `/api/marketing/campaigns/${page}/publish`, { slug: 'other' }),
  ).toMatchObject({
    status: 403,
    body: { code: 'page_taken_down', message: expect.stringContaining(`/l/${slug}`) },
  });
  const { text } = await textOf(admin, '/admin/pages');
  expect(text).toContain(`/l/${slug}`);
  expect((await textOf(owner, '/admin/pages')).response.status).toBe(403);
  await admin.call('PATCH', address, { isTakenDown: false });
  expect(await statusOf(`/l/${slug}`)).toBe(200);
  expect((await admin.call('PATCH', '/api/admin/pages/none', { isTakenDown: true })).status).toBe(404);
});

test('an administrator finds, exports and erases the data about an address; other users cannot', async () => {
  const email = 'reach.eva@test.example';
  await visitor().call('POST', '/api/contact/send-email', {
    name: 'Eva',
    email,
    message: 'Hello',
    service: '',
  });
  const find = async () => (await admin.call('POST', '/api/admin/people', { email })).body;
  expect(await find()).toMatchObject({ counts: { messages: 1, inbox: 1, letters: 2 }, elsewhere: 0 });
  const file = await admin.call('POST', '/api/admin/people/export', { email });
  expect(file.headers.get('content-disposition')).toMatch(/person-\d{4}-\d\d-\d\d\.json/);
  expect(file.body).toMatchObject({ data: { messages: [{ email }] } });
  const user = await visitor().register('reach-curious');
  expect((await user.call('POST', '/api/admin/people', { email })).status).toBe(403);
  expect((await admin.call('POST', '/api/admin/people/erase', { email })).body).toMatchObject({
    counts: { messages: 1, letters: 2 },
  });
  expect(await find()).toMatchObject({ counts: { messages: 0, inbox: 0, letters: 0 } });
  expect((await admin.call('POST', '/api/admin/people', { email: 'none' })).status).toBe(422);
});

test('a search for a person stands in a body, also before the script has loaded, and in no address', async () => {
  const email = 'eva.search@test.example';
  const form = new URLSearchParams({ email, language: 'es' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await admin.call('POST', '/api/admin/people', form, type);
  expect(page.body).toContain(`Datos que se conservan de ${email}`);
  const wrong = await admin.call('POST', '/api/admin/people', 'email=none&language=es', type);
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('Debe ser un correo electrónico válido');
  const user = await visitor().register('reach-curiosa');
  const refused = await user.call('POST', '/api/admin/people', form, type);
  expect([refused.status, String(refused.body).includes(email)]).toEqual([403, false]);
  for (const path of ['/api/admin/people', '/api/admin/people/export'])
    expect((await admin.call('GET', `${path}?email=${email}`)).status).toBe(405);
  const opened = await admin.call('GET', `/admin/people?email=${email}`);
  expect(opened.body).not.toContain(email);
});
