import { signedIn } from './leads/leads.ts';
import { expect, test } from './fixtures.ts';

test('an opportunity becomes a profile with what is to confirm, which leads back to it', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const id = await api.make('/api/crm/opportunities', { title: 'Nave', amountCents: 100_000 });
  const page = await portal.open(`/leadmanager/opportunities/${id}`);
  await page.getByRole('button', { name: t('loop:acts.startProfile') }).click();
  await page.getByRole('link', { name: t('loop:acts.openProfile') }).click();
  await expect(page).toHaveURL(/\/empresa\/\d+/);
  const confirm = page.getByRole('button', { name: t('consulting:unconfirmed.right') });
  await expect(confirm).toBeVisible();
  await checkAccessibility(page);
  await confirm.click();
  await expect(confirm).toBeHidden();
  await page
    .getByRole('navigation', { name: t('loop:strip.label') })
    .getByRole('link', { name: /Nave/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/leadmanager/opportunities/${id}$`));
});
