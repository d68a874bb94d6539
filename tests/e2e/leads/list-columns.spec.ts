import type { ApiClient } from '#tests/api-client.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { act, localeOf, signedIn } from './leads.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const LISTS = ['contacts', 'companies'] as const;

/** A contact of a company, called five years ago, with a task that is late and two offers. */
async function aBusyContact(api: ApiClient) {
  const companyId = await api.make('/api/crm/companies', aCrmCompany({ tags: ['fair'] }));
  const contactId = await api.make('/api/crm/contacts', aCrmContact({ companyId, tags: ['fair'] }));
  await api.make(
    '/api/crm/communications',
    aCommunication({ contactId, occurredAt: '2021-05-04T10:00:00.000Z' }),
  );
  await api.make('/api/crm/tasks', aTask({ contactId, dueAt: '2021-06-07T10:00:00.000Z' }));
  await api.make('/api/crm/opportunities', anOpportunity({ contactId, amountCents: 1_250_000 }));
  await api.make(
    '/api/crm/opportunities',
    anOpportunity({ contactId, amountCents: 30_000, currency: 'USD' }),
  );
  return { contactId, companyId };
}

test('contacts and companies say what comes next, when somebody last spoke to them, and what is open', async ({
  portal,
  checkAccessibility,
  isMobile,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await aBusyContact(api);
  const isSpanish = localeOf(project) === 'es';
  for (const area of LISTS) {
    const page = await portal.open(`/leadmanager/${area}`);
    const due = isSpanish ? 'días de retraso' : 'days late';
    if (isMobile) {
      await expect(
        page.getByText(new RegExp(`^${t('leads:common.nextTask')}: [\\d.,]+ ${due} · Send the offer$`)),
      ).toBeVisible();
      const last = isSpanish ? '4 may 2021' : '4 May 2021';
      await expect(page.getByText(`${t('leads:common.lastContact')}: ${last}`)).toBeVisible();
    } else {
      const cells = page.getByRole('grid').getByRole('row').nth(1);
      await expect(cells).toContainText(`${due} · Send the offer`);
      await expect(cells).toContainText(isSpanish ? '4 may 2021' : '4 May 2021');
      await expect(cells).toContainText(isSpanish ? '12.500 € · 300 US$' : '€12,500 · US$300');
    }
    await checkAccessibility(page);
  }
});

test('the columns of a list fit its width on every screen, and those that somebody chose stay @once', async ({
  portal,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  await aBusyContact(api);
  for (const area of LISTS)
    for (const [width, last] of [
      [1700, t(`leads:${area}.createdAt`)],
      [1440, t(`leads:${area}.tags`)],
      [1280, t('leads:common.openValue')],
      [1024, t('leads:common.lastContact')],
      [768, t('leads:common.lastContact')],
      [660, t('leads:common.nextTask')],
    ] as const) {
      await portal.page.setViewportSize({ width, height: 900 });
      const page = await portal.open(`/leadmanager/${area}`);
      const grid = page.getByRole('grid');
      await expect(grid.getByRole('columnheader', { name: last })).toBeInViewport({ ratio: 1 });
      const beyond = await grid.evaluate(({ parentElement: box }) =>
        box ? box.scrollWidth - box.clientWidth : null,
      );
      expect.soft(beyond, `${area} at ${width}`).toBeLessThanOrEqual(0);
    }
  const page = await portal.open('/leadmanager/contacts');
  const email = page.getByRole('columnheader', { name: t('leads:contacts.email') });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(email).toHaveCount(0);
  await page.getByRole('button', { name: t('leads:common.columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: t('leads:contacts.email') }).click();
  await expect(email).toHaveCount(1);
  await portal.open('/leadmanager/contacts');
  await expect(email).toHaveCount(1);
});

test('in the order of surnames a list says them first, and in every other the name as it is', async ({
  portal,
  isMobile,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  for (const [firstName, lastName] of [
    ['Ana', 'Ruiz'],
    ['Zoe', 'Alonso'],
    ['Marta', null],
  ])
    await api.make('/api/crm/contacts', aCrmContact({ firstName, lastName }));
  const names = portal.page.locator(`main a[href^="/leadmanager/contacts/"]`).filter({ visible: true });
  for (const [sort, said] of [
    ['', ['Alonso, Zoe', 'Marta', 'Ruiz, Ana']],
    ['-name', ['Ruiz, Ana', 'Marta', 'Alonso, Zoe']],
    ['createdAt', ['Ana Ruiz', 'Zoe Alonso', 'Marta']],
  ] as const) {
    const page = await portal.open(`/leadmanager/contacts?sort=${sort}`);
    await expect(names).toHaveText([...said]);
    const [first] = said;
    if (isMobile) await act(page, t('ui:actions.more'), t('leads:common.select'));
    await expect(page.getByRole('checkbox', { name: t('ui:table.selectRow', { name: first }) })).toHaveCount(
      1,
    );
  }
  if (isMobile) return;
  await portal.page.getByRole('columnheader', { name: t('leads:contacts.name') }).click();
  await expect(names).toHaveText(['Alonso, Zoe', 'Marta', 'Ruiz, Ana']);
  await names.first().click();
  await expect(portal.page.getByRole('heading', { level: 1, name: 'Zoe Alonso', exact: true })).toBeVisible();
});
