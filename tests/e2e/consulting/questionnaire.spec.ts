import { aQuestionnaire } from '#tests/builders/proposal.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { signedIn } from '#tests/e2e/leads/leads.ts';

const DAY_MS = 86_400_000;

test('a client answers on a phone without script, and the consultant accepts a proposal @phone', async ({
  portal,
  browser,
}) => {
  await portal.signIn('es');
  const { companyId, path } = await aQuestionnaire(await portal.api());
  const phone = await browser.newContext({
    viewport: { width: 390, height: 780 },
    javaScriptEnabled: false,
  });
  const client = await phone.newPage();
  await client.goto(portal.url + path);
  await client.locator('textarea').first().fill('Ana Ruiz');
  const next = client.getByRole('button', { name: 'Guardar y continuar' });
  await next.click();
  await client.getByText('En una agenda de papel').click();
  for (let part = 2; part <= 4; part += 1) await next.click();
  await client.getByRole('button', { name: 'Enviar las respuestas' }).click();
  await expect(client.getByRole('heading', { name: 'Gracias, sus respuestas se han enviado' })).toBeVisible();
  await phone.close();

  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  await expect(page.getByRole('heading', { name: 'Respuestas recibidas' })).toBeVisible();
  await expect(page.getByText('En una agenda de papel')).toBeVisible();
  await page.getByRole('button', { name: /^Aceptar: / }).click();
  await expect(page.getByText('1 propuesta aceptada')).toBeVisible();
});

test('a consultant reads the answers, extends by chosen days, and revokes only after confirming @phone', async ({
  portal,
  checkAccessibility,
}, { project }) => {
  const { t, api } = await signedIn(portal, project);
  const { companyId, questionnaireId, path } = await aQuestionnaire(api);
  await fetch(`${portal.url}${path}?part=1`, {
    method: 'POST',
    body: new URLSearchParams({ 'a-who': 'Ana Ruiz', go: 'next' }),
    redirect: 'manual',
  });
  const stored = async () => {
    const { body } = await api.call('GET', `/api/companies/${companyId}/questionnaires`);
    return (
      body as { items: { id: number; expiresAt: string; createdAt: string; state: string }[] }
    ).items.find(({ id }) => id === questionnaireId);
  };
  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  await page.getByRole('button', { name: t('consulting:ask.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('consulting:ask.title') });
  await dialog.getByText(t('consulting:ask.answers')).click();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Ana Ruiz' })).toBeVisible();
  await checkAccessibility(page);

  await dialog.getByRole('button', { name: new RegExp(`^${t('consulting:ask.extend')}`) }).click();
  await page.getByRole('menuitem', { name: t('consulting:ask.daysFromToday', { count: 30 }) }).click();
  await expect(async () => {
    const link = await stored();
    expect(Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')).toBeGreaterThan(
      29 * DAY_MS,
    );
  }).toPass();

  const revoke = dialog.getByRole('button', { name: new RegExp(`^${t('consulting:share.revoke')}`) });
  const confirm = page.getByRole('alertdialog', { name: t('consulting:share.revokeTitle') });
  await revoke.click();
  await confirm.getByRole('button', { name: t('ui:actions.cancel') }).click();
  await expect(confirm).toBeHidden();
  expect(await stored()).toMatchObject({ state: 'open' });
  await revoke.click();
  await confirm.getByRole('button', { name: t('consulting:share.revokeConfirm') }).click();
  await expect(dialog.getByText(t('consulting:ask.states.revoked'), { exact: true })).toBeVisible();
  await expect(revoke).toBeHidden();
});
