import { aMarketingCompany, anEmailCampaign } from '#tests/builders/marketing.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const words = {
  newList: 'Nueva lista',
  name: /^Nombre/,
  create: 'Crear',
  imports: 'Importar direcciones',
  csv: /^O péguelas aquí/,
  agreed: 'Todas las personas de este archivo han aceptado recibir correos',
  proof: /^Cómo lo aceptaron/,
  import: 'Importar',
  told: '2 direcciones añadidas',
  fault: 'no es una dirección válida',
  done: 'Listo',
  to: /Para$/,
  reach: 'Lo recibirán 2 personas',
  send: 'Enviar a 2',
  sent: 'Enviado',
};

test('a list is imported with its faults told, and a campaign is sent to it @once @phone', async ({
  portal,
}) => {
  await portal.signIn('es');
  const api = await portal.api();
  const company = await api.make('/api/marketing/companies', aMarketingCompany());
  const campaign = await api.make('/api/marketing/campaigns', anEmailCampaign(company));
  const page = await portal.open('/comercia/lists');
  await page.getByRole('button', { name: words.newList }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.name }).fill('Clientes de la feria');
  await dialog.getByRole('button', { name: words.create }).click();
  await page.waitForURL(/\/comercia\/lists\/\d+$/);
  await page.getByRole('button', { name: words.imports }).click();
  await dialog
    .getByRole('textbox', { name: words.csv })
    .fill('Ana;ana@mar.example\nBea;bea@mar.example\nMal;aquí no');
  await dialog.getByText(words.agreed).click();
  await dialog.getByRole('textbox', { name: words.proof }).fill('Firmaron en la feria de 2026');
  await dialog.getByRole('button', { name: words.import, exact: true }).click();
  await expect(dialog.getByText(words.told)).toBeVisible();
  await expect(dialog.getByText(words.fault)).toBeVisible();
  await dialog.getByRole('button', { name: words.done }).click();
  await portal.open(`/comercia/campaigns/${campaign}/send`);
  await page.getByRole('button', { name: words.to }).click();
  await page.getByRole('option', { name: /Clientes de la feria/ }).click();
  await expect(page.getByText(words.reach)).toBeVisible();
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent, { exact: true })).toBeVisible({ timeout: 30_000 });
});
