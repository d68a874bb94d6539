import { idsOf, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { expect, hydrated, test } from '#tests/e2e/fixtures.ts';
import { act, expectToast, localeOf, undo, wordsOf } from '#tests/e2e/leads/leads.ts';

test('a lead that the search finds is sent on to an opportunity, as from every other list @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const api = await portal.api();
  const contactEmail = 'eva@prado.example';
  const seller = await api.make('/api/marketing/companies', aMarketingCompany());
  await api.make('/api/marketing/leads', aLead(seller, { contactEmail, contactName: 'Eva Prado' }));
  const contactId = await api.make(
    '/api/crm/contacts',
    aCrmContact({ firstName: 'Eva', lastName: 'Prado', email: contactEmail }),
  );
  const title = 'Nave nueva';
  const opportunity = await api.make('/api/crm/opportunities', { title, contactId, amountCents: 480_000 });
  const page = await portal.open('/comercia/search?kind=lead');
  const menu = t('marketing:list.actions', { name: 'Eva Prado' });
  const isPhone = project.name === 'phone';
  if (isPhone) await act(page, menu, t('marketing:lead.send'));
  else await page.getByRole('button', { name: t('marketing:lead.send') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: t('marketing:lead.joins', { name: title }) })).toBeChecked();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t('marketing:lead.send') }).click();
  await expectToast(page, t('marketing:lead.linked'));
  if (isPhone) await page.getByRole('button', { name: menu }).click();
  const next = page.getByRole(isPhone ? 'menuitem' : 'link', { name: t('marketing:lead.openContact') });
  await expect(next).toBeVisible();
  const { body } = await api.call('GET', `/api/loop/crm_opportunity/${opportunity}`);
  const { steps } = body as { steps: { kind: string }[] };
  expect(steps.map(({ kind }) => kind)).toContain('marketing_lead');
});

test('the undo of a campaign takes the draft company along that was made for it @once', async ({ portal }, {
  project,
}) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const api = await portal.api();
  const company = await api.make('/api/companies', aCompany());
  const description = 'Falta sitio.';
  await api.make('/api/problems', aProblem(company, { description }));
  const page = await portal.open(`/empresa/${company}?tab=problems`);
  await act(page, t('consulting:rows.menu', { name: description }), t('consulting:rows.campaign'));
  await expect(page).toHaveURL(/\/brief\//);
  await hydrated(page);
  const sellers = async () => idsOf((await api.call('GET', '/api/marketing/companies')).body);
  expect(await sellers()).toHaveLength(1);
  await undo(page, t('ui:actions.undo'));
  await expect(page).toHaveURL(new RegExp(`/empresa/${company}\\?tab=problems$`));
  expect(await sellers()).toEqual([]);
});

test('drafts that an arrow made show what is missing, and are saved before all of it is known @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const t = wordsOf(project);
  await portal.signIn(localeOf(project));
  const api = await portal.api();
  const company = await api.make('/api/companies', aCompany());
  const problemId = await api.make('/api/problems', aProblem(company));
  const made = await api.call('POST', '/api/loop/campaign-from-problem', { problemId });
  const drafts = [
    ['companies', member(made.body, 'marketingCompanyId', 'number'), 'marketing:company.name', 2],
    ['products', member(made.body, 'productId', 'number'), 'marketing:product.name', 3],
  ] as const;
  for (const [path, id, label, missing] of drafts) {
    const page = await portal.open(`/comercia/${path}/${id}`);
    await expect(page.getByText(t('marketing:list.notWritten'))).toHaveCount(missing);
    await page.locator('.record-header ~ div button[aria-expanded=false]').first().click();
    await checkAccessibility(page);
    await page
      .getByRole('button', { name: t('ui:actions.edit'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t(label)).first().fill('Almacén en orden');
    await dialog.getByRole('button', { name: t('ui:actions.save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Almacén en orden' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});
