import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startSmtp, type SmtpServer } from '#tests/servers/smtp.ts';

let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({
    SMTP_URL: smtp.url,
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
}, 180_000);
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

async function sendFormOf(path: string, typed: Record<string, string>) {
  const page = await fetch(server.url + path, { headers: { 'accept-language': 'es' } });
  const form = /<form[^]*?<\/form>/.exec(await page.text())?.[0] ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const hidden = inputs.flatMap((tag) => {
    const [name, value] = [/name="([^"]+)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]];
    return tag.includes('type="hidden"') && name !== undefined ? [[name, value ?? '']] : [];
  });
  for (const name of Object.keys(typed)) expect(form).toContain(`name="${name}"`);
  const answer = await fetch(server.url + action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(hidden), ...typed }),
  });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

async function linkFor(recipient: string, kind: string): Promise<string> {
  const find = () =>
    smtp.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ parsed }) => new RegExp(`/${kind}/[\\w-]{43}`).exec(parsed.text ?? '')?.[0])
      .find(Boolean);
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find() ?? '';
}

const account = { name: 'Eva', email: 'eva@test.example', username: 'eva', password: 'clave-de-prueba' };

test('without scripts, links from emails confirm an address and set a forgotten password', async () => {
  const { email, username } = account;
  await new ApiClient(server.url).call('POST', '/api/register', account);
  const path = await linkFor(email, 'confirm');
  const confirmed = await sendFormOf(path, {});
  expect(confirmed.status).toBe(200);
  expect(confirmed.html).toContain('Su dirección está confirmada');
  expect(confirmed.html).toContain(email);
  const again = await fetch(server.url + path);
  expect(again.status).toBe(404);

  const misspelt = await sendFormOf('/reset', { email: 'eva' });
  expect([misspelt.status, misspelt.html.includes('value="eva"')]).toEqual([422, true]);
  const asked = await sendFormOf('/reset', { email });
  expect([asked.status, asked.html.includes('Revise su correo')]).toEqual([200, true]);
  const reset = await linkFor(email, 'reset');
  const differing = await sendFormOf(reset, { password: 'otra-clave-1', confirmPassword: 'otra-clave-2' });
  expect(differing.status).toBe(422);
  expect(differing.html).toContain('Las contraseñas no coinciden');
  expect(differing.html).not.toContain('nueva-');
  const done = await sendFormOf(reset, { password: 'otra-clave-1', confirmPassword: 'otra-clave-1' });
  expect([done.status, done.location]).toEqual([303, SIGN_IN_PAGE]);
  await new ApiClient(server.url).login(username, 'otra-clave-1');
});

test('without scripts an invitation creates one account', async () => {
  const admin = await new ApiClient(server.url).login('root');
  await admin.confirm();
  const { body } = await admin.call('POST', '/api/invitations', { role: 'user' });
  const { pathname } = new URL(member(body, 'url', 'string'));
  expect(await (await fetch(server.url + pathname)).text()).toMatch(/href="\/(?:es\/)?terms"/);
  const typed = {
    ...account,
    username: 'iris',
    email: 'eva@test.example',
    confirmPassword: 'clave-de-prueba',
  };
  const taken = await sendFormOf(pathname, typed);
  expect([taken.status, taken.html.includes('value="iris"')]).toEqual([409, true]);
  const joined = await sendFormOf(pathname, { ...typed, email: 'iris@test.example' });
  expect([joined.status, joined.location]).toEqual([303, '/start?open']);
  expect((await fetch(server.url + pathname)).status).toBe(404);
  await new ApiClient(server.url).login('iris');
});
