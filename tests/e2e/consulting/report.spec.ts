import type { Page } from '@playwright/test';
import { aDepartment, aProblem, someReportTexts } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { openStep } from './report-step.ts';
import { expect, hydrated, test, type Portal } from '#tests/e2e/fixtures.ts';

const WORDS = {
  es: {
    tab: 'Informe',
    summary: 'Resumen y decisiones',
    download: 'Descargar',
    pdf: /^PDF/,
    file: /^Talleres Mar - Informe de consultoría de IA - .*\.pdf$/,
    share: 'Compartir',
    make: 'Crear enlace',
    link: 'Enlace',
    revoke: /^Revocar el enlace/,
    revokeNow: 'Revocar enlace',
    revoked: 'Revocado',
    close: 'Cerrar',
    gone: 'Este enlace ya no es válido',
    verify: 'Comprobar este informe',
    exists: 'Existe un informe con esta huella',
    table: 'Ver las cifras en una tabla',
    followUp: 'Iniciar un seguimiento',
    followUpNow: 'Iniciar seguimiento',
    started: 'Seguimiento iniciado',
    chain: 'Revisiones de esta empresa',
  },
  en: {
    tab: 'Report',
    summary: 'Summary and decisions',
    download: 'Download',
    pdf: /^PDF/,
    file: /^Talleres Mar - AI consulting report - .*\.pdf$/,
    share: 'Share',
    make: 'Create link',
    link: 'Link',
    revoke: /^Revoke the link/,
    revokeNow: 'Revoke link',
    revoked: 'Revoked',
    close: 'Close',
    gone: 'This link is no longer valid',
    verify: 'Verify this report',
    exists: 'There is a report with this hash',
    table: 'Show the figures as a table',
    followUp: 'Start a follow-up',
    followUpNow: 'Start follow-up',
    started: 'Follow-up started',
    chain: 'Reviews of this company',
  },
} as const;

async function openReport(portal: Portal, locale: 'es' | 'en'): Promise<Page> {
  await portal.signIn(locale);
  const api = await portal.api();
  const companyId = await aReadyCompany(api);
  // One problem is open, the other has an action, and with it a decision.
  await api.make('/api/problems', aProblem(companyId, { description: 'Los pedidos se teclean a mano.' }));
  await api.make('/api/reports', { ...someReportTexts(companyId), language: locale });
  return portal.open(`/empresa/${companyId}?tab=report`);
}

for (const locale of ['es', 'en'] as const) {
  const words = WORDS[locale];

  test(`a report is read, downloaded, shared until it is revoked, and verified (${locale})`, async ({
    portal,
    browser,
    isMobile,
    checkAccessibility,
  }) => {
    const page = await openReport(portal, locale);
    await expect(page.getByRole('heading', { name: words.summary, exact: true })).toBeVisible();
    // A phone folds the parts that are looked up.
    if (isMobile) await page.locator('#analysis summary').first().click();
    await page.getByText(words.table).first().click();
    await expect(page.getByRole('rowheader', { name: 'Producción' }).first()).toBeVisible();
    await checkAccessibility(page);

    await page.getByRole('button', { name: words.download }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: words.pdf }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(words.file);

    await page.getByRole('button', { name: words.share, exact: true }).click();
    await page.getByRole('button', { name: words.make }).click();
    const link = await page.getByRole('textbox', { name: words.link }).inputValue();
    await checkAccessibility(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 2, name: 'Talleres Mar' })).toBeVisible();
    await expect(reader.getByText('Falta sitio.').first()).toBeVisible();
    // Without a public address the report names its hash alone.
    await expect(reader.getByRole('link', { name: words.verify })).toHaveCount(0);
    const [hash] = /\b[0-9a-f]{64}\b/.exec(await reader.locator('main').innerText()) ?? [];
    await reader.goto(`${portal.url}/verify/${hash}`);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.revokeNow }).click();
    await expect(page.getByText(words.revoked, { exact: true })).toBeVisible();
    const gone = await reader.goto(link);
    expect(gone?.status()).toBe(410);
    await context.close();
  });
}

/** Whether every act of the header stands whole inside it and inside the window. */
const clippedActs = (page: Page): Promise<string[]> =>
  page.locator('.record-header').evaluate((header) => {
    const frame = header.getBoundingClientRect();
    return [...header.querySelectorAll('button, a')].flatMap((act) => {
      const { top, bottom, left, right } = act.getBoundingClientRect();
      const isInside =
        top >= frame.top - 1 && bottom <= frame.bottom + 1 && left >= 0 && right <= innerWidth + 1;
      // A menu that is closed shows none of its acts.
      return !act.checkVisibility() || isInside
        ? []
        : [act.textContent || act.getAttribute('aria-label') || ''];
    });
  });

