import type { Locator, Page } from '@playwright/test';
import { act, localeOf, showFacts, signedIn, wordsOf } from './leads.ts';
import { expect, reloaded, test } from '#tests/e2e/fixtures.ts';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage},`) });

test('a card is moved by drag and by keyboard, is announced, and stays in place @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn('en');
  const api = await portal.api();
  for (const title of ['Website', 'Catalogue'])
    await api.make('/api/crm/opportunities', { title, amountCents: 100_000 });
  const page = await portal.open('/leadmanager/opportunities?view=board');
  const [proposal, negotiation] = [t('leads:stages.proposal'), t('leads:stages.negotiation')];
  await checkAccessibility(page);

  await page
    .getByRole('row', { name: 'Website' })
    .dragTo(column(page, proposal).getByRole('grid'), { targetPosition: { x: 100, y: 60 } });
  await expect(column(page, proposal).getByText('Website')).toBeVisible();
  await expect(
    page.getByText(t('leads:opportunities.moved', { name: 'Website', stage: proposal })),
  ).toBeAttached();
  await expect(column(page, proposal).getByText('€500')).toBeVisible();

  await page.getByRole('button', { name: t('leads:opportunities.drag', { name: 'Catalogue' }) }).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step += 1) {
    const isThere = await column(page, negotiation).evaluate((node) => node.contains(document.activeElement));
    if (isThere) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(t('leads:opportunities.moved', { name: 'Catalogue', stage: negotiation })),
  ).toBeAttached();
  await reloaded(page);
  await expect(column(page, proposal).getByText('Website')).toBeVisible();
  await expect(column(page, negotiation).getByText('Catalogue')).toBeVisible();
});

type Point = { x: number; y: number };

/** Sends touch events as the browser gets them from the hardware. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    to: (at: Point) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a phone a card is lifted by a long touch, and dropped into the next column at its place @phone', async ({
  portal,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const [proposal, qualification] = [t('leads:stages.proposal'), t('leads:stages.qualification')];
  await api.make('/api/crm/opportunities', { title: 'Nave', stage: 'proposal' });
  for (const title of ['Catálogo', 'Web']) await api.make('/api/crm/opportunities', { title });
  const page = await portal.open('/leadmanager/opportunities?view=board');
  const finger = await fingerOn(page);
  const card = (title: string) => page.getByRole('row', { name: title, exact: true });
  const lifted = page.locator('[data-touch-picture]');

  await expect(card('Web')).toBeVisible();
  const at = await middleOf(card('Web'));
  await finger.down(at);
  await expect(lifted).toBeVisible();
  // Near the edge of the screen the board scrolls below the finger.
  await finger.to({ ...at, x: 330 });
  const board = await page.getByRole('region', { name: t('leads:board.label') }).elementHandle();
  await page.waitForFunction((node) => (node?.scrollLeft ?? 0) >= 200, board);
  await finger.to({ ...at, x: 180 });
  const below = await middleOf(card('Nave'));
  await finger.to({ x: 180, y: below.y + 40 });
  await finger.up();
  await expect(lifted).toHaveCount(0);
  await expect(
    page.getByText(t('leads:opportunities.moved', { name: 'Web', stage: proposal })),
  ).toBeAttached();
  await expect(column(page, proposal).getByRole('heading', { level: 3 })).toHaveText(['Nave', 'Web']);

  // The handle lifts the card at once.
  const left = () => column(page, proposal).evaluate((node) => Math.round(node.getBoundingClientRect().left));
  await expect.poll(left).toBe(16);
  const handle = page.getByRole('button', { name: t('leads:opportunities.drag', { name: 'Web' }) });
  await finger.down(await middleOf(handle));
  await finger.to({ x: 100, y: below.y + 10 });
  await finger.to({ x: 100, y: below.y - 30 });
  await finger.up();
  await expect(column(page, proposal).getByRole('heading', { level: 3 })).toHaveText(['Web', 'Nave']);
  await reloaded(page);
  await expect(column(page, proposal).getByRole('heading', { level: 3 })).toHaveText(['Web', 'Nave']);
  await expect(column(page, qualification).getByRole('heading', { level: 3 })).toHaveText(['Catálogo']);
});

test('a loss asks for its reason before the card moves, and stores it @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const id = await (await portal.api()).make('/api/crm/opportunities', { title: 'Website' });
  const page = await portal.open('/leadmanager/opportunities?view=board');
  const lost = t('leads:stages.lost');
  await act(
    page,
    t('leads:list.actions', { name: 'Website' }),
    t('leads:opportunities.moveTo', { stage: lost }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('leads:opportunities.loseConfirm') }).click();
  await expect(dialog.getByText(t('leads:opportunities.lostReasonRequired'))).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel(t('leads:opportunities.lostReason')).fill('El precio');
  await dialog.getByRole('button', { name: t('leads:opportunities.loseConfirm') }).click();
  await expect(column(page, lost).getByText('Website')).toBeVisible();
  // A closing dialog goes back in the history, which would end another navigation.
  await expect(dialog).toHaveCount(0);
  await portal.open(`/leadmanager/opportunities/${id}`);
  await showFacts(page);
  await expect(page.getByText('El precio').first()).toBeVisible();
  await checkAccessibility(page);
});
