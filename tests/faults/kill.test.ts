import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';
import { killWhileWriting } from '#tests/servers/database-process.ts';

test('killing a writing process a hundred times loses no acknowledged row and leaves no half transaction', async () => {
  const folder = await temporaryFolder();
  const outcome = await killWhileWriting(folder, 100);
  console.log(`${outcome.acknowledged} rows acknowledged, ${outcome.lost.length} lost`);
  expect(outcome).toMatchObject({ lost: [], halfTransactions: 0, integrity: 'ok' });
  await rm(folder, { recursive: true });
});
