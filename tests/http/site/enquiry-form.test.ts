import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aForm } from '#tests/builders/enquiry.ts';
import { query } from '#tests/mailbox.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
}, 180_000);
afterAll(() => server.stop());

let made = 0;
const anAddress = () => `enquiry.visitor${(made += 1)}@test.example`;
const post = (form: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/contact/send-email`, { method: 'POST', body: form, redirect: 'manual', headers });
const stored = (email: string) =>
  query(
    server.dataDir,
    'select * from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
    [email],
  );

test('the form gets a page that thanks, in the form’s language', async () => {
  const email = anAddress();
  const answer = await post(aForm({ email }), { referer: `${server.url}/es?utm_source=news` });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('¡Su mensaje se ha enviado correctamente!');
  expect(html).toContain(email);
  expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(await stored(email)).toMatchObject([
    {
      company: 'No especificada',
      service: 'Consultoría de IA',
      subject: 'Formulario de Contacto - Servicio: Consultoría de IA',
      page: '/es',
      utmSource: 'news',
      consentVersion: '2026-11',
    },
  ]);
});

test('the form’s basic fields are enough, in the browser’s language', async () => {
  const email = anAddress();
  const form = new URLSearchParams({ nombre: 'Ana', email, empresa: '', servicio: '', mensaje: '' });
  const answer = await post(form, { 'accept-language': 'en' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<html lang="en"')]);
});

test('an error shows the form again with all input', async () => {
  const typed = { nombre: '', email: 'ana@test', empresa: 'Mar & Cía', mensaje: 'No <perder> "esto"' };
  const answer = await post(aForm({ ...typed, about: 'consultia' }));
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(html).toContain('Revise los campos señalados.');
  expect(html).toContain('Escriba su nombre');
  expect(html).toContain('Debe ser un correo electrónico válido');
  expect(html).toContain('value="ana@test"');
  expect(html).toContain('value="Mar &amp; Cía"');
  expect(html).toContain('No &lt;perder&gt; &quot;esto&quot;');
  expect(html).toMatch(/<option value="consultoria_ia" selected/);
  expect(html).toContain('Sobre ConsultIA');
  expect(html).not.toContain('astro-island');
});

test('the subject and the campaign survive an error', async () => {
  const email = anAddress();
  const referer = `${server.url}/es?service=soluciones_ia&about=algorithmia&waitlist=1&utm_source=news`;
  const failed = await post(aForm({ email: 'ana@test', servicio: '' }), { referer });
  const html = await failed.text();
  expect(html).toContain('Le avisaremos cuando AlgorithmIA esté disponible.');
  const form = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g))
    form.append(/name="([^"]*)"/.exec(tag)?.[1] ?? '', /value="([^"]*)"/.exec(tag)?.[1] ?? '');
  const servicio = /<option value="(\w+)" selected/.exec(html)?.[1] ?? '';
  const again = aForm({ ...Object.fromEntries(form), email, servicio });
  expect((await post(again, { referer: `${server.url}/api/contact/send-email` })).status).toBe(200);
  expect(await stored(email)).toMatchObject([
    { kind: 'waitlist', about: 'algorithmia', utmSource: 'news', service: 'Soluciones AI Capital' },
  ]);
});

test('invalid text and another site get a page too', async () => {
  const broken = await post(aForm({ mensaje: 'a\0b' }));
  expect([broken.status, broken.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  const twice = aForm({ mensaje: 'a\0b' });
  twice.append('mensaje', 'harmless');
  expect((await post(twice)).status).toBe(400);
  const foreign = await post(aForm(), { origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
});

test('a form is accepted only where a page has one', async () => {
  const { cookie } = await new ApiClient(server.url).register('enquiry-ana');
  const answer = await fetch(`${server.url}/api/companies`, {
    method: 'POST',
    body: aForm(),
    headers: { cookie },
  });
  expect(answer.status).toBe(415);
});

test('opening the response’s address redirects to the form', async () => {
  const answer = await fetch(`${server.url}/contact-answer`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#contacto']);
});
