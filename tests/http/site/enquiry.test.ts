import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aForm, aPayload } from '#tests/builders/enquiry.ts';
import { query, writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { headerLines } from '#tests/servers/smtp.ts';

const PATH = '/api/contact/send-email';
/** Waits for emails, and one test starts a server of its own. */
vi.setConfig({ testTimeout: 60_000 });
const POLL = { timeout: 20_000, interval: 50 };

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startServer();
  client = new ApiClient(server.url);
}, 180_000);
afterAll(() => server.stop());

let made = 0;
const anAddress = () => `visitor${(made += 1)}@test.example`;
const send = (body: unknown, headers = {}) => client.call('POST', PATH, body, headers);
const post = (form: URLSearchParams, headers: Record<string, string> = {}, url = server.url) =>
  fetch(url + PATH, { method: 'POST', body: form, redirect: 'manual', headers });
const stored = async (email: string) =>
  query(
    server.dataDir,
    'select * from contact_messages m join inbox_entries e on e.contactMessageId = m.id where m.email = ?',
    [email],
  );
async function emails(email: string) {
  const ofSender = async () =>
    (await writtenMail(server.dataDir)).filter(
      ({ raw }) => raw.includes(`<${email}>`) || raw.includes(email),
    );
  await expect.poll(async () => (await ofSender()).length, POLL).toBe(2);
  const found = await ofSender();
  const one = (kind: string) => found.find(({ name }) => name.includes(kind));
  return { notice: one('notice'), confirmation: one('confirmation') };
}

describe('the specification’s payload', () => {
  test('gets a response at once, is stored, and is written to both sides as files without a mail server', async () => {
    const email = anAddress();
    const answer = await send(aPayload({ email }));
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await stored(email)).toMatchObject([{ kind: 'enquiry', status: 'unread', language: 'en' }]);
    const { notice, confirmation } = await emails(email);
    expect(notice?.parsed).toMatchObject({
      to: [{ address: 'info@aicapital.example' }],
      replyTo: [{ address: email }],
      subject: 'Contact Form - Service: AI consulting',
    });
    expect(confirmation?.parsed).toMatchObject({
      to: [{ address: email }],
      subject: 'We’ve received your message',
    });
    expect(await query(server.dataDir, 'select distinct status from outbox')).toMatchObject([
      { status: 'sent' },
    ]);
  });

  test('of an anonymous visitor needs no account, and an invalid token does not matter', async () => {
    const answer = await send(aPayload(), { authorization: 'Bearer dead' });
    expect(answer.status).toBe(200);
  });

  test.each(['message', 'service', 'company'])(
    'may have an empty %s, and the subject keeps its prefix',
    async (field) => {
      const email = anAddress();
      const subject = 'Contact Form - Service: ';
      expect((await send(aPayload({ email, subject, [field]: '' }))).status).toBe(200);
      expect(await stored(email)).toMatchObject([{ subject }]);
    },
  );

  test('sent twice with one Idempotency-Key is one enquiry', async () => {
    const email = anAddress();
    const key = { 'idempotency-key': 'enquiry-1' };
    const [a, b] = await Promise.all([send(aPayload({ email }), key), send(aPayload({ email }), key)]);
    expect([a.status, b.status, (await stored(email)).length]).toEqual([200, 200, 1]);
    await emails(email);
  });

  test('is rejected from another site', async () => {
    expect((await send(aPayload(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('an error', () => {
  test('is reported at its field, in the form’s language, whatever the cookie says', async () => {
    const body = aPayload({ name: ' ', email: 'ana@', message: 'x'.repeat(5_001), language: 'es' });
    const answer = await send(body, { cookie: 'lang=en' });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([422, 'es']);
    expect(answer.body).toMatchObject({
      message: 'Revise los campos señalados.',
      errors: {
        name: 'Escriba su nombre',
        email: 'Debe ser un correo electrónico válido',
        message: 'Este texto es demasiado largo. Acórtelo.',
      },
    });
  });

  test.each(['name', 'company', 'service', 'subject', 'message', 'page', 'about', 'utm_source'])(
    'a header injected through %s is in no header of any email',
    async (field) => {
      const email = anAddress();
      const evil = 'x\r\nBcc: eva@evil.example\r\nX-Evil: 1\r\n\r\nbody';
      expect((await send(aPayload({ email, [field]: evil }))).status).toBe(200);
      const { notice, confirmation } = await emails(email);
      for (const message of [notice, confirmation]) {
        const headers = headerLines(message?.raw ?? '');
        expect(headers.filter((line) => /^(bcc|cc|x-evil)\s*:/i.test(line))).toEqual([]);
        expect(headers.filter((line) => /^to:/i.test(line))).toHaveLength(1);
        expect(message?.parsed.bcc).toBeUndefined();
      }
    },
  );

  test('rejects a header injected through the email address', async () => {
    const answer = await send(aPayload({ email: 'ana@test.example\r\nBcc: eva@evil.example' }));
    expect(answer.status).toBe(422);
  });
});

describe('robots', () => {
  test('get success if they fill in the trap, and no email is sent', async () => {
    const email = anAddress();
    const form = await post(aForm({ email, website: 'http://spam.example' }));
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('Mensaje enviado')]);
    expect((await send(aPayload({ email, website: 'x' }))).body).toEqual({ success: true });
    expect((await stored(email)).map(({ status }) => status)).toEqual(['suspected', 'suspected']);
    const queued = 'select count(*) as n from outbox where recipient = ? or replyTo = ?';
    expect(await query(server.dataDir, queued, [email, email])).toMatchObject([{ n: 0 }]);
  });

  test('that send too many get a friendly message with a retry time, as JSON and as a page', async () => {
    const limited = await startServer({ RATE_LIMIT: 'on' });
    try {
      const visitor = new ApiClient(limited.url);
      const fast = await visitor.call('POST', PATH, aPayload({ elapsedMs: 100, language: 'es' }));
      expect([fast.status, fast.body]).toMatchObject([429, { code: 'too_fast' }]);
      for (let index = 1; index < 10; index += 1) {
        expect((await visitor.call('POST', PATH, aPayload({ email: anAddress() }))).status).toBe(200);
      }
      // Over the limit the body with its language is not read; the form's script also sends a header.
      const answer = await visitor.call('POST', PATH, aPayload({ language: 'es' }), {
        'accept-language': 'es',
      });
      expect([answer.status, answer.body]).toMatchObject([429, { code: 'too_many_enquiries' }]);
      expect(JSON.stringify(answer.body)).toMatch(/Espere 15 min antes de enviar otro/);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const page = await post(aForm({ mensaje: 'sigue aquí' }), {}, limited.url);
      expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
      const html = await page.text();
      expect([html.includes('Espere 15 min'), html.includes('sigue aquí')]).toEqual([true, true]);
    } finally {
      await limited.stop();
    }
  });
});
