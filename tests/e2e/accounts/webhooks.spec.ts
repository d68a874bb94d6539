import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { ApiClient } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

type Received = { headers: Record<string, string>; body: string };

let server: TestServer;
let receiver: Server;
const received: Received[] = [];
test.beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', TEST_WEBHOOKS_TO_LOOPBACK: 'on' });
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.end('ok');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
test.afterAll(async () => {
  receiver.close();
  await server.stop();
});

const words = {
  add: 'Añadir el primer webhook',
  url: 'Dirección',
  event: 'Contacto modificado',
  save: 'Añadir webhook',
  secret: 'Secreto de firma',
  done: 'Ya lo he copiado',
  deliveries: 'Envíos',
  list: /^Envíos a/,
  delivered: 'Entregado',
  replay: /^Reenviar: Contacto modificado/,
};

test('an owner adds a webhook, which is told of a change at once, and has the delivery sent again @phone', async ({
  page,
  context,
  checkAccessibility,
}) => {
  const client = await new ApiClient(server.url).register('hooks');
  const [name = '', value = ''] = client.cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: 'es', url: server.url },
  ]);
  const contact = await client.make('/api/crm/contacts', aCrmContact({ firstName: 'Casilda' }));
  await page.goto(`${server.url}/account/webhooks`);
  await hydrated(page);
  await checkAccessibility(page);

  await page.getByRole('button', { name: words.add }).click();
  const { port } = receiver.address() as AddressInfo;
  await page.getByLabel(words.url).fill(`http://127.0.0.1:${port}/suite`);
  await page.getByRole('checkbox', { name: words.event }).press('Space');
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  const secret = await page.getByLabel(words.secret, { exact: true }).inputValue();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.done }).click();

  const changed = Date.now();
  expect(await client.call('PATCH', `/api/crm/contacts/${contact}`, { lastName: 'Ibarra' })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => received.length, { intervals: [50] }).toBe(1);
  expect(Date.now() - changed).toBeLessThan(2_000);

  await page.getByText(words.deliveries, { exact: true }).click();
  const log = page.getByRole('list', { name: words.list });
  await expect(log.getByText(words.delivered)).toBeVisible();
  await checkAccessibility(page);
  await log.getByRole('button', { name: words.replay }).click();
  await expect.poll(() => received.length).toBe(2);
  const [first, again] = received;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  for (const { body, headers } of received)
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'contact.updated',
      data: { id: contact, record: { lastName: 'Ibarra' }, changed: ['lastName'] },
    });
});
