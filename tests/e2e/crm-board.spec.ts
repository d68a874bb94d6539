import type { Page } from '@playwright/test';
import { act, localeOf, wordsOf } from './crm.ts';
import { expect, test } from './fixtures.ts';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage},`) });

test('a card is moved by drag and by keyboard, is announced, and stays where it was put', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone moves cards by the menu, below');
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
  await page.reload();
  await expect(column(page, proposal).getByText('Website')).toBeVisible();
  await expect(column(page, negotiation).getByText('Catalogue')).toBeVisible();
});

test('what is lost says why before it moves, and the reason stays with it', async ({
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
  await portal.open(`/leadmanager/opportunities/${id}`);
  await expect(page.getByText('El precio').first()).toBeVisible();
  await checkAccessibility(page);
});
