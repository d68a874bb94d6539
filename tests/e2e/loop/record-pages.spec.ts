import type { Page } from '@playwright/test';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany, aTrackedReport } from '#tests/builders/report.ts';
import type { ApiClient } from '#tests/api-client.ts';
import { expect, expectAccessible, test, type Portal } from '#tests/e2e/fixtures.ts';
import { localeOf, showFacts, wordsOf } from '#tests/e2e/leads/leads.ts';

/** In pixels: the height of the header, and where the work begins at most. */
const HEADER = 56;
const WORK = { desktop: 180, phone: 260 } as const;
/** Of a phone's header when the page is scrolled. */
const COLLAPSED = 48;

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const heightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().height));

async function records(portal: Portal, project: { name: string }) {
  await portal.signIn(localeOf(project));
  const api = await portal.api();
  const company = await api.make('/api/companies', {
    name: 'Bodegas Roda',
    sector: 'Vino',
    size: 'medium',
    structure: 'functional',
  });
  for (let row = 0; row < 12; row += 1) await api.make('/api/problems', aProblem(company));
  const contact = await api.make('/api/crm/contacts', aCrmContact({ phone: '+34 612 345 678' }));
  const crmCompany = await api.make('/api/crm/companies', { name: 'Bodegas Roda' });
  const opportunity = await api.make('/api/crm/opportunities', { title: 'Web', contactId: contact });
  for (let note = 0; note < 12; note += 1)
    await api.make('/api/crm/communications', {
      type: 'note',
      direction: 'out',
      body: `Note ${note}`,
      contactId: contact,
      companyId: crmCompany,
      opportunityId: opportunity,
    });
  return [
    { path: `/empresa/${company}?tab=problems`, work: '[data-row]' },
    { path: `/leadmanager/contacts/${contact}`, work: '#timeline-title' },
    { path: `/leadmanager/companies/${crmCompany}`, work: '#timeline-title' },
    { path: `/leadmanager/opportunities/${opportunity}`, work: '#timeline-title' },
  ];
}

/** The tab of the report: not to be made yet, a draft, and made. */
async function reports(api: ApiClient) {
  const bare = await api.make('/api/companies', aCompany());
  const ready = await aReadyCompany(api);
  const { companyId } = await aTrackedReport(api);
  return [bare, ready, companyId].map((id) => ({
    path: `/empresa/${id}?tab=report`,
    work: '#panel-report h2 + *',
  }));
}

test('the page of a record has a header of 56 px, and its work begins on top of the screen', async ({
  portal,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await portal.page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  const pages = [...(await records(portal, project)), ...(await reports(await portal.api()))];
  for (const { path, work } of pages) {
    const page = await portal.open(path);
    expect.soft(await heightOf(page, '.record-header'), path).toBe(HEADER);
    expect.soft(await topOf(page, work), path).toBeLessThanOrEqual(WORK[isPhone ? 'phone' : 'desktop']);
    await expectAccessible(page);
  }
});

test('on a phone the header keeps the name in sight, without its facts, and the acts stand at the bottom @phone', async ({
  portal,
}, { project }) => {
  await portal.page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of await records(portal, project)) {
    const page = await portal.open(path);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => heightOf(page, '.record-header'), path).toBe(COLLAPSED);
    expect(await topOf(page, '.record-header'), path).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('.record-bar').getByRole('button').first()).toBeInViewport();
  }
});

test('the tab of the report has one act: to generate it, then to download it', async ({ portal }, {
  project,
}) => {
  await portal.signIn(localeOf(project));
  const [bare, ready, made] = await reports(await portal.api());
  const t = wordsOf(project);
  const generate = portal.page.getByRole('button', { name: t('consulting:report.generate') });
  const download = portal.page.getByRole('button', { name: t('consulting:report.download') });
  for (const [tab, generates, downloads] of [
    [bare, 0, 0],
    [ready, 1, 0],
    [made, 0, 1],
  ] as const) {
    await portal.open(tab?.path ?? '');
    await expect(generate).toHaveCount(generates);
    await expect(download).toHaveCount(downloads);
  }
});

test('what an opportunity’s header says is not said again among its facts @once', async ({ portal }, {
  project,
}) => {
  await portal.signIn(localeOf(project));
  const t = wordsOf(project);
  const api = await portal.api();
  const contact = await api.make('/api/crm/contacts', aCrmContact());
  const id = await api.make('/api/crm/opportunities', {
    title: 'Web',
    contactId: contact,
    expectedClose: '2031-05-20',
  });
  const page = await portal.open(`/leadmanager/opportunities/${id}`);
  await showFacts(page);
  await expect(page.getByText(t('leads:opportunities.source'), { exact: true })).toBeVisible();
  await expect(page.getByText('2031')).toHaveCount(1);
  await expect(page.getByText(t('leads:opportunities.expectedClose'))).toHaveCount(0);
  await expect(page.getByText(t('leads:opportunities.createdAt'), { exact: true })).toHaveCount(0);
});
