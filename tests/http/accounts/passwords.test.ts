import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';
import { ApiClient, member, type Answer } from '#tests/api-client.ts';
import { query, writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startServer(ADMIN);
  admin = await new ApiClient(server.url).login('root');
});
afterAll(() => server.stop());

let made = 0;
const spanish = { cookie: 'lang=es' };
const visitor = () => new ApiClient(server.url);
const secretOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A way to set a password; knows its account and the name of its field. */
type Door = { field: string; username: string; choose: (password: string) => Promise<Answer> };

const accountOf = (username: string) => ({
  username,
  name: username,
  email: `taller-${username}@test.example`,
});

async function letterTo(email: string): Promise<string | undefined> {
  const emails = await writtenMail(server.dataDir);
  const mine = emails.filter(({ parsed }) => parsed.to?.some(({ address }) => address === email));
  return mine.map(({ parsed }) => /\/reset\/([\w-]{43})/.exec(parsed.text ?? '')?.[1]).find(Boolean);
}

const DOORS: Record<string, () => Promise<Door>> = {
  registration: () => {
    const account = accountOf(`somebody${(made += 1)}`);
    const choose = (password: string) =>
      visitor().call('POST', '/api/register', { ...account, password }, spanish);
    return Promise.resolve({ field: 'password', username: account.username, choose });
  },
  'an invitation': async () => {
    await admin.confirm();
    const { body } = await admin.call('POST', '/api/invitations', {});
    const invitation = secretOf(member(body, 'url', 'string'));
    const account = accountOf(`somebody${(made += 1)}`);
    const choose = (password: string) =>
      visitor().call('POST', '/api/register', { ...account, password, invitation }, spanish);
    return { field: 'password', username: account.username, choose };
  },
  'the change of a password': async () => {
    const { username } = accountOf(`somebody${(made += 1)}`);
    const client = visitor();
    const account = { ...accountOf(username), password: 'clave-de-prueba' };
    await client.call('POST', '/api/register', account);
    const { cookie } = client;
    const choose = (newPassword: string) =>
      client.call(
        'POST',
        '/api/user/password',
        { currentPassword: 'clave-de-prueba', newPassword },
        { cookie: `${cookie}; lang=es` },
      );
    return { field: 'newPassword', username, choose };
  },
  'a reset link': async () => {
    const account = accountOf(`somebody${(made += 1)}`);
    await visitor().call('POST', '/api/register', { ...account, password: 'clave-de-prueba' });
    await visitor().call('POST', '/api/password-reset', { email: account.email });
    await expect.poll(() => letterTo(account.email), { timeout: 60_000 }).toBeDefined();
    const secret = await letterTo(account.email);
    const choose = (password: string) =>
      visitor().call('POST', `/api/password-reset/${secret}`, { password }, spanish);
    return { field: 'password', username: account.username, choose };
  },
};

describe.each(Object.entries(DOORS))('%s', (_, open) => {
  test('rejects short, common and own-name passwords at their field, without side effects', async () => {
    const { field, username, choose } = await open();
    for (const [password, message] of [
      ['cinco', 'La contraseña debe tener al menos 6 caracteres'],
      ['azulon', 'La contraseña debe tener al menos 8 caracteres'],
      ['Contraseña', 'Esta contraseña es demasiado fácil de adivinar. Elija otra.'],
      ['PASSWORD1', 'Esta contraseña es demasiado fácil de adivinar. Elija otra.'],
      [username.toUpperCase(), 'La contraseña no puede parecerse a su usuario ni a su correo electrónico'],
      [`taller-${username}`, 'La contraseña no puede parecerse a su usuario ni a su correo electrónico'],
    ] as const) {
      const answer = await choose(password);
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ errors: { [field]: message } }),
      ]);
    }
    expect((await choose('mariposa de tres alas')).status).toBeLessThan(300);
    await visitor().login(username, 'mariposa de tres alas');
  });
});

test('the set-up link rejects the same and stays valid', async () => {
  const empty = await startServer();
  try {
    const secret = /\/setup\/([\w-]{43})/.exec(empty.log())?.[1] ?? '';
    const choose = (password: string) =>
      new ApiClient(empty.url).call('POST', `/api/setup/${secret}`, { ...accountOf('primera'), password });
    for (const password of ['azulon', 'contrasena', 'taller-primera'])
      expect((await choose(password)).body).toMatchObject({
        errors: { password: expect.any(String) as string },
      });
    expect((await choose('mariposa de tres alas')).body).toMatchObject({ role: 'admin' });
  } finally {
    await empty.stop();
  }
});

test.each([
  ['corta', 'at least 8 characters'],
  ['Contraseña', 'one that is not among the commonest passwords'],
  ['Administradora', 'another word than ADMIN_USERNAME or ADMIN_EMAIL'],
])('ADMIN_PASSWORD=%s stops the start with one line that does not contain it', async (password, expected) => {
  const given = { ...ADMIN, ADMIN_USERNAME: 'administradora', ADMIN_PASSWORD: password };
  const error: unknown = await startServer(given).catch((reason: unknown) => reason);
  expect(String(error)).toContain(`ADMIN_PASSWORD: got a value (not shown), but expected ${expected}`);
  expect(String(error)).not.toContain(password);
});

test('an older password that breaks the rule still signs in and confirms', async () => {
  const client = await visitor().register('veterana');
  await query(server.dataDir, "update users set password = ? where username = 'veterana'", [
    await hashPassword('secreta'),
  ]);
  await client.login('veterana', 'secreta');
  await client.confirm('secreta');
});

test('a form without scripts shows the password’s error and keeps the other input', async () => {
  const fields = {
    ...accountOf('formularia'),
    password: 'contraseña',
    confirmPassword: 'contraseña',
    language: 'es',
  };
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('es demasiado fácil de adivinar');
  expect(html).toContain('value="taller-formularia@test.example"');
  expect(html).toContain('Al menos 8 caracteres');
});

test.each([
  [{ username: 'аdmin' }, { username: 'El usuario no puede mezclar letras de alfabetos distintos' }],
  [{ name: 'Mаrta Ruiz' }, { name: 'Una palabra del nombre mezcla letras de alfabetos distintos' }],
])('rejects a name that mixes alphabets: %j', async (over, errors) => {
  const account = { ...accountOf('disfraz'), password: 'mariposa de tres alas', ...over };
  const answer = await visitor().call('POST', '/api/register', account, spanish);
  expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ errors })]);
});

test('accepts names of every alphabet, and two alphabets in two words', async () => {
  for (const [username, name] of [
    ['αθηνά', 'Αθηνά López'],
    ['田中ひろ', '山田 太郎'],
    ['núria', 'Núria Güell i Peña'],
  ] as const) {
    const account = {
      username,
      name,
      email: `u${(made += 1)}@test.example`,
      password: 'mariposa de tres alas',
    };
    expect((await visitor().call('POST', '/api/register', account)).status).toBe(201);
  }
});
