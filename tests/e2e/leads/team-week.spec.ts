import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { Browser, Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aSharedWorkspace, inside, join as joinTeam } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

const ADMIN = { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'clave-de-prueba', ADMIN_EMAIL: 'ana@test.example' };

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', ...ADMIN }, { isWrittenByTest: true });
});
test.afterAll(() => server.stop());

const en = translator('en');
const es = translator('es');

async function aPageOf(browser: Browser, { cookie }: ApiClient, locale: 'en' | 'es'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // A step that waits in vain should say so before the whole test ends.
  context.setDefaultTimeout(30_000);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: server.url, httpOnly: true },
    { name: 'lang', value: locale, url: server.url },
  ]);
  return context.newPage();
}

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(server.url + path);
  return hydrated(page);
}

/** An opportunity in which nothing has happened for 45 days. */
async function age(opportunityId: number): Promise<void> {
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  const then = new Date(Date.now() - 45 * 86_400_000).toISOString();
  await database.execute({
    sql: 'update crm_opportunities set createdAt = ?, updatedAt = ?, stageChangedAt = ? where id = ?',
    args: [then, then, then, opportunityId],
  });
  database.close();
}

test('three people in two languages work a week on the same records @once', async ({ browser }) => {
  test.slow();
  const ana = await new ApiClient(server.url).login('ana');
  const bea = await new ApiClient(server.url).register('bea');
  const carla = await new ApiClient(server.url).register('carla');
  const team = await aSharedWorkspace(ana, 'Ventas');
  const idOf = async (who: ApiClient) => member((await who.call('GET', '/api/user')).body, 'id', 'number');
  const nameOf = async (who: ApiClient) =>
    member((await who.call('GET', '/api/user')).body, 'name', 'string');
  for (const who of [bea, carla]) await joinTeam(ana, team, who);
  for (const who of [ana, bea, carla]) await who.call('POST', `/api/workspaces/${team}/choose`);
  const [beaId, carlaId] = [await idOf(bea), await idOf(carla)];
  const make = async (who: ApiClient, path: string, body: object): Promise<number> => {
    const answer = await who.call('POST', path, body, inside(team));
    expect([path, answer.status]).toEqual([path, 201]);
    return member(answer.body, 'id', 'number');
  };
  const desk = {
    ana: await aPageOf(browser, ana, 'en'),
    bea: await aPageOf(browser, bea, 'es'),
    carla: await aPageOf(browser, carla, 'es'),
  };

  await test.step('Monday: an enquiry arrives in the inbox of the team, and becomes an opportunity', async () => {
    await ana.confirm();
    await ana.call('PUT', '/api/admin/inbox', { workspaceId: team });
    const visitor = new ApiClient(server.url);
    await visitor.call('POST', '/api/contact/send-email', aPayload({ name: 'Ruth Molina' }));
    await open(desk.bea, '/leadmanager/inbox');
    await expect(desk.bea.getByText('Ruth Molina').first()).toBeVisible();
  });
  const [entry = 0] = idsOf((await bea.call('GET', '/api/crm/inbox', undefined, inside(team))).body);
  const converted = await bea.call(
    'POST',
    `/api/crm/inbox/${entry}/convert`,
    { opportunity: { title: 'Tienda nueva' } },
    inside(team),
  );
  const { contact, opportunity } = converted.body as Record<'contact' | 'opportunity', { id: number }>;
  const [contactPage, dealPage] = [
    `/leadmanager/contacts/${contact.id}`,
    `/leadmanager/opportunities/${opportunity.id}`,
  ];

  await test.step('Tuesday: two have it open, see each other, and one gives it to the third', async () => {
    await open(desk.bea, dealPage);
    await open(desk.ana, dealPage);
    const here = (name: string) => es('layout:live.one', { names: name });
    await expect(desk.bea.getByText(here(await nameOf(ana)))).toBeVisible();
    await desk.ana
      .getByLabel(en('leads:owners.ofRecord', { name: 'Tienda nueva' }))
      .selectOption({ label: await nameOf(carla) });
    const saved = es('layout:live.savedFields', {
      name: await nameOf(ana),
      fields: es('leads:owners.owner'),
    });
    await expect(desk.bea.getByText(saved)).toBeVisible();
    await desk.bea.getByRole('button', { name: es('layout:live.show') }).click();
    await expect(desk.bea.getByLabel(es('leads:owners.ofRecord', { name: 'Tienda nueva' }))).toHaveValue(
      String(carlaId),
    );
  });

  await test.step('Wednesday: a mention is heard of, and a view and a rule are shared', async () => {
    await make(ana, '/api/crm/communications', {
      type: 'note',
      direction: 'in',
      subject: 'Precio',
      body: `@${await nameOf(bea)}, ¿lo ves?`,
      contactId: contact.id,
      mentions: [beaId],
    });
    await make(ana, '/api/crm/views', {
      kind: 'contact',
      name: 'Sin cargo',
      isShared: true,
      filter: { all: [{ field: 'position', is: 'empty' }] },
      columns: ['name', 'email', 'position'],
    });
    await make(ana, '/api/crm/automations', {
      name: 'Bienvenida',
      isOn: true,
      when: { on: 'created', record: 'contact' },
      then: [{ do: 'task', title: 'Presentarse', dueInDays: 1, assignee: 'owner' }],
    });
    await expect(async () => {
      await open(desk.bea, '/leadmanager/tasks');
      await expect(desk.bea.getByRole('button', { name: /^Avisos, \d+ sin leer$/ })).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 60_000 });
    await make(carla, '/api/crm/contacts', {
      firstName: 'Vera',
      lastName: 'Alba',
      email: 'vera@uno.example',
    });
    const tasks = async () =>
      JSON.stringify((await carla.call('GET', '/api/crm/tasks', undefined, inside(team))).body);
    await expect.poll(tasks).toContain('Presentarse');
  });

  await test.step('Thursday: a cell of the view is edited in its place, and the deal moves', async () => {
    await open(desk.carla, '/leadmanager/contacts');
    const view = desk.carla.getByRole('link', { name: /Sin cargo/ });
    await open(desk.carla, (await view.getAttribute('href')) ?? '');
    await expect(desk.carla.getByRole('grid')).toBeVisible();
    const row = desk.carla.getByRole('row', { name: /Alba, Vera/ });
    await expect(async () => {
      await desk.carla.getByRole('searchbox').hover();
      await row.getByRole('gridcell', { name: 'vera@uno.example' }).hover({ timeout: 5_000 });
      await expect(desk.carla.locator('[data-cell-pencil]')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await row.getByRole('gridcell', { name: 'vera@uno.example' }).focus();
    await desk.carla.keyboard.press('F2');
    const editor = desk.carla.getByRole('textbox', {
      name: new RegExp(`^${es('leads:contacts.email')} de `),
    });
    await editor.fill('vera@dos.example');
    await desk.carla.keyboard.press('Enter');
    await expect(row.getByRole('gridcell', { name: 'vera@dos.example' })).toBeVisible();

    await open(desk.carla, dealPage);
    await desk.carla
      .getByRole('list', { name: es('leads:opportunities.stage') })
      .getByRole('button', { name: new RegExp(es('leads:stages.proposal')) })
      .click();
    await expect(desk.carla.locator('button[aria-current=step]')).toContainText(es('leads:stages.proposal'));
  });

  await test.step('Friday: a stale deal is seen, and all of a colleague’s is handed over', async () => {
    const stale = await make(carla, '/api/crm/opportunities', { title: 'Dormida' });
    await age(stale);
    await open(desk.ana, '/leadmanager/opportunities?view=board');
    await expect(desk.ana.getByText(/^Quiet for 4\d days$/).first()).toBeVisible();
    const given = await ana.call(
      'POST',
      `/api/workspaces/${team}/handover`,
      { fromUserId: carlaId, toUserId: beaId },
      inside(team),
    );
    expect(given.status).toBe(200);
    await open(desk.bea, dealPage);
    await expect(desk.bea.getByLabel(es('leads:owners.ofRecord', { name: 'Tienda nueva' }))).toHaveValue(
      String(beaId),
    );
  });

  await test.step('The end: a removed member is told so over an open record, and keeps what was typed', async () => {
    await open(desk.carla, contactPage);
    await desk.carla
      .getByRole('button', { name: es('leads:common.edit') })
      .first()
      .click();
    const position = desk.carla.getByRole('dialog').getByLabel(es('leads:contacts.position'));
    await position.fill('Jefa de compras');
    await ana.call('DELETE', `/api/workspaces/${team}/members/${carlaId}`);
    await ana.call('PATCH', `/api/crm/contacts/${contact.id}`, { notes: 'Llama por la tarde' }, inside(team));
    await expect(desk.carla.getByText(es('layout:live.left'))).toBeVisible();
    await desk.carla.getByRole('button', { name: es('layout:live.leave') }).click();
    const told = desk.carla.getByRole('status').filter({ hasText: 'Ya no tiene acceso a «Ventas»' });
    await expect(told.getByRole('textbox')).toHaveValue(/^Jefa de compras$/m);
  });
});
