import type { Locator } from '@playwright/test';
import { aDairy, aLivePage, answerPage } from '#tests/builders/landing.ts';
import { aLead } from '#tests/builders/marketing.ts';
import { expect, hydrated, reloaded, test, type Portal } from '#tests/e2e/fixtures.ts';

/** In pixels: the height of the header, on a phone with two lines of a name at most, and where the work begins at most. */
const HEADER = { desktop: [56], phone: [56, 66, 70] };
const WORK = { desktop: 180, phone: 260 } as const;
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not drawn`);
  return box;
};

async function openLead(portal: Portal, over: object) {
  await portal.signIn('en');
  const api = await portal.api();
  const { companyId } = await aDairy(api);
  const id = await api.make('/api/marketing/leads', aLead(companyId, over));
  return { id, page: await portal.open(`/comercia/leads/${id}`) };
}

for (const locale of ['en', 'es'] as const)
  test(`a campaign, a product, a company and a lead have a header of 56 px, and their work on top (${locale})`, async ({
    portal,
    checkAccessibility,
  }, { project }) => {
    const screen = project.name === 'phone' ? 'phone' : 'desktop';
    await portal.page.setViewportSize(SCREENS[screen]);
    await portal.signIn(locale);
    const api = await portal.api();
    const { companyId, email, social, page: landing, slug } = await aLivePage(api);
    await answerPage(portal.url, slug, {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      message: 'Doce piezas.',
    });
    const campaign = await api.call('GET', `/api/marketing/campaigns/${email}`);
    const { productId } = campaign.body as { productId: number };
    const leads = await api.call('GET', '/api/marketing/leads');
    const [lead] = (leads.body as { items: { id: number }[] }).items;
    const { page } = portal;
    const editor = page.locator('section[aria-labelledby=editor-title]');
    for (const [path, work] of [
      [`/comercia/campaigns/${email}`, editor.getByRole('textbox')],
      [`/comercia/campaigns/${landing}`, editor.getByRole('textbox')],
      [`/comercia/campaigns/${social}`, editor.getByRole('textbox')],
      [`/comercia/products/${productId}`, page.locator('section[aria-labelledby=brief-title]')],
      [`/comercia/companies/${companyId}`, page.getByRole('article')],
      [`/comercia/leads/${lead?.id}`, page.getByText('Doce piezas.')],
    ] as const) {
      await portal.open(path);
      const { height } = await boxOf(page.locator('.record-header'));
      expect.soft(HEADER[screen], path).toContain(height);
      expect.soft((await boxOf(work.first())).y, path).toBeLessThanOrEqual(WORK[screen]);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, path).toBeLessThanOrEqual(0);
      await checkAccessibility(page);
    }
  });

test('a lead is answered where its mail is kept: at its enquiry, at its contact, else by mail @once', async ({
  portal,
}) => {
  const { id, page } = await openLead(portal, {
    contactName: 'Ana Ruiz',
    contactEmail: 'ana@example.com',
    notes: 'Doce piezas.',
  });
  const reply = page.getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', 'mailto:ana@example.com');
  const api = await portal.api();
  await api.call('POST', '/api/loop/contact-from-lead', { leadId: id });
  await page.reload();
  await hydrated(page);
  await reply.click();
  await expect(page).toHaveURL(/\/leadmanager\/contacts\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
});

test('a lead that wrote is answered in its page, once no line of the draft is open; then the page says when @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const api = await portal.api();
  const { slug } = await aLivePage(api);
  const email = 'ana@example.com';
  await answerPage(portal.url, slug, { name: 'Ana Ruiz', email, message: 'Doce piezas.' });
  const leads = await api.call('GET', '/api/marketing/leads');
  const [lead] = (leads.body as { items: { id: number }[] }).items;
  const page = await portal.open(`/comercia/leads/${lead?.id}`);
  const body = page.getByRole('textbox', { name: 'Text' });
  await expect(body).toHaveValue(/Ana/);
  await expect(page.getByText(`<${email}>`)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByText('Complete the line that ends in “…” before you send.').first()).toBeVisible();
  await body.fill((await body.inputValue()).replace('…', 'Twelve are ready.'));
  await send.click();
  await expect(page.getByText(/^You replied on /)).toBeVisible();
  await expect(body).toHaveCount(0);
  await reloaded(page);
  await expect(page.getByText(/^You replied on /)).toBeVisible();
});

test('a lead’s status is set on its page, and its fields are behind Edit @once', async ({ portal }) => {
  const { page } = await openLead(portal, { contactName: 'Ana Ruiz', contactEmail: null });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('qualified');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Contact' }).fill('Ana Ruiz Peña');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ruiz Peña' })).toBeVisible();
  await reloaded(page);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('qualified');
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await expect(page).toHaveURL(/\/comercia\/leads$/);
});

test('the name of a campaign is typed in its header, and an error leaves the header as high @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const { email } = await aLivePage(await portal.api());
  const page = await portal.open(`/comercia/campaigns/${email}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await expect(page.getByText('Enter the name of the campaign')).toBeVisible();
  expect((await boxOf(page.locator('.record-header'))).height).toBe(56);
  await name.fill('Autumn in the cave');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue('Autumn in the cave');
});

test('a link to the cost of a campaign shows its field, also where the facts are behind a button @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const { email } = await aLivePage(await portal.api());
  const page = await portal.open(`/comercia/campaigns/${email}#cost`);
  await expect(page.getByRole('textbox', { name: 'Cost' })).toBeFocused();
});
