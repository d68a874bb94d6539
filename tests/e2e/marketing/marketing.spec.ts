// One long test from a product to a lead, because each step builds on the one before.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect, hydrated, test, type Portal } from '#tests/e2e/fixtures.ts';
import { words, type Words } from './words.ts';

type Case = {
  company: Record<'name' | 'sector' | 'commercialObjectives' | 'targetAudience', string>;
  brand: { colors: string[] };
};
const CASE = JSON.parse(readFileSync('tests/cases/queseria-valdeon.json', 'utf8')) as Case;
/** Texts are written in the language in which the product was typed. */
const PRODUCT = {
  name: 'Azul de cueva',
  characteristics: 'Blue cheese made of raw milk from cows and goats; aged for 90 days in a natural cave',
  advantages: 'The same taste all the year round; every piece carries the batch and the name of the farmer',
  price: '€18.50/kg',
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const saved = (page: Page, words: Words) =>
  expect(page.getByRole('status').filter({ hasText: words.saved }).first()).toBeVisible();
const fill = (page: Page, label: string, value: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);

/** A phone has the facts of a record behind a button. */
async function showFacts(page: Page, words: Words): Promise<void> {
  const facts = page.getByRole('button', { name: words.details, expanded: false });
  if (await facts.isVisible()) await facts.click();
}

/** Creates company and product by their forms; returns the path of the product. */
async function recordProduct(portal: Portal, words: Words): Promise<string> {
  const product = PRODUCT;
  const page = await portal.open('/comercia/companies');
  await press(page, words.newCompany);
  await fill(page, words.name, CASE.company.name);
  await fill(page, words.sector, CASE.company.sector);
  await fill(page, words.objectives, CASE.company.commercialObjectives);
  await fill(page, words.audience, CASE.company.targetAudience);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(words.sellsTo) })
    .click();
  await page.getByRole('option', { name: words.both }).click();
  for (const [at, colour] of CASE.brand.colors.entries()) {
    await press(page, words.addColour);
    await fill(page, words.colourCode(at + 1), colour);
  }
  await press(page, words.save);
  await expect(page.getByRole('heading', { level: 1, name: CASE.company.name })).toBeVisible();
  await hydrated(page);
  await press(page, words.addProduct);
  await fill(page, words.name, product.name);
  await fill(page, words.characteristics, product.characteristics);
  await fill(page, words.advantages, product.advantages);
  await fill(page, words.price, product.price);
  await press(page, words.save);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const href = await page.getByRole('link', { name: product.name }).first().getAttribute('href');
  return href ?? '';
}

