import { expect, test } from '#tests/e2e/fixtures.ts';
import { signedIn } from './leads.ts';

const SECTIONS = [
  'inbox',
  'contacts',
  'companies',
  'opportunities',
  'communications',
  'tasks',
  'views',
  'import',
  'analytics',
  'settings',
] as const;

test('the sidebar has the sections in their order, and the sign-out last @once', async ({ portal }, {
  project,
}) => {
  const { t } = await signedIn(portal, project);
  const page = await portal.open('/leadmanager/dashboard');
  const names = await page.locator('#portal-menu ul').first().locator('> li > a > .truncate').allInnerTexts();
  const expected = SECTIONS.map((id) => t(`layout:nav.${id}`));
  expect(names.map((name) => name.trim())).toEqual(expected);
  const last = page.locator('#portal-menu button').last();
  await expect(last).toHaveText(t('layout:portal.logout'));
});

test('without communications there is one button, which offers each kind @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t } = await signedIn(portal, project);
  const page = await portal.open('/leadmanager/communications');
  const buttons = page.locator('main').getByRole('button');
  await expect(buttons).toHaveText([t('leads:communications.addFirst')]);
  await checkAccessibility(page);
  await buttons.click();
  const kinds = ['email', 'call', 'meeting', 'note'] as const;
  await expect(page.getByRole('menuitem')).toHaveText(
    kinds.map((kind) => t(`leads:communications.compose.${kind}`)),
  );
  await page.getByRole('menuitem', { name: t('leads:communications.compose.call') }).click();
  await expect(page.getByRole('dialog', { name: t('leads:communications.compose.call') })).toBeVisible();
});
