import { aQuestionnaire } from '#tests/builders/proposal.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

test('a client answers on a phone without script, and the consultant accepts a proposal', async ({
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
  const next = client.getByRole('button', { name: 'Guardar y seguir' });
  await next.click();
  await client.getByText('En una agenda de papel').click();
  for (let part = 2; part <= 4; part += 1) await next.click();
  await client.getByRole('button', { name: 'Enviar las respuestas' }).click();
  await expect(client.getByRole('heading', { name: 'Gracias, sus respuestas se han enviado' })).toBeVisible();
  await phone.close();

  const page = await portal.open(`/empresa/${companyId}?tab=problems`);
  await expect(page.getByRole('heading', { name: 'Han llegado las respuestas' })).toBeVisible();
  await expect(page.getByText('En una agenda de papel')).toBeVisible();
  await page.getByRole('button', { name: /^Aceptar: / }).click();
  await expect(page.getByText('1 propuesta aceptada')).toBeVisible();
});
