import { query } from '#tests/mailbox.ts';
import type { TestServer } from '#tests/server.ts';
import { expect, test } from '#tests/e2e/fixtures.ts';

const addFailed = ({ dataDir }: TestServer, cause: string) =>
  query(
    dataDir,
    `INSERT INTO outbox (kind, dedupeKey, recipient, subject, text, html, messageId, status, attempts, nextAttemptAt, lastError, createdAt)
     VALUES ('notice', '${cause}', '${cause}@test.example', 'Asunto ${cause}', 't', 'h', '${cause}@test', 'failed', 21, '', 'RCPT TO: 550 no such user', '${new Date().toISOString()}')`,
  );

const words = {
  given: 'No se pudieron enviar 2 correos',
  retry: /^Reenviar: Asunto uno/,
  discard: /^Descartar: Asunto dos/,
  confirm: 'Descartar',
  password: 'Contraseña',
  done: 'Continuar',
  onItsWay: 'El correo a uno@test.example está en camino',
  none: 'No hay correos fallidos',
} as const;

test('failed mail is said first, sent again after the password, and discarded after a question @phone', async ({
  portal,
  server,
  staff,
  checkAccessibility,
}) => {
  await addFailed(server, 'uno');
  await addFailed(server, 'dos');
  await portal.signInAs(staff, 'es');
  const page = await portal.open('/admin/system');
  await expect(page.getByRole('heading', { name: words.given })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: words.retry }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.password).fill('clave-de-prueba');
  await dialog.getByRole('button', { name: words.done }).click();
  await expect(page.getByText(words.onItsWay)).toBeVisible();

  await page.getByRole('button', { name: words.discard }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('dos@test.example');
  await checkAccessibility(page);
  await question.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.given })).toBeHidden();
});
