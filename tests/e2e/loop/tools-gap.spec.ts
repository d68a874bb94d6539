import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/api-client.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { aCompany, aProduct } from '#tests/builders/profile.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

// The one distance between the tools of a list and what they are about (`--spacing-tools`).

const SCREENS = [
  '/start/loop',
  '/consultoria',
  '/consultoria/portfolio',
  '/leadmanager/contacts',
  '/leadmanager/companies',
  '/leadmanager/opportunities?view=table',
  '/leadmanager/opportunities?view=board',
  '/leadmanager/communications',
  '/leadmanager/communications/templates',
  '/leadmanager/tasks',
  '/leadmanager/analytics',
  '/comercia/companies',
  '/comercia/products',
  '/comercia/campaigns',
  '/comercia/content',
  '/comercia/assets',
  '/comercia/leads',
  '/comercia/search',
  '/comercia/analytics',
];
const STAFFS = [
  '/leadmanager/inbox',
  '/admin/users',
  '/admin/audit',
  '/admin/pages',
  '/admin/catalogue',
  '/admin/system',
];

/** Pixels from the lowest row of tools, or of tabs, to the first line or surface below it. */
const gapOf = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const isDrawn = (element: Element) => box(element).height > 1 && box(element).width > 1;
    const isSurface = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return !/, 0\)$|transparent/.test(backgroundColor) || Number.parseFloat(borderTopWidth) > 0;
    };
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const tools = [...document.querySelectorAll('main :is([data-list-tools], [role=tablist])')];
    const drawn = tools.filter(isDrawn);
    const end = Math.max(...drawn.map((row) => box(row).bottom));
    const left = Math.min(...drawn.map((row) => box(row).left));
    const below = [...document.querySelectorAll('main *:not(svg *)')].filter(
      (element) =>
        isDrawn(element) &&
        box(element).top >= end - 1 &&
        // A form may stand beside the list.
        box(element).right > left &&
        (isSurface(element) || isText(element)),
    );
    return Math.round((Math.min(...below.map((element) => box(element).top)) - end) * 10) / 10;
  });

test('what the tools of a list are about begins 12 px below them, on a phone 6, on every screen', async ({
  portal,
  isMobile,
}) => {
  const gaps: Record<string, number> = {};
  const measure = async (path: string) => {
    gaps[path] = await gapOf(await portal.open(path));
  };
  const visitor = new ApiClient(portal.url);
  await visitor.call('POST', '/api/demo', { language: 'es' });
  await portal.signInAs(visitor, 'es');
  for (const path of SCREENS) await measure(path);
  const companyId = await visitor.make('/api/companies', aCompany());
  await visitor.make('/api/products', aProduct(companyId));
  await measure(`/empresa/${companyId}?tab=products`);
  await visitor.call('POST', '/api/contact/send-email', aPayload());
  await portal.signInAs(await new ApiClient(portal.url).login('root'), 'es');
  for (const path of STAFFS) await measure(path);
  expect(gaps).toEqual(Object.fromEntries(Object.keys(gaps).map((path) => [path, isMobile ? 6 : 12])));
});
