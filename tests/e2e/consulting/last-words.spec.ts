import type { Page, Request } from '@playwright/test';
import type { ApiClient } from '#tests/api-client.ts';
import { aQuestionnaire } from '#tests/builders/proposal.ts';
import { expect, test, type Portal } from '#tests/e2e/fixtures.ts';

const isSave = (request: Request) =>
  request.method() === 'POST' && request.postData()?.includes('go=quiet') === true;
const who = (page: Page) => page.locator('[name=a-who]');
const services = (page: Page) => page.locator('[name=a-services]');

async function opened(portal: Portal) {
  const owner = await portal.api();
  const { path, questionnaireId } = await aQuestionnaire(owner);
  const address = `${portal.url}${path}?part=1`;
  const { page } = portal;
  await page.goto(address);
  return { owner, questionnaireId, address, page };
}

/** Answers as the consultant reads them. */
async function stored(owner: ApiClient, questionnaireId: number): Promise<string[]> {
  const { body } = await owner.call('GET', `/api/questionnaires/${questionnaireId}`);
  return (body as { items: { answer: string }[] }).items
    .map(({ answer }) => answer)
    .filter((text) => text !== '');
}
const holds = (owner: ApiClient, id: number, answers: string[]) =>
  expect(async () => expect(await stored(owner, id)).toEqual(answers)).toPass();

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer-')));

