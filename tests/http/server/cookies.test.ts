import { expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { startServer } from '#tests/server.ts';

/** All cookies that the server sets: by a sign-in, a language chosen in two places, a view chosen by its address. */
async function cookiesAt(siteUrl: string): Promise<string[]> {
  const server = await startServer({ SITE_URL: siteUrl });
  try {
    const found: string[] = [];
    const client = new ApiClient(server.url);
    const ask = async (method: string, path: string, body?: unknown) =>
      found.push(...(await client.call(method, path, body)).headers.getSetCookie());
    const account = { username: 'ana', name: 'Ana', password: 'clave-de-prueba', email: 'ana@test.example' };
    await ask('POST', '/api/register', account);
    await ask('GET', '/auth?lang=es');
    await ask('PATCH', '/api/user', { language: 'en' });
    await ask('GET', '/leadmanager/opportunities?view=table');
    return found;
  } finally {
    await server.stop();
  }
}

const nameOf = (cookie: string): string => cookie.split('=', 1)[0] ?? '';

test('under https every cookie is sent over TLS alone, and those that sign in carry the prefix', async () => {
  const cookies = await cookiesAt('https://suite.example');
  expect(new Set(cookies.map(nameOf))).toEqual(
    new Set(['__Host-session', '__Host-device', 'lang', 'opportunities-view']),
  );
  expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
  expect(cookies.filter((cookie) => !/; path=\//i.test(cookie) || /domain=/i.test(cookie))).toEqual([]);
  const signsIn = cookies.filter((cookie) => cookie.startsWith('__Host-'));
  expect(signsIn.filter((cookie) => !/; httponly/i.test(cookie))).toEqual([]);
});

test('without TLS they are set too, or nobody could sign in at a plain local address', async () => {
  const cookies = await cookiesAt('http://suite.example');
  expect(cookies.map(nameOf)).toEqual(expect.arrayContaining(['session', 'device', 'lang']));
  expect(cookies.filter((cookie) => /; secure/i.test(cookie))).toEqual([]);
});
