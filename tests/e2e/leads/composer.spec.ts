import { aCrmContact } from '#tests/builders/crm.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { expectToast, signedIn } from './leads.ts';

/** In pixels from the top, of the first row of work. */
const MOST_ABOVE = { desktop: 180, phone: 260 } as const;

test('an email is written in the page, with copies, and sent by the keyboard', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact({ email: 'ana@mar.example' }));
  await api.make('/api/crm/communications', {
    type: 'note',
    direction: 'out',
    body: 'Said before',
    contactId,
  });
  const page = await portal.open(`/leadmanager/contacts/${contactId}`);
  const timeline = page.getByRole('region', { name: t('leads:timeline.title') });
  const line = timeline.getByRole('button', {
    name: t('leads:communications.writeTo', { name: 'Ana Ruiz' }),
  });
  // A phone has the kinds in its bar at the bottom, and no second time.
  const isPhone = project.name === 'phone';
  const work = isPhone ? timeline.getByText('Said before') : line;
  const top = (await work.boundingBox())?.y ?? Infinity;
  expect(top).toBeLessThanOrEqual(MOST_ABOVE[isPhone ? 'phone' : 'desktop']);
  await expect(line).toBeVisible({ visible: !isPhone });
  const email = page
    .getByRole('group', { name: t('leads:activity.acts') })
    .getByRole('button', { name: t('leads:communications.types.email'), exact: true });
  await (isPhone ? email : line).click();
  const form = page.getByRole('region', { name: t('leads:communications.compose.email') });
  const subject = form.getByLabel(t('leads:communications.subject'));
  await expect(subject).toBeFocused();
  await expect(subject).toBeInViewport();
  await expect(form.getByText('ana@mar.example')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(timeline.getByText('Said before')).toBeVisible();
  await form.getByRole('button', { name: t('leads:communications.cc'), exact: true }).click();
  const copies = form.getByLabel(t('leads:communications.cc'));
  await expect(copies).toBeFocused();
  await copies.fill('eva@mar.example; luis');
  await subject.fill('Offer');
  await form.getByLabel(t('leads:communications.body')).fill('Dear Ana');
  await checkAccessibility(page);
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText(t('leads:communications.ccInvalid'))).toBeVisible();
  await expect(copies).toBeFocused();
  await copies.fill('eva@mar.example; luis@mar.example');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, t('leads:communications.sent'));
  await expect(form).toHaveCount(0);
  const addresses = 'eva@mar.example, luis@mar.example';
  await expect(timeline.getByText(t('leads:communications.copiedTo', { addresses }))).toBeVisible();
});

test('the kind changes while one writes and the text stays; Escape closes what is untouched alone @once', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact());
  const page = await portal.open(`/leadmanager/contacts/${contactId}`);
  const line = page.getByRole('button', { name: t('leads:communications.writeNote') });
  const of = (kind: 'note' | 'call') =>
    page.getByRole('region', { name: t(`leads:communications.compose.${kind}`) });
  const text = (kind: 'note' | 'call') => of(kind).getByLabel(t('leads:communications.body'));
  await line.click();
  await expect(text('note')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(of('note')).toHaveCount(0);
  await expect(line).toBeFocused();

  await page.keyboard.press('Enter');
  await text('note').fill('Wants to begin in January');
  await page.keyboard.press('Escape');
  await expect(text('note')).toHaveValue('Wants to begin in January');
  await of('note')
    .getByRole('button', { name: t('leads:communications.types.call') })
    .click();
  await expect(text('call')).toHaveValue('Wants to begin in January');
  await checkAccessibility(page);
  await of('call')
    .getByRole('button', { name: t('ui:actions.cancel') })
    .click();

  // One draft, of the last kind.
  await line.click();
  await expect(text('note')).toHaveValue('');
  await of('note')
    .getByRole('button', { name: t('leads:communications.types.call') })
    .click();
  await expect(text('call')).toHaveValue('Wants to begin in January');
  await of('call')
    .getByRole('button', { name: t('ui:actions.save') })
    .click();
  await expectToast(page, t('leads:communications.created'));
  expect((await api.call('GET', `/api/crm/communications?contactId=${contactId}`)).body).toMatchObject({
    items: [{ type: 'call', body: 'Wants to begin in January' }],
  });
});

test('a phone writes an email from the bar at the bottom @phone', async ({ portal, checkAccessibility }, {
  project,
}) => {
  const { t, api } = await signedIn(portal, project);
  await portal.page.setViewportSize({ width: 390, height: 844 });
  const contactId = await api.make('/api/crm/contacts', aCrmContact({ email: 'ana@mar.example' }));
  const page = await portal.open(`/leadmanager/contacts/${contactId}`);
  const bar = page.getByRole('group', { name: t('leads:activity.acts') });
  await bar.getByRole('button', { name: t('leads:communications.types.email') }).click();
  const form = page.getByRole('region', { name: t('leads:communications.compose.email') });
  await expect(form.getByText('ana@mar.example')).toBeInViewport();
  const subject = form.getByLabel(t('leads:communications.subject'));
  await expect(subject).toBeFocused();
  await expect(subject).toBeInViewport();
  await subject.fill('Offer');
  await form.getByLabel(t('leads:communications.body')).fill('Dear Ana');
  await checkAccessibility(page);
  await form.getByRole('button', { name: t('leads:communications.send') }).click();
  await expectToast(page, t('leads:communications.sent'));
  await expect(form).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: t('leads:timeline.title') }).getByText('Offer'),
  ).toBeVisible();
  expect((await api.call('GET', `/api/crm/communications?contactId=${contactId}`)).body).toMatchObject({
    items: [{ type: 'email', subject: 'Offer', body: 'Dear Ana' }],
  });
});

test('the page of a communication goes on with the same person: one writes there, and reads the others @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const contactId = await api.make('/api/crm/contacts', aCrmContact({ email: 'ana@mar.example' }));
  const note = { type: 'note', direction: 'out', contactId };
  const shown = await api.make('/api/crm/communications', { ...note, subject: 'Shown', body: 'This one' });
  await api.make('/api/crm/communications', { ...note, subject: 'Another', body: 'Said before' });
  const page = await portal.open(`/leadmanager/communications/${shown}`);
  const others = page.getByRole('region', {
    name: t('leads:communications.thread', { name: 'Ana Ruiz' }),
  });
  await expect(others.getByRole('listitem')).toHaveCount(2);
  await expect(others.getByText('This one')).toBeVisible();
  await page.getByRole('button', { name: t('leads:communications.writeTo', { name: 'Ana Ruiz' }) }).click();
  const form = page.getByRole('region', { name: t('leads:communications.compose.email') });
  await expect(form.getByText('ana@mar.example')).toBeVisible();
  await form.getByLabel(t('leads:communications.subject')).fill('Offer');
  await form.getByLabel(t('leads:communications.body')).fill('Dear Ana');
  await checkAccessibility(page);
  await form.getByRole('button', { name: t('leads:communications.send') }).click();
  await expectToast(page, t('leads:communications.sent'));
  await expect(others.getByRole('link', { name: 'Offer' })).toBeVisible();
  await others.getByRole('link', { name: 'Another' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Another' })).toBeVisible();
});
