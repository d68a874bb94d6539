import { aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { startModelServer, type ModelAnswer, type ModelServer } from '#tests/servers/model-server.ts';
import { startServer } from '#tests/server.ts';
import { expect, test as base } from '#tests/e2e/fixtures.ts';

/** The portal with a scripted model, which times out after two silent seconds. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // Playwright requires the destructuring pattern, even if empty.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({
        AI_BASE_URL: model.url,
        AI_MODEL: 'test-model',
        AI_TIMEOUT_SECONDS: '2',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One server for all of it.
test.describe.configure({ mode: 'default' });

/** Streams in small pieces until the reader has disconnected. */
function writesSlowly(model: ModelServer) {
  let isWanted = true;
  void model.abandoned.then(() => {
    isWanted = false;
  });
  return async (prompt: string, answer: ModelAnswer) => {
    for (let at = 0; isWanted && at < prompt.length; at += 1) {
      answer.piece(prompt.slice(at, at + 1));
      // Quick at first, for the bar to move; then slow enough for an audit of a still page.
      await new Promise((resolve) => setTimeout(resolve, at < 60 ? 50 : 700));
    }
  };
}

test('a model’s text is streamed, can be cancelled, and is stored only if it is valid and in time @once', async ({
  portal,
  model,
  checkAccessibility,
}) => {
  await portal.signIn('es');
  const company = await aReadyCompany(await portal.api());
  const page = await portal.open(`/empresa/${company}?tab=report`);

  model.behave(writesSlowly(model));
  await page.getByRole('button', { name: 'Generar informe' }).click();
  await page.locator('label', { hasText: 'Revisar la redacción con test-model' }).click();
  await page.getByRole('button', { name: 'Generar ahora' }).click();
  const progress = page.getByRole('progressbar', { name: 'test-model está escribiendo: Análisis' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado. No se ha guardado nada.')).toBeVisible();
  await model.abandoned;

  model.behave((prompt, answer) => {
    if (prompt.includes('1. La empresa'))
      answer.text(prompt.replace('es una empresa', 'figura como una empresa'));
    else if (prompt.includes('1. Prioridad')) answer.text(prompt.replace('P1', 'P7'));
    // The third text starts and never ends.
    else answer.piece(prompt.slice(0, 40));
  });
  await page.getByRole('button', { name: 'Generar ahora' }).click();
  await expect(page.getByText('Redacción revisada por test-model')).toBeVisible();
  await expect(
    page.getByText(
      'Quedan sin revisar: Recomendaciones (el modelo cambió algún dato) y ' +
        'Arquitectura de IA (el modelo no terminó a tiempo).',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Textos redactados por un modelo de lenguaje \(test-model\)/)).toBeVisible();
  await expect(page.getByText(/^Talleres Mar figura como una empresa mediana/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^1\. Prioridad media/ })).toBeVisible();
});

test('a rewrite is streamed into its fields, and a cancelled or interrupted one changes nothing @once', async ({
  portal,
  model,
}) => {
  await portal.signIn('es');
  const client = await portal.api();
  const company = await client.make('/api/marketing/companies', aMarketingCompany());
  const product = await client.make('/api/marketing/products', aMarketingProduct(company));
  const { body } = await client.call('POST', `/api/marketing/products/${product}/campaigns`, {
    language: 'es',
    writer: 'rules',
  });
  const [email] = (body as { items: { id: number; content: { subject: string } }[] }).items;
  const page = await portal.open(`/comercia/campaigns/${email?.id}`);
  const subject = page.getByLabel('Asunto', { exact: true });
  const before = await subject.inputValue();
  const again = async () => {
    await page.getByRole('button', { name: 'Volver a escribir', exact: true }).first().click();
    await page.getByRole('menuitem').first().click();
  };

  const gone = Promise.withResolvers<void>();
  model.behave((_, answer) => {
    answer.piece('{"subject": "Se monta sin herramientas');
    void gone.promise.then(answer.cut);
  });
  await again();
  await expect(subject).toHaveValue('Se monta sin herramientas');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado. No ha cambiado nada.')).toBeVisible();
  await expect(subject).toHaveValue(before);
  gone.resolve();

  model.behave((_, answer) => {
    answer.piece('{"subject": "Se monta');
    setImmediate(answer.cut);
  });
  await again();
  await expect(
    page.getByText(/ha interrumpido su respuesta\. El texto anterior no ha cambiado\./),
  ).toBeVisible();
  await expect(subject).toHaveValue(before);
});
