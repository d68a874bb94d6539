import { INTL_TAG } from '#i18n/index.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { member, type ApiClient } from '#tests/api-client.ts';
import { aCampaign, aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { localeOf, wordsOf } from '#tests/e2e/leads/leads.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';

const CAMPAIGN = 'Catas de otoño en las tiendas del norte, con degustación de bonito y anchoas';

/** Two leads of the campaign, one of them with a deal that was won, and a lead of another. */
async function aLoop(client: ApiClient): Promise<void> {
  const brand = await client.make('/api/marketing/companies', aMarketingCompany());
  const campaign = (name: string) =>
    client.make('/api/marketing/campaigns', aCampaign(brand, null, { name }));
  const [asked, other] = [await campaign(CAMPAIGN), await campaign('Boletín')];
  const lead = (contactName: string, campaignId: number) =>
    client.make('/api/marketing/leads', aLead(brand, { contactName, companyName: contactName, campaignId }));
  const won = await lead('Ana Ruiz', asked);
  await lead('Luis Soler', asked);
  await lead('Pau Puig', other);
  const body = { leadId: won, withOpportunity: true };
  const sent = await client.call('POST', '/api/loop/contact-from-lead', body);
  const path = `/api/crm/opportunities/${member(sent.body, 'opportunityId', 'number')}`;
  await client.call('PATCH', path, { amountCents: 300_000, stage: 'won' });
  await client.make('/api/crm/opportunities', { title: 'A mano', amountCents: 700_000, stage: 'won' });
}

test('a figure of the loop leads to its rows, and a cost that was missing gives the return @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  const locale = localeOf(project);
  const percent = new Intl.NumberFormat(INTL_TAG[locale], { style: 'percent' });
  await portal.signIn(locale);
  const page = await portal.open('/start/loop');
  await expect(page.getByRole('heading', { name: t('loopAnalytics:emptyTitle') })).toBeVisible();
  await checkAccessibility(page);
  await aLoop(await portal.api());

  await portal.open('/comercia/analytics');
  await page.getByRole('link', { name: t('loopAnalytics:seeLoop') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('loopAnalytics:title') })).toBeVisible();
  await checkAccessibility(page);
  const steps = page.getByRole('region', { name: t('loopAnalytics:steps.title') });
  const campaigns = page.getByRole('region', { name: t('loopAnalytics:campaigns.title') });
  // A phone has a line for each, which opens.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const row = campaigns.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: CAMPAIGN });
  const opened = async () => {
    if (isPhone && !(await row.getByRole('link').first().isVisible()))
      await row.getByText(CAMPAIGN).first().click();
    return row;
  };
  const figure = (step: 'leads' | 'won', count: number) => ({
    name: `${CAMPAIGN}, ${t(`loopAnalytics:steps.${step}`)}: ${count}`,
  });
  await expect(steps.getByRole('link', { name: `${t('loopAnalytics:steps.leads')}: 3` })).toBeVisible();
  await expect(steps.getByRole('link', { name: `${t('loopAnalytics:steps.won')}: 2` })).toBeVisible();

  await (await opened()).getByRole('link', figure('leads', 2)).click();
  await hydrated(page);
  await expect(page.getByText('Ana Ruiz').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Luis Soler').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Pau Puig')).toBeHidden();
  await expect(page.getByText(t('marketing:leads.matching', { count: 2 }))).toBeVisible();

  await page.goBack();
  await (await opened()).getByRole('link', figure('won', 1)).click();
  await hydrated(page);
  await expect(page.getByText(t('leads:opportunities.matching', { count: 1 }))).toBeVisible();
  const narrowed = page.getByText(t('leads:opportunities.filters.ofCampaign', { name: CAMPAIGN }));
  await expect(narrowed.filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana Ruiz' }).first()).toBeVisible();
  await checkAccessibility(page);

  await page.goBack();
  await (
    await opened()
  )
    .getByRole('link', { name: new RegExp(t('loopAnalytics:campaigns.enterCost')) })
    .click();
  await hydrated(page);
  const cost = page.getByRole('textbox', { name: t('marketing:campaign.cost') });
  await expect(cost).toBeFocused();
  await cost.fill('mil');
  await expect(page.getByText(t('marketing:campaign.costInvalid'))).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await cost.fill('1000');
  await saved;
  await portal.open('/start/loop');
  await opened();
  await expect(row.getByText(moneyText(100_000, 'EUR', INTL_TAG[locale]))).toBeVisible();
  await expect(row.getByText(percent.format(2))).toBeVisible();
});
