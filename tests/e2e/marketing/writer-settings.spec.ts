import { ApiClient } from '#tests/api-client.ts';
import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { expect, test as base } from '#tests/e2e/fixtures.ts';

const test = base.extend<{ model: ModelServer }>({
  // Playwright requires the destructuring pattern, even if empty.
  // eslint-disable-next-line no-empty-pattern
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.stop();
  },
});

/** Returns every requested part; the first one states something that is not in the input. */
function answerTo(prompt: string): string {
  const keys = (/^Keys: (.*)$/m.exec(prompt)?.[1] ?? '').split(', ').map((key) => key.replace(/ \(.*$/, ''));
  const said = keys.map((key, at) => [
    key,
    at === 0 ? 'Premiada por Ikea' : 'Abre bien '.repeat(at + 1).trim(),
  ]);
  return JSON.stringify(Object.fromEntries(said));
}

test('an administrator sets up a model: selected, tested beside the composer, saved and removed @phone', async ({
  portal,
  server,
  model,
  checkAccessibility,
}) => {
  const root = await new ApiClient(server.url).login('root');
  const companyId = await root.make('/api/marketing/companies', aMarketingCompany());
  await root.make('/api/marketing/products', aMarketingProduct(companyId));
  await portal.signInAs(root, 'es');
  const page = await portal.open('/comercia/settings');
  await expect(page.getByText('El redactor incorporado. No hay ningún modelo configurado.')).toBeVisible();
  await checkAccessibility(page);

  await page.getByText('Configurar un modelo propio').click();
  await page.getByRole('combobox', { name: 'Proveedor' }).selectOption('ollama');
  await page.getByLabel('Dirección web').fill(model.url);
  await page.getByRole('button', { name: 'Ver los modelos' }).click();
  await page.getByRole('combobox', { name: 'Modelo' }).selectOption('test-model');
  const save = page.getByRole('button', { name: 'Guardar' });
  await expect(save).toBeDisabled();

  model.behave((_, answer) => answer.status(401, 'no'));
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByText('El proveedor no ha aceptado la clave.')).toBeVisible();
  await expect(save).toBeDisabled();

  model.behave((prompt, answer) =>
    answer.text(answerTo(prompt), { prompt_tokens: 90, completion_tokens: 8 }),
  );
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByRole('region', { name: 'test-model' })).toContainText('Premiada por Ikea');
  await expect(page.getByRole('region', { name: 'Redactor incorporado' })).toContainText('Bisagra oculta');
  await expect(page.getByText('Avisos de nuestras comprobaciones')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('combobox', { name: 'Modelo' }).selectOption('other-model');
  await expect(save).toBeDisabled();
  await page.getByRole('combobox', { name: 'Modelo' }).selectOption('test-model');
  await save.click();
  await expect(page.getByText('El modelo está configurado')).toBeVisible();
  await expect(page.getByText(/^test-model, /).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /2026|20\d\d/ }).first()).toContainText('/');

  await page.getByRole('button', { name: 'Volver al redactor incorporado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('El redactor incorporado. No hay ningún modelo configurado.')).toBeVisible();
});

test('a user who enters a private address gets an error, and keeps the typed text @once', async ({
  portal,
}) => {
  await portal.signIn('en');
  const client = await portal.api();
  const companyId = await client.make('/api/marketing/companies', aMarketingCompany());
  await client.make('/api/marketing/products', aMarketingProduct(companyId));
  const page = await portal.open('/comercia/settings');
  await page.getByText('Set up a model of your own').click();
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('other');
  await page.getByLabel('Address').fill('https://127.0.0.1/v1');
  await page.getByLabel('Key').fill('sk-secret');
  await page.getByLabel('Model', { exact: true }).fill('my-model');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(
    page.getByText(/Only an administrator can use a private address: choose a public one\./),
  ).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('https://127.0.0.1/v1');
  await expect(page.getByLabel('Key')).toHaveValue('sk-secret');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});
