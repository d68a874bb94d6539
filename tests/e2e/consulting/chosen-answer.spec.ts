import type { Page } from '@playwright/test';
import { aProblem } from '#tests/builders/profile.ts';
import { expect, type Portal, reloaded, test } from '#tests/e2e/fixtures.ts';

const WORDS = {
  es: {
    typed: 'Nadie lleva el control de las existencias del almacén.',
    chip: /^Por confirmar: /,
    chosen: /^Confirmado: .* solución elegida\. /,
    byRules: /^Propuesta: /,
    answer: /Solución$/,
    process: /Proceso$/,
    reviews: 'Reseñas',
    readReviews: /^(?:Por confirmar|Confirmado): .*\. Cambiar$/,
    readByRules: /^(?:Por confirmar|Confirmado): (?:(?!solución elegida).)*$/,
    confirm: 'Confirmar',
    failed: 'No se han podido cargar las soluciones. Su elección no ha cambiado.',
    retry: 'Reintentar',
  },
  en: {
    typed: 'Nobody keeps track of the stock in the warehouse.',
    chip: /^To confirm: /,
    chosen: /^Confirmed: .* solution chosen\. /,
    byRules: /^Suggested: /,
    answer: /Solution$/,
    process: /Process$/,
    reviews: 'Reviews',
    readReviews: /^(?:To confirm|Confirmed): .*\. Change$/,
    readByRules: /^(?:To confirm|Confirmed): (?:(?!solution chosen).)*$/,
    confirm: 'Confirm',
    failed: 'The solutions couldn’t be loaded. Your choice is unchanged.',
    retry: 'Try again',
  },
} as const;

async function openProblem(portal: Portal, locale: 'en' | 'es'): Promise<Page> {
  const page = await portal.openCompany({ locale, tab: 'problems' });
  const companyId = Number(new URL(page.url()).pathname.split('/').pop());
  const api = await portal.api();
  await api.make('/api/problems', aProblem(companyId, { description: WORDS[locale].typed }));
  return reloaded(page);
}

test('a consultant chooses the answer to a problem, and leaves it to the rules again @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const locale = 'es';
  const words = WORDS[locale];
  const page = await openProblem(portal, locale);
  const card = page.getByRole('tabpanel').locator('[data-row]');
  const answer = page.getByRole('dialog').getByRole('button', { name: words.answer });
  const confirm = page.getByRole('button', { name: words.confirm, exact: true });

  await card.getByRole('button', { name: words.chip }).click();
  await expect(answer).toContainText(words.byRules.source.slice(1).trim());
  await checkAccessibility(page);
  await answer.click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText(words.byRules);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const [title = ''] = (await options.nth(1).innerText()).trim().split('\n');
  await options.nth(1).click();
  await expect(answer).toContainText(title);
  await confirm.click();
  await expect(card.getByRole('button', { name: words.chosen })).toBeVisible();

  await reloaded(page);
  await checkAccessibility(page);
  await card.getByRole('button', { name: words.chosen }).click();
  await expect(answer).toContainText(title);
  await page.getByRole('dialog').getByRole('button', { name: words.process }).click();
  await page.getByRole('option', { name: words.reviews, exact: true }).click();
  await expect(answer).toContainText(words.byRules.source.slice(1).trim());
  await answer.click();
  await expect(options.filter({ hasText: title })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await confirm.click();
  await expect(card.getByRole('button', { name: words.readReviews })).toBeVisible();
  await expect(card.getByRole('button', { name: words.readByRules })).toBeVisible();
});

test('answers that cannot be loaded are asked for again, and the choice is kept meanwhile @once', async ({
  portal,
}) => {
  const locale = 'en';
  const words = WORDS[locale];
  const page = await openProblem(portal, locale);
  const card = page.getByRole('tabpanel').locator('[data-row]');
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByRole('button', { name: words.answer });
  await card.getByRole('button', { name: words.chip }).click();
  await answer.click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(card.getByRole('button', { name: words.chosen })).toBeVisible();

  await page.route('**/interventions?*', (route) => route.abort());
  await card.getByRole('button', { name: words.chosen }).click();
  await expect(dialog.getByText(words.failed)).toBeVisible();
  await expect(answer).toBeDisabled();
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: words.chosen })).toBeVisible();

  await card.getByRole('button', { name: words.chosen }).click();
  await page.unroute('**/interventions?*');
  await dialog.getByRole('button', { name: words.retry }).click();
  await expect(answer).toBeEnabled();
});
