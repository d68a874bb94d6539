import type { Page } from '@playwright/test';
import { localeOf, manyContacts, wordsOf } from './leads.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

/** Three pages of a list. */
const MANY = 130;
const FAR = 'Ruiz 120';

const far = (page: Page) => page.getByRole('link', { name: FAR }).first();

/** Scrolls as a reader does: a grid asks for the next rows at its end, cards wait for the button. */
async function goFar(page: Page, more: string): Promise<void> {
  const grid = page.locator('[data-list-scroller]');
  await expect(async () => {
    if (await far(page).isVisible()) return;
    if ((await grid.count()) > 0) await grid.evaluate((scroller) => scroller.scrollBy(0, 1_500));
    else await page.getByRole('button', { name: more }).click({ timeout: 500 });
    await expect(far(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await far(page).scrollIntoViewIfNeeded();
}

test('Back from a record finds the rows that were loaded and the place that was reached', async ({ portal }, {
  project,
}) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  await manyContacts(await portal.api(), MANY);
  const page = await portal.open('/leadmanager/contacts?q=ruiz');
  await goFar(page, t('ui:list.more'));
  await far(page).click();
  await expect(page.getByRole('heading', { level: 1, name: FAR })).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(far(page)).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: t('leads:contacts.search') })).toHaveValue('ruiz');
});

test('rows that do not come leave those that are there, and are asked for again', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  await manyContacts(await portal.api(), MANY);
  const page = await portal.open('/leadmanager/contacts');
  const next = (url: URL) => url.pathname === '/api/crm/contacts' && url.searchParams.has('cursor');
  await page.route(next, (route) => route.abort());
  const failure = page.getByRole('alert').filter({ hasText: t('ui:list.moreFailed') });
  if (project.name === 'phone') await page.getByRole('button', { name: t('ui:list.more') }).click();
  else
    await expect(async () => {
      await page
        .locator('[data-list-scroller]')
        .evaluate((grid) => grid.scrollTo(0, grid.scrollHeight), undefined, { timeout: 500 });
      await expect(failure).toBeVisible({ timeout: 500 });
    }).toPass();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: /Ruiz 0[34]\d/ }).first()).toBeVisible();
  await checkAccessibility(page);
  await page.unroute(next);
  await failure.getByRole('button', { name: t('ui:actions.retry') }).click();
  await expect(failure).toHaveCount(0);
  await goFar(page, t('ui:list.more'));
});
