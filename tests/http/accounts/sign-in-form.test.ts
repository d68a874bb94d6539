import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { sharedServer, startServer, type TestServer } from '#tests/server.ts';
import { send } from '#tests/http/server/raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  await new ApiClient(server.url).register('form-ana');
}, 180_000);
afterAll(() => server.stop());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });
const right = { username: 'form-ana', password: 'clave-de-prueba' };

test.each([
  [{ portal: 'consulting' }, '/consultoria'],
  [{ portal: 'marketing' }, '/comercia'],
  [{ portal: 'leads' }, '/leadmanager/dashboard'],
  [{ portal: 'consulting', next: '/empresa/7?tab=report' }, '/empresa/7?tab=report'],
  [{ portal: 'consulting', next: '/start?open' }, '/start?open'],
  [{ portal: 'marketing', next: 'https://evil.example/' }, '/comercia'],
  [{ portal: 'marketing', next: '//evil.example' }, '/comercia'],
  [{ portal: 'nowhere' }, '/start?open'],
])('a sign-in without scripts with %j redirects to %s with a session', async (fields, address) => {
  const answer = await post('/api/login', { ...right, ...fields });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const inside = await fetch(`${server.url}/leadmanager/dashboard`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(inside.status).toBe(200);
});

test('a wrong password shows its portal’s form again in its language, with all input but the password', async () => {
  const fields = {
    username: 'form-ana',
    password: 'wrong-one',
    portal: 'leads',
    language: 'es',
    next: '/leadmanager/tasks',
  };
  const answer = await post('/api/login', fields, { 'accept-language': 'en' });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('Gestor de leads');
  expect(html).toContain('Credenciales inválidas');
  expect(html).toContain('value="form-ana"');
  expect(html).toContain('value="/leadmanager/tasks"');
  expect(html).not.toContain('wrong-one');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('reports empty fields, also to a signed-in user', async () => {
  const { cookie } = await new ApiClient(server.url).register('form-berta');
  const answer = await post('/api/login', { username: '', password: '', language: 'en' }, { cookie });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Username is required');
  expect(html).toContain('Password is required');
});

test('creates an account without scripts, only if its password is confirmed', async () => {
  const account = {
    username: 'form-carla',
    name: 'Carla',
    email: 'form.carla@test.example',
    password: 'clave-de-prueba',
  };
  const typo = await post('/api/register', { ...account, confirmPassword: 'secreto', language: 'es' });
  const html = await typo.text();
  expect(typo.status).toBe(422);
  expect(html).toContain('Las contraseñas no coinciden');
  expect(html).toContain('value="form.carla@test.example"');
  const answer = await post('/api/register', {
    ...account,
    confirmPassword: 'clave-de-prueba',
    portal: 'marketing',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/comercia']);
});

test.each([
  ['consulting', '/consultoria'],
  ['marketing', '/comercia'],
  ['leads', '/leadmanager/dashboard'],
])('a demo that is started at the sign-in of %s begins at %s', async (portal, address) => {
  const answer = await post('/api/demo', { portal, language: 'es' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
});

test.each([
  ['en', 'Please fill in all fields'],
  ['es', 'Por favor complete todos los campos'],
])('without scripts the lead manager says so where a field is empty (%s)', async (language, message) => {
  const answer = await post('/api/login', { username: 'form-ana', password: '', portal: 'leads', language });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);
});

test.each([
  ['en', '/terms', '/privacy'],
  ['es', '/es/terms', '/es/privacy'],
])(
  'in %s, whoever creates an account sees the terms and the privacy page first',
  async (locale, ...pages) => {
    const { text } = await send(`${server.url}/auth?create=1`, { headers: { cookie: `lang=${locale}` } });
    for (const page of pages) {
      expect(text).toContain(`href="${page}"`);
      expect((await send(server.url + page)).status).toBe(200);
    }
    const signIn = await send(`${server.url}/auth`, { headers: { cookie: `lang=${locale}` } });
    expect(signIn.text).not.toContain(`href="${pages[0]}"`);
  },
);

test('another site cannot sign in its visitor', async () => {
  const answer = await post('/api/login', right, { origin: 'https://evil.example' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('the other tab is a link that works without scripts', async () => {
  const { text } = await send(`${server.url}/leadmanager/auth`);
  expect(text).toContain('href="/leadmanager/auth?create=1"');
  const created = await send(`${server.url}/leadmanager/auth?create=1`);
  expect(created.text).toContain('action="/api/register"');
});

test('the lead manager’s landing page has the form, with the requested page as its target', async () => {
  for (const path of ['/leadmanager', '/es/leadmanager']) {
    const { text } = await send(server.url + path, { headers: { 'accept-language': 'en' } });
    expect(text).toContain('action="/api/login"');
    expect(text).toContain('name="next" value="/leadmanager/dashboard"');
    expect(text).toContain('data-registration="open"');
  }
  const asked = await send(`${server.url}/leadmanager?next=%2Fleadmanager%2Ftasks`);
  expect(asked.text).toContain('name="next" value="/leadmanager/tasks"');
});

const STATES = {
  open: 'role="tablist"',
  invite: '>Accounts are created by invitation here',
  closed: '>New accounts cannot be created',
};

test.each(['open', 'invite', 'closed'] as const)(
  'built and rendered sign-in pages hold what applies where registration is %s, and nothing else',
  async (REGISTRATION) => {
    const own = await startServer({ REGISTRATION });
    try {
      for (const path of ['/leadmanager', '/leadmanager?next=%2Faccount', '/leadmanager/auth', '/auth']) {
        const { text } = await send(own.url + path);
        const shown = Object.entries(STATES).filter(([, words]) => text.includes(words));
        expect([path, shown.map(([name]) => name)]).toEqual([path, [REGISTRATION]]);
      }
      const spanish = await send(`${own.url}/es/leadmanager`);
      expect(spanish.text.match(/data-for-registration="?\w+/g)).toHaveLength(1);
      const asked = await send(`${own.url}/leadmanager/auth?create=1`);
      expect(asked.text.includes('/api/register')).toBe(REGISTRATION === 'open');
    } finally {
      await own.stop();
    }
  },
);