test('the header of a report is not clipped at any width, and its disabled act says why @once', async ({
  portal,
}) => {
  const page = await openReport(portal, 'es');
  for (const width of [360, 390, 640, 768, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await clippedActs(page)]).toEqual([width, []]);
    for (const name of [WORDS.es.share, WORDS.es.download])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page
    .locator('.record-header')
    .getByRole('button', { name: /^Acciones para / })
    .click();
  await expect(page.getByRole('menuitem', { name: /^Generar informe/ })).toContainText('una sola vez');
});

test('the first screen of a report has its four figures and its decisions', async ({ portal, isMobile }) => {
  const page = await openReport(portal, 'es');
  const [width, height] = isMobile ? [390, 844] : [1440, 900];
  await page.setViewportSize({ width, height });
  const front = page.locator('#decision');
  await expect(front.locator('dl dd')).toHaveCount(4);
  // A phone's acts stand at the foot.
  const foot = isMobile ? 56 : 0;
  for (const part of [front.locator('dl dd').last(), front.locator('ol > li').last()]) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height - foot);
  }
});

test('an action is a row that opens, the appendix is closed, and the contents have a line a chapter @once', async ({
  portal,
}) => {
  const page = await openReport(portal, 'en');
  await expect(page.locator('#report-contents a')).toHaveCount(9);
  // Texts that somebody sent have no sheets of their own.
  await expect(page.getByRole('heading', { name: 'Definitions' })).toBeHidden();
  await page.locator('#scope > details > summary').click();
  await expect(page.getByRole('heading', { name: 'Definitions' })).toBeVisible();
});

test('the page of a link is public: active, expired and unknown, and so is the verification page @phone', async ({
  portal,
  checkAccessibility,
}) => {
  const page = await openReport(portal, 'en');
  const api = await portal.api();
  const { body } = await api.call(
    'GET',
    `/api/companies/${new URL(page.url()).pathname.split('/').pop()}/report`,
  );
  const report = body as { id: number; contentHash: string };
  const made = await api.call('POST', `/api/reports/${report.id}/share`, {});
  const { pathname } = new URL((made.body as { url: string }).url);
  for (const path of [pathname, '/r/unknown', `/verify/${report.contentHash}`, '/verify/unknown']) {
    await page.goto(portal.url + path);
    await checkAccessibility(page);
  }
  await api.call('DELETE', `/api/reports/${report.id}/share`);
  await page.goto(portal.url + pathname);
  await expect(page.getByRole('heading', { name: WORDS.en.gone })).toBeVisible();
  await checkAccessibility(page);
});

test('a follow-up starts with the profile, and the reviews link to each other @once', async ({ portal }) => {
  const words = WORDS.es;
  const page = await openReport(portal, 'es');
  const earlier = new URL(page.url()).pathname;
  await openStep(page, words.followUp);
  await page.getByRole('alertdialog').getByRole('button', { name: words.followUpNow }).click();
  await expect(page.getByText(words.started)).toBeVisible();
  await hydrated(page);
  expect(new URL(page.url()).pathname).not.toBe(earlier);
  await expect(page.getByRole('button', { name: 'Bisagra', exact: true })).toBeVisible();
  const chain = page.getByRole('navigation', { name: words.chain });
  await chain.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${earlier}\\?tab=report$`));
  // Both have the same name; the list distinguishes them.
  await portal.open('/consultoria');
  await expect(page.getByText('Talleres Mar', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/^Seguimiento iniciado el \d/)).toHaveCount(1);
});

test('a row without spaces does not widen the page, on screen or behind a link, in any font @phone', async ({
  portal,
}) => {
  // Blocks the web fonts, so that the wider fallback fonts are used.
  await portal.page.route('**/*.woff2', (route) => route.abort());
  await portal.signIn('en');
  const api = await portal.api();
  const company = await aReadyCompany(api);
  const word = 'W'.repeat(200);
  await api.make('/api/departments', aDepartment(company, { name: word, digitalizationLevel: 1 }));
  await api.make('/api/problems', aProblem(company, { description: word.repeat(10), priority: 5 }));
  const report = await api.make('/api/reports', {
    ...someReportTexts(company),
    analysis: `1. ${word}\n\n${word.repeat(10)}`,
  });
  const { body } = await api.call('POST', `/api/reports/${report}/share`, {});
  const { pathname } = new URL((body as { url: string }).url);
  for (const path of [`/empresa/${company}?tab=report`, pathname]) {
    const page = await portal.open(path);
    await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await tooWide()).toBe(0);
  }
});