/** Visits and submits the page without scripts: first without consent, then with it. */
async function answer(browser: Browser, address: string, words: Words, name: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${address}?utm_source=feria`);
  await visitor.getByLabel(words.name, { exact: true }).fill(name);
  await visitor.getByLabel(words.email, { exact: true }).fill('lucia@tienda.example');
  await visitor.getByLabel(words.message).fill('Doce piezas para octubre.');
  await visitor.locator('form button').click();
  await expect(visitor.getByRole('link', { name: words.consentMissing })).toBeVisible();
  await expect(visitor.getByLabel(words.message)).toHaveValue('Doce piezas para octubre.');
  await visitor.getByLabel(words.consent).check();
  await visitor.locator('form button').click();
  await expect(visitor.getByRole('heading', { name: words.thanks })).toBeVisible();
  await context.close();
}

test('from a product to campaigns, images, a live page, a lead and a snapshot @phone', async ({
  portal,
  browser,
  checkAccessibility,
}) => {
  await portal.signIn('en');
  const product = await recordProduct(portal, words);
  const page = await portal.open(product);

  await press(page, words.analyse);
  await expect(page.getByText(words.proposition)).toBeVisible();
  await press(page, words.writeCampaigns);
  for (const type of words.campaigns)
    await expect(page.getByRole('article').filter({ hasText: type })).toHaveCount(1);
  await checkAccessibility(page);
  const campaign = async (type: string) =>
    (await page.getByRole('article').filter({ hasText: type }).getByRole('link').getAttribute('href')) ?? '';
  const [emailAt, landingAt] = [await campaign(words.campaigns[0]), await campaign(words.campaigns[2])];

  await portal.open(emailAt);
  await page.getByLabel(words.attention, { exact: true }).fill(words.typed);
  await saved(page, words);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(words.attention, { exact: true })).toHaveValue(words.typed);
  // A reload while saving does not cause a conflict with our own save.
  await page.getByLabel(words.greeting, { exact: true }).fill(words.typed);
  await page.reload();
  await hydrated(page);
  await saved(page, words);
  await expect(page.getByLabel(words.greeting, { exact: true })).toHaveValue(words.typed);
  await expect(page.getByText(words.stale)).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(portal.url + emailAt);
  await hydrated(other);
  await other.getByLabel(words.subject, { exact: true }).fill(words.elsewhere);
  await saved(other, words);
  await page.getByLabel(words.attention, { exact: true }).fill(`${words.typed}!`);
  const conflict = page.getByRole('alert').filter({ hasText: words.stale });
  await expect(conflict).toContainText(words.elsewhere);
  await expect(page.getByLabel(words.attention, { exact: true })).toHaveValue(`${words.typed}!`);
  await press(page, words.overwrite);
  await saved(page, words);
  await checkAccessibility(page);
  await other.close();

  await portal.open(`/comercia/content?product=${product.split('/').at(-1) ?? ''}`);
  for (const count of [1, 2]) {
    await press(page, words.write);
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  for (const at of [0, 1]) await page.getByRole('article').nth(at).getByText(words.compare).click();
  await press(page, words.compare);
  await expect(page.getByRole('dialog', { name: words.compareTitle }).getByRole('listitem')).toHaveCount(2);
  await checkAccessibility(page);

  await portal.open(landingAt);
  await press(page, words.design);
  await expect(page.getByRole('img', { name: /: / })).toHaveCount(3);
  await press(page, words.publish);
  await page.getByRole('textbox', { name: words.address, exact: true }).fill('azul de cueva');
  await page.getByRole('dialog').getByRole('button', { name: words.publish }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showFacts(page, words);
  await expect(page.getByText(words.live, { exact: true })).toBeVisible();
  await checkAccessibility(page);
  // Publishing has updated the campaign; further edits cause no conflict.
  await press(page, words.addAttention);
  await page.getByLabel(words.attention, { exact: true }).fill(words.typed);
  await saved(page, words);
  await expect(page.getByText(words.changed)).toBeVisible();
  await page.getByLabel(words.attention, { exact: true }).fill(`${words.typed} ${words.typed}`);
  await page.getByRole('link', { name: words.preview }).click();
  // The editor has the words too, so wait for the page first.
  await expect(page.getByRole('link', { name: words.leavePreview })).toBeVisible();
  await expect(page.getByText(`${words.typed} ${words.typed}`)).toBeVisible();
  await page.getByRole('link', { name: words.leavePreview }).click();
  await hydrated(page);
  await expect(page.getByLabel(words.attention, { exact: true })).toHaveValue(
    `${words.typed} ${words.typed}`,
  );

  const address = `${portal.url}/l/azul-de-cueva`;
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(visitor.locator('script')).toHaveCount(0);
  await checkAccessibility(visitor);
  await visitor.close();
  await answer(browser, address, words, 'Lucía Prado');

  await portal.open('/comercia/leads');
  await expect(page.getByRole('row').filter({ hasText: 'Lucía Prado' })).toBeVisible();
  await page.getByRole('link', { name: 'Lucía Prado' }).click();
  await hydrated(page);
  await expect(page.getByText('Doce piezas para octubre.')).toBeVisible();
  await checkAccessibility(page);
  await showFacts(page, words);
  await expect(page.getByText(/feria$/)).toBeVisible();
  // The lead's campaign, named among the facts and in the loop.
  await expect(page.locator(`a[href="${landingAt}"]`).last()).toBeVisible();
  await expect(page.getByText('<lucia@tienda.example>')).toBeVisible();

  await portal.open('/comercia/leads');
  await press(page, words.actionsFor('Lucía Prado'));
  await page.getByRole('menuitem', { name: words.send }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  await checkAccessibility(page);
  // Linked both ways: the contact's timeline links back to the lead.
  await press(page, words.actionsFor('Lucía Prado'));
  await page.getByRole('menuitem', { name: words.openContact }).click();
  const origin = page.getByRole('link', { name: words.fromMarketing });
  const fold = page.getByRole('button', { name: words.changes });
  await expect(origin.or(fold).first()).toBeVisible();
  if (await fold.isVisible()) await fold.click();
  await origin.click();
  await expect(page).toHaveURL(/\/comercia\/leads\/\d+$/);
  await expect(page.getByText('Doce piezas para octubre.')).toBeVisible();

  await portal.open('/comercia/analytics');
  await press(page, words.snapshot);
  await expect(page.getByRole('heading', { name: words.summary })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.recommendations })).toBeVisible();
  await checkAccessibility(page);

  await portal.open(landingAt);
  await showFacts(page, words);
  await page.getByRole('link', { name: words.leadsOfCampaign }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Lucía Prado' })).toBeVisible();
  await portal.open(landingAt);
  await showFacts(page, words);
  await press(page, words.takeOffline);
  await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(410);
});

test('the sign-in shows what the portal does, in four tiles @once', async ({
  portal,
  checkAccessibility,
}) => {
  await portal.language('es');
  const page = await portal.open('/comercia-auth');
  for (const tile of [
    'IA para marketing',
    'Automatización de ventas',
    'Generación de leads',
    'Campañas digitales',
  ])
    await expect(page.getByText(tile, { exact: true })).toBeVisible();
  await checkAccessibility(page);
});
