import { aCrmContact } from '#tests/builders/crm.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { signedIn } from './leads.ts';

/** In pixels, of one that the system wrote. */
const MOST_HIGH = 32;

test('the latest move stays in sight, the changes before it are one line that the keyboard opens, which stays open while more are loaded @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact());
  const links = { contactId };
  await api.make('/api/crm/communications', { type: 'note', direction: 'out', body: 'First talk', ...links });
  const id = await api.make('/api/crm/opportunities', { title: 'Website', ...links });
  for (let move = 0; move < 21; move += 1) {
    const stage = move % 2 === 0 ? 'proposal' : 'negotiation';
    expect((await api.call('POST', `/api/crm/opportunities/${id}/move`, { stage })).status).toBe(200);
  }
  await api.make('/api/crm/communications', {
    type: 'note',
    direction: 'out',
    body: 'Second talk',
    ...links,
  });
  const page = await portal.open(`/leadmanager/contacts/${contactId}`);
  const timeline = page.getByRole('region', { name: t('leads:timeline.title') });
  const latest = t('leads:timeline.stageFrom', {
    name: 'Website',
    from: t('leads:stages.negotiation'),
    to: t('leads:stages.proposal'),
  });
  const lines = timeline.getByText(latest);
  const fold = (count: number) =>
    timeline.getByRole('button', { name: t('leads:timeline.changes', { count }) });
  await expect(timeline.getByText('Second talk')).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(fold(18)).toHaveAttribute('aria-expanded', 'false');
  await fold(18).focus();
  await page.keyboard.press('Enter');
  await expect(fold(18)).toHaveAttribute('aria-expanded', 'true');
  await expect(lines.nth(1)).toBeVisible();
  await expect(fold(18)).toBeFocused();
  await checkAccessibility(page);
  const heights = await timeline
    .getByRole('listitem')
    .filter({ hasText: latest, hasNot: page.getByRole('button') })
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_HIGH);
  expect((await fold(18).boundingBox())?.height).toBeLessThanOrEqual(MOST_HIGH);
  await timeline.getByRole('button', { name: t('ui:list.more') }).click();
  await expect(timeline.getByText('First talk')).toBeVisible();
  await expect(fold(21)).toHaveAttribute('aria-expanded', 'true');
  await fold(21).focus();
  await page.keyboard.press('Space');
  await expect(fold(21)).toHaveAttribute('aria-expanded', 'false');
  await expect(lines).toHaveCount(1);
});
