import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeReplaced } from '#db/backup/inspect.ts';
import { describeState } from './describe-state.ts';

test('describes a state by its counts and its last change, not by the newest row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'state-'));
  const path = join(folder, 'suite.db');
  const connection = new DatabaseSync(path);
  for (const table of ['users', 'companies', 'crm_companies', 'crm_opportunities'])
    connection.exec(`CREATE TABLE ${table} (id INTEGER, createdAt TEXT, updatedAt TEXT)`);
  connection.exec(`INSERT INTO users VALUES (1, '2026-11-20T10:00:00.000Z', NULL);
    INSERT INTO crm_companies VALUES (1, '2026-11-19T10:00:00.000Z', '2026-11-22T10:31:00.000Z');
    INSERT INTO crm_opportunities VALUES (1, '2026-11-19T10:00:00.000Z', '2026-11-19T10:00:00.000Z')`);
  connection.close();
  const state = await describeReplaced(path);
  expect(state && describeState(state)).toBe(
    '1 user, 0 consulting companies, 1 company of the lead manager, 1 opportunity; last change of 2026-11-22 10:31 UTC',
  );
  await rm(folder, { recursive: true });
});
