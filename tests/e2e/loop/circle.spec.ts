// One long file: a single journey through all four areas.
import type { Page } from '@playwright/test';
import { translator } from '#i18n/index.ts';
import { member } from '#tests/api-client.ts';
import { aCampaign, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openStep } from '#tests/e2e/consulting/report-step.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';
import { act, showFacts } from '#tests/e2e/leads/leads.ts';

const words = {
  place: 'Place in the loop',
  start: 'Start a consulting profile',
  sent: 'The lead manager has a new contact',
  confirm: /^To confirm: /,
  problem: 'Invoices are typed in by hand.',
  pain: 'Their problem today',
  earning: 'Campaigns bringing in revenue',
  typed: '2,500.50',
  amount: /€2,500\.50/,
  earned: /€2,500\.50 won$/,
} as const;
const VISITOR = { name: 'Eva Prado', email: 'eva@prado.example' };
const EARNED_CENTS = 250_050;

test('the circle from a visitor to the revenue of the campaign that brought them @once', async ({
  portal,
  browser,
  checkAccessibility,
}) => {
  const locale = 'en';
  const t = translator(locale);
  await portal.signIn(locale);
  const api = await portal.api();
  const seller = await api.make('/api/marketing/companies', aMarketingCompany());
  const product = await api.make('/api/marketing/products', aMarketingProduct(seller));
  const campaign = await api.make(
    '/api/marketing/campaigns',
    aCampaign(seller, product, { language: locale, name: 'Otoño' }),
  );
  const published = await api.call('POST', `/api/marketing/campaigns/${campaign}/publish`, {});

  const strip = (page: Page) => page.getByRole('navigation', { name: words.place });
  const showLoop = async (page: Page) => {
    const all = strip(page).locator('details');
    if ((await all.getAttribute('open')) === null) await all.locator('summary').click();
  };
  /** Follows the strip to the record of this kind and name, and checks that it leads back. */
  const follow = async (page: Page, name: RegExp, address: RegExp) => {
    const from = page.url();
    await showLoop(page);
    await strip(page).getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    // A brief is its product's.
    const back = new URL(from).pathname.replace(/\/brief\/.*/, '');
    await showLoop(page);
    await expect(strip(page).locator(`a[href^="${back}"]`).last()).toBeVisible();
  };
  const toast = (page: Page, text: string | RegExp) =>
    page.locator('[data-sonner-toast]').filter({ hasText: text });

  await test.step('a visitor answers the landing page', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const visitor = await context.newPage();
    await visitor.goto(`${portal.url}/l/${member(published.body, 'slug', 'string')}`);
    await visitor.getByLabel(t('marketing:landing.name'), { exact: true }).fill(VISITOR.name);
    await visitor.getByLabel(t('marketing:landing.email'), { exact: true }).fill(VISITOR.email);
    await visitor.getByRole('checkbox').check();
    await visitor.locator('form button').click();
    await expect(visitor.getByRole('heading', { name: t('marketing:landing.thanks.title') })).toBeVisible();
    await context.close();
  });

  const page = await portal.open('/comercia/leads?status=new');
  await test.step('the lead becomes a contact with an opportunity', async () => {
    await page
      .getByRole('button', { name: t('marketing:list.actions', { name: VISITOR.name }), exact: true })
      .click();
    await page.getByRole('menuitem', { name: t('marketing:lead.send'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: t('marketing:lead.newOpportunity') })).toBeChecked();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t('marketing:lead.send') }).click();
    await toast(page, words.sent)
      .getByRole('button', { name: t('loop:acts.open'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/leadmanager\/opportunities\/\d+$/);
    await hydrated(page);
  });
  const opportunity = new URL(page.url()).pathname;

  await test.step('its opportunity has an amount', async () => {
    const edit = t('leads:opportunities.edit');
    await page.getByRole('button', { name: edit, exact: true }).click();
    await page.getByRole('dialog').getByLabel(t('leads:opportunities.amount')).fill(words.typed);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui:actions.save'), exact: true })
      .click();
    await expect(page.getByText(words.amount).first()).toBeVisible();
    await showLoop(page);
    await expect(strip(page).getByRole('link', { name: /Otoño/ })).toBeVisible();
  });

  await test.step('the opportunity becomes a consulting profile, whose guesses are confirmed', async () => {
    await page.getByRole('button', { name: words.start }).click();
    await showLoop(page);
    await strip(page)
      .getByRole('link', { name: new RegExp(`^${t('loop:strip.kinds.company')}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/empresa\/\d+/);
    await hydrated(page);
    await expect(page.getByText(words.confirm)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: t('consulting:unconfirmed.right') }).click();
    await expect(page.getByText(words.confirm)).toBeHidden();
  });
  const company = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);

  await test.step('the profile is filled in and its report frozen', async () => {
    await api.make('/api/products', aProduct(company));
    await api.make('/api/departments', aDepartment(company));
    await api.make('/api/strengths', aStrength(company));
    await api.make('/api/problems', aProblem(company, { description: words.problem, hoursPerWeek: 10 }));
    await portal.open(`/empresa/${company}?tab=report`);
    await page.getByRole('button', { name: t('consulting:report.generate'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('consulting:report.generateNow'), exact: true })
      .click();
    await expect(page.getByText(t('consulting:report.generated'))).toBeVisible();
  });

  await test.step('an action becomes an opportunity', async () => {
    await openStep(page, t('loop:acts.makeOpportunities'));
    const dialog = page.getByRole('dialog');
    await dialog.locator('label').filter({ hasText: /^A1/ }).click();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t('loop:acts.makeOpportunities'), exact: true }).click();
    await toast(page, '')
      .getByRole('button', { name: t('loop:acts.open'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/leadmanager\/opportunities\/\d+$/);
    await hydrated(page);
    // Of the same person, whom the profile came from.
    await showFacts(page);
    await expect(page.getByRole('link', { name: VISITOR.name }).first()).toBeVisible();
    await follow(page, new RegExp(t('loop:strip.kinds.report')), /\/empresa\/\d+\?tab=report$/);
  });

  await test.step('a problem becomes the brief of a campaign, with the words of the client', async () => {
    await portal.open(`/empresa/${company}?tab=problems`);
    await act(page, t('consulting:rows.menu', { name: words.problem }), t('consulting:rows.campaign'));
    await expect(page).toHaveURL(/\/comercia\/products\/\d+\/brief\/(es|en)/);
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: words.pain })).toHaveValue(words.problem);
    await checkAccessibility(page);
    await follow(page, new RegExp(`^${t('loop:strip.kinds.company')}`), /\/empresa\/\d+$/);
  });

  await test.step('the opportunity is won, and its campaign earns exactly that', async () => {
    const revenue = async () => {
      const { body } = await api.call('GET', `/api/marketing/leads?campaignId=${campaign}`);
      return (body as { items: { revenueCents: number }[] }).items.reduce(
        (sum, lead) => sum + lead.revenueCents,
        0,
      );
    };
    const before = await revenue();
    await portal.open(opportunity);
    const name = t('leads:opportunities.stage');
    const won = t('leads:stages.won');
    await page.getByRole('list', { name }).getByRole('button', { name: won }).click();
    await expect(toast(page, t('leads:stages.won'))).toBeVisible();
    expect((await revenue()) - before).toBe(EARNED_CENTS);
    await follow(
      page,
      new RegExp(`^${t('loop:strip.kinds.marketing_campaign')}`),
      /\/comercia\/campaigns\/\d+$/,
    );
    await strip(page).locator('summary').click();
    await showFacts(page);
    await expect(page.getByText(words.earned)).toBeVisible();
    await checkAccessibility(page);
    await portal.open('/start');
    const earning = page.getByRole('region', { name: words.earning });
    await expect(earning.getByRole('link', { name: /Otoño/ })).toContainText(words.amount);
  });
});
