import type { Page } from '@playwright/test';
import { aContact } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { WORDS } from './draft-words.ts';
import { openStep } from './report-step.ts';
import { expect, hydrated, type Portal, reloaded, test } from '#tests/e2e/fixtures.ts';

type Words = (typeof WORDS)[keyof typeof WORDS];

const OWN = 'Formar al equipo\nDos jornadas al año, en la planta.';
const LETTER = 'Estimada Ana: esta carta es nuestra.';

/** The two are beside each other where there is room. */
async function show(page: Page, words: Words, side: 'edit' | 'preview'): Promise<void> {
  const button = page.getByRole('button', { name: words[side], exact: true });
  if (await button.isVisible()) await button.click();
}

const editor = (page: Page, words: Words) => page.getByRole('region', { name: words.editor });
/** On a phone it is hidden behind the editor, and follows it all the same. */
const preview = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.region, includeHidden: true });
const text = (page: Page) => page.getByRole('textbox', { name: /^(Text of|Texto de) / });
const saved = (page: Page, words: Words) =>
  expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
const row = (page: Page, id: string) => page.locator(`[id="draft-row-${id}"]`);

async function openDraft(portal: Portal, locale: 'es' | 'en'): Promise<Page> {
  await portal.signIn(locale);
  const api = await portal.api();
  const company = await aReadyCompany(api);
  await api.make('/api/contacts', aContact(company, { isPrimary: true }));
  return portal.open(`/empresa/${company}?tab=report`);
}

test('a consultant edits the draft, reads it beside, finds it after a reload and in the stored report @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const words = WORDS.es;
  const page = await openDraft(portal, 'es');
  await expect(editor(page, words)).toBeVisible();
  await checkAccessibility(page);

  await row(page, 'letter').click();
  await text(page).fill(LETTER);
  await show(page, words, 'preview');
  await expect(preview(page, words)).toContainText(LETTER);
  await saved(page, words);
  await checkAccessibility(page);

  await show(page, words, 'edit');
  await page.getByRole('button', { name: words.compare }).click();
  await expect(page.getByRole('list', { name: words.comparison })).toContainText(LETTER);
  await checkAccessibility(page);

  await page.getByRole('button', { name: words.add }).click();
  await text(page).fill(OWN);
  await show(page, words, 'preview');
  await expect(preview(page, words).getByRole('heading', { name: /Formar al equipo/ })).toBeVisible();
  await show(page, words, 'edit');
  await page.getByRole('button', { name: words.delete }).click();
  await expect(preview(page, words)).not.toContainText('Formar al equipo');
  await page.getByRole('button', { name: words.undo }).click();
  await expect(row(page, 'letter')).toHaveAccessibleName(words.edited);

  await page.getByRole('button', { name: words.hide }).click();
  await saved(page, words);
  await reloaded(page);
  await expect(row(page, 'letter')).toHaveAccessibleName(words.edited);
  await show(page, words, 'preview');
  await expect(preview(page, words)).toContainText(LETTER);
  await expect(preview(page, words)).toContainText('Dos jornadas al año');

  await page.getByRole('button', { name: words.generate }).click();
  const dialog = page.getByRole('dialog');
  for (const line of words.stored) await expect(dialog.getByText(line)).toBeVisible();
  await dialog.getByRole('button', { name: words.language }).click();
  await page.getByRole('listbox').getByRole('option', { name: words.other }).click();
  await expect(dialog.getByRole('alert')).toHaveText(words.held);
  await expect(dialog.getByRole('button', { name: words.now })).toBeDisabled();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('button', { name: words.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.now }).click();
  await expect(page.getByText(words.generated)).toBeVisible();
  const report = page.getByRole('article').first();
  await expect(report).toContainText(LETTER);
  await expect(report).toContainText('Dos jornadas al año');
  await expect(editor(page, words)).toHaveCount(0);

  await openStep(page, words.correct);
  await page.getByRole('alertdialog').getByRole('button', { name: words.correctNow }).click();
  await page.waitForURL(/\?tab=report$/);
  await hydrated(page);
  await expect(row(page, 'letter')).toHaveAccessibleName(words.edited);
  await page.getByRole('button', { name: words.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.now }).click();
  await expect(page.getByText(words.version).first()).toBeVisible();
});

test('a block is found from the preview and in it, moved by keyboard, and put back', async ({ portal }, {
  project,
}) => {
  const locale = project.name === 'phone' ? 'es' : 'en';
  const words = WORDS[locale];
  const page = await openDraft(portal, locale);
  await show(page, words, 'preview');
  const paragraph = preview(page, words).locator('#letter p').first();
  await paragraph.click();
  await expect(row(page, 'letter')).toBeFocused();
  await expect(row(page, 'letter')).toHaveAttribute('aria-expanded', 'true');
  await text(page).fill(LETTER);
  await page.getByRole('button', { name: words.putBack }).click();
  await expect(preview(page, words)).not.toContainText(LETTER);

  const rows = editor(page, words).locator('[id^="draft-row-analysis."]');
  const [first, second] = [await rows.nth(0).getAttribute('id'), await rows.nth(1).getAttribute('id')];
  await rows.nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('id', first ?? '');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(0)).toHaveAttribute('id', second ?? '');
  await saved(page, words);
});

test('two tabs on one draft: edits of two blocks are merged, of one block one is chosen @once', async ({
  portal,
  context,
  checkAccessibility,
}) => {
  const words = WORDS.en;
  const page = await openDraft(portal, 'en');
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);

  await row(other, 'letter').click();
  await text(other).fill('Theirs.');
  await saved(other, words);
  await row(page, 'scope').click();
  await text(page).fill('My scope.');
  await expect(preview(page, words)).toContainText('Theirs.');

  await row(other, 'scope').click();
  await text(other).fill('Their scope.');
  await expect(other.getByRole('alert').filter({ hasText: 'Another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'See both' }).click();
  await expect(other.getByRole('definition').filter({ hasText: 'My scope.' })).toBeVisible();
  await checkAccessibility(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other, words);

  await text(page).fill('My scope again.');
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(text(page)).toHaveValue('Their scope.');
  await saved(page, words);
});

test('the author stands on the cover, and the draft is not lost without a connection @once', async ({
  portal,
  context,
}) => {
  const words = WORDS.es;
  const page = await openDraft(portal, 'es');
  await page.getByText(words.cover).click();
  await page.getByLabel(words.author).fill('Marta Soler');
  await page.getByRole('button', { name: words.saveCover }).click();
  await expect(page.getByText(words.coverSaved)).toBeVisible();

  await row(page, 'letter').click();
  await context.setOffline(true);
  await text(page).fill(LETTER);
  await expect(page.getByRole('alert').filter({ hasText: 'no hay conexión' })).toBeVisible();
  await context.setOffline(false);
  await saved(page, words);
});
