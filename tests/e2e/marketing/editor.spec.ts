import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { expect, test } from '../fixtures.ts';

test('the editor fits its window, and shows the landing page itself beside it', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.signIn('en');
  const api = await portal.api();
  const seller = await api.make('/api/marketing/companies', aMarketingCompany());
  const product = await api.make('/api/marketing/products', aMarketingProduct(seller));
  const { body } = await api.call('POST', `/api/marketing/products/${product}/campaigns`, {
    language: 'es',
  });
  const { items } = body as { items: { id: number; type: string }[] };
  const addressOf = (type: string) =>
    `/comercia/campaigns/${items.find((campaign) => campaign.type === type)?.id}`;

  const page = await portal.open(addressOf('email'));
  await page.getByRole('textbox', { name: 'Subject' }).fill('x'.repeat(75));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);

  await portal.open(addressOf('landing_page'));
  const tab = page.getByRole('button', { name: 'Preview', exact: true });
  if (await tab.isVisible()) await tab.click();
  const frame = page.frameLocator('iframe:not([aria-hidden])');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  if (await tab.isVisible()) await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Ninety days in a cave');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await expect(frame.getByRole('heading', { name: 'Ninety days in a cave', level: 1 })).toBeVisible();
  await checkAccessibility(page);
});