/** Hides the page, as a phone does when it is locked: pages learn of it by this event alone. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('what is typed while a save hangs is sent when the page is hidden, in whatever order it arrives @once', async ({
  portal,
}) => {
  const { owner, questionnaireId, page } = await opened(portal);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/q/**', async (route, request) => {
    if (isSave(request) && held.length === 0) held.push(() => route.continue());
    else await route.continue();
  });
  const first = page.waitForRequest(isSave);
  await who(page).fill('Ana');
  await first;
  await who(page).pressSequentially(' Ruiz');
  await services(page).fill('Ruedas');
  await turn(page, 'hidden');
  await holds(owner, questionnaireId, ['Ana Ruiz', 'Ruedas']);
  const late = page.waitForResponse((response) => isSave(response.request()));
  await held[0]?.();
  expect((await late).status()).toBe(200);
  await holds(owner, questionnaireId, ['Ana Ruiz', 'Ruedas']);
  await turn(page, 'visible');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('the words that were typed last are stored when the tab is closed at once @once', async ({ portal }) => {
  const { owner, questionnaireId, page } = await opened(portal);
  const long = 'Ñandú '.repeat(700).trim();
  await services(page).fill(long);
  await who(page).fill('Ana Ruiz');
  await page.close();
  await holds(owner, questionnaireId, ['Ana Ruiz', long]);
});

test('without a network the text stays on the device, comes back an hour later and is saved @once', async ({
  portal,
  context,
}) => {
  const { owner, questionnaireId, address, page } = await opened(portal);
  await page.clock.install();
  await context.setOffline(true);
  await who(page).fill('Ana Ruiz');
  await page.clock.runFor(2_000);
  await expect(page.getByText('queda en este dispositivo')).toBeVisible();
  await turn(page, 'hidden');
  await page.clock.fastForward('01:00:00');
  // The network that is emulated ends with the page, and what a page sends as it ends would get through.
  await page.evaluate(() => {
    Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    navigator.sendBeacon = () => false;
  });
  await page.close();
  await context.setOffline(false);
  expect(await stored(owner, questionnaireId)).toEqual([]);

  const again = await context.newPage();
  await again.goto(address);
  await expect(who(again)).toHaveValue('Ana Ruiz');
  await holds(owner, questionnaireId, ['Ana Ruiz']);
  await expect(again.getByText('Guardado', { exact: true })).toBeVisible();
  expect(await kept(again)).toEqual([]);
});

test('a network that comes back saves at once, and so does a page that was out of sight @once', async ({
  portal,
  context,
}) => {
  const { owner, questionnaireId, page } = await opened(portal);
  await context.setOffline(true);
  await who(page).fill('Ana');
  await expect(page.getByText('queda en este dispositivo')).toBeVisible();
  await context.setOffline(false);
  await holds(owner, questionnaireId, ['Ana']);
  await page.clock.install();
  await page.route('**/q/**', (route, request) => (isSave(request) ? route.abort() : route.continue()));
  await who(page).fill('Ana Ruiz');
  await turn(page, 'hidden');
  await page.unroute('**/q/**');
  await page.clock.fastForward('01:00:00');
  await turn(page, 'visible');
  await holds(owner, questionnaireId, ['Ana Ruiz']);
});

for (const status of [429, 503])
  test(`a server that answers ${status} is asked again, and the text stays meanwhile @once`, async ({
    portal,
  }) => {
    const { owner, questionnaireId, page } = await opened(portal);
    await page.clock.install();
    let refusals = 0;
    await page.route('**/q/**', async (route, request) => {
      if (!isSave(request) || refusals === 2) return route.continue();
      refusals += 1;
      return route.fulfill({ status, headers: { 'retry-after': '5' }, body: 'busy' });
    });
    await who(page).fill('Ana Ruiz');
    await page.clock.runFor(2_000);
    await expect(page.getByText('se volverá a enviar')).toBeVisible();
    expect(await kept(page)).toHaveLength(1);
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(await stored(owner, questionnaireId)).toEqual(['Ana Ruiz']);
    }).toPass();
    expect(refusals).toBe(2);
  });

test('a page is left without a question, unless something is unsaved @once', async ({ portal, context }) => {
  const { page, address } = await opened(portal);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await who(page).fill('Ana');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.goto(address);
  expect(asked).toEqual([]);
  await context.setOffline(true);
  await who(page).pressSequentially(' Ruiz');
  await page.goto(address).catch(() => undefined);
  expect(asked).toEqual(['beforeunload']);
});

test('two tabs keep what each has typed @once', async ({ portal, context }) => {
  const { owner, questionnaireId, address, page } = await opened(portal);
  const other = await context.newPage();
  await other.goto(address);
  await who(page).fill('Ana Ruiz');
  await services(other).fill('Ruedas');
  await page.close();
  await other.close();
  await holds(owner, questionnaireId, ['Ana Ruiz', 'Ruedas']);
});

test('a questionnaire that is closed meanwhile says so, and the text can be copied until it is discarded @phone', async ({
  portal,
  context,
  checkAccessibility,
}) => {
  const { owner, questionnaireId, address, page } = await opened(portal);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await owner.call('PATCH', `/api/questionnaires/${questionnaireId}`, { revoke: true });
  await who(page).fill('Ana Ruiz');
  const panel = page.getByRole('alert').filter({ hasText: 'El cuestionario se ha cerrado entretanto' });
  await expect(panel).toContainText('Ana Ruiz');
  await checkAccessibility(page);
  await panel.getByRole('button', { name: 'Copiar el texto' }).click();
  await expect(panel).toContainText('Copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\nAna Ruiz');
  // The form's own button loses nothing either.
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Este cuestionario está cerrado' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Ana Ruiz');

  await page.goto(address);
  const left = page.getByRole('alert').filter({ hasText: 'Parte de su texto no se guardó' });
  await expect(left).toContainText('Ana Ruiz');
  await left.getByRole('button', { name: 'Borrarlo de este dispositivo' }).click();
  await expect(left).toBeHidden();
  expect(await kept(page)).toEqual([]);
});

test('text of another part is saved from the next page that is opened @once', async ({ portal, context }) => {
  const { owner, questionnaireId, address, page } = await opened(portal);
  await context.setOffline(true);
  await who(page).fill('Ana Ruiz');
  await expect(page.getByText('queda en este dispositivo')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const last = await context.newPage();
  await last.goto(address.replace('part=1', 'part=9'));
  await expect(last.getByText('Ana Ruiz')).toBeVisible();
  await holds(owner, questionnaireId, ['Ana Ruiz']);
});
