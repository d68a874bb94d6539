import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose } from './choose.ts';
import { words } from './words.ts';
import { expect, hydrated, reloaded, test } from '#tests/e2e/fixtures.ts';

type Case = {
  company: { name: string; sector: string; size: string; structure: string; email: string };
  contacts: { name: string; position: string; phone: string | null; email: string; isPrimary: boolean }[];
  products: { name: string; description: string; type: string }[];
  departments: { name: string; function: string; digitalizationLevel: number }[];
  problems: { description: string; priority: number }[];
  strengths: { description: string; impact: number }[];
};
const CASE = JSON.parse(readFileSync('tests/cases/conservas-nutrimar.json', 'utf8')) as Case;

/** Sets a slider, which starts at 3, by arrow keys. */
const rate = async (page: Page, label: string, value: number) => {
  const slider = page.getByRole('slider', { name: label });
  await slider.focus();
  for (let at = 3; at !== value; at += Math.sign(value - 3))
    await page.keyboard.press(value > 3 ? 'ArrowRight' : 'ArrowLeft');
};

test('a consultant records a company and reads its report @phone', async ({ portal, checkAccessibility }) => {
  await portal.signIn('es');
  const page = await portal.open('/consultoria');
  await page.getByRole('button', { name: words.firstCompany }).click();
  await page.getByLabel(words.name, { exact: true }).fill(CASE.company.name);
  await page.getByLabel(words.sector, { exact: true }).fill(CASE.company.sector);
  await choose(page, words.size, words.medium);
  await choose(page, words.structure, words.functional);
  await page.getByLabel(words.email).fill(CASE.company.email);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: CASE.company.name })).toBeVisible();
  await hydrated(page);

  await page.getByRole('tab', { name: words.tab.report }).click();
  await expect(page.getByText(words.notReady)).toBeVisible();
  await expect(page.getByRole('button', { name: words.generate })).toHaveCount(0);

  const add = async (list: keyof typeof words.add, heading: string, fill: () => Promise<void>) => {
    await page.getByRole('tab', { name: words.tab[list] }).click();
    await page.getByRole('button', { name: words.add[list], exact: true }).click();
    await fill();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(heading, { exact: true }).first()).toBeVisible();
  };
  const fill = (label: string, value: string) =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);

  // One row of each list by its form; the others through the API.
  const [contact, ...contacts] = CASE.contacts;
  const [product, ...products] = CASE.products;
  const [department, ...departments] = CASE.departments;
  const [problem, ...problems] = CASE.problems;
  const [strength, ...strengths] = CASE.strengths;
  if (!contact || !product || !department || !problem || !strength)
    throw new Error('the case has an empty list');

  await add('contacts', contact.name, async () => {
    await fill(words.name, contact.name);
    await fill(words.position, contact.position);
    await page
      .getByRole('dialog')
      .getByLabel(words.phone)
      .fill(contact.phone ?? '');
    await page.getByRole('dialog').getByLabel(words.email).fill(contact.email);
    // The first contact is primary by default.
    const primary = page.getByRole('checkbox', { name: words.primary });
    if ((await primary.isChecked()) !== contact.isPrimary) await primary.press('Space');
  });
  await add('products', product.name, async () => {
    await fill(words.name, product.name);
    await fill(words.description, product.description);
    await choose(page, words.type, product.type === 'service' ? words.service : words.product);
  });
  await add('departments', department.name, async () => {
    await fill(words.name, department.name);
    await fill(words.function, department.function);
    await rate(page, words.level, department.digitalizationLevel);
  });
  await add('problems', problem.description, async () => {
    await fill(words.description, problem.description);
    await rate(page, words.priority, problem.priority);
  });
  await add('strengths', strength.description, async () => {
    await fill(words.description, strength.description);
    await rate(page, words.impact, strength.impact);
  });
  const api = await portal.api();
  const { pathname } = new URL(page.url());
  for (const [list, items] of Object.entries({ contacts, products, departments, problems, strengths }))
    await api.call('POST', `${pathname.replace('/empresa', '/api/companies')}/${list}/batch`, { items });
  await portal.open(`${pathname}?tab=contacts`);
  await expect(page.getByText(/^(Principal|Main contact)$/)).toHaveCount(1);

  await page.getByRole('tab', { name: words.tab.report }).click();
  await page.getByRole('button', { name: words.generate }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.now }).click();
  await expect(page.getByText(words.generated)).toBeVisible();
  for (const block of words.blocks)
    await expect(page.getByRole('heading', { name: block, exact: true })).toBeVisible();
  // A notice under the pointer stays.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: words.actions }).click();
  await expect(page.getByRole('menuitem', { name: words.generate })).toBeDisabled();
  await page.keyboard.press('Escape');
  // Its action sheets are articles inside it.
  const report = page.getByRole('article').first();
  for (const { description } of [...CASE.problems, ...CASE.strengths])
    await expect(report).toContainText(description.replace(/\.$/, ''));
  for (const duration of words.durations) await expect(report).toContainText(duration);
  await expect(report).toContainText(words.base);
  await checkAccessibility(page);

  await reloaded(page);
  await expect(page.getByRole('tab', { name: words.tab.report })).toHaveAttribute('aria-selected', 'true');
  await expect(report).toContainText(CASE.company.name);
});
