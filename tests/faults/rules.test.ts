import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';
import { killedProgram } from './killed-program.ts';

const PROGRAM = fileURLToPath(new URL('./rules-process.ts', import.meta.url));
const KILLS = 100;
/** Each starts a server anew. */
const KILLS_TIMEOUT = 600_000;

test(
  'a hundred kills between a change and its rule: the rule runs once for each change',
  { timeout: KILLS_TIMEOUT },
  async () => {
    const folder = await temporaryFolder();
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1)
      acknowledged.push(
        ...(await killedProgram(PROGRAM, [folder, String(round)], (line) => line.startsWith('made '))),
      );
    await killedProgram(PROGRAM, [folder, 'last'], () => false);

    const client = createClient({ url: pathToFileURL(`${folder}/suite.db`).href });
    const { rows } = await client.execute(`select c.id,
      (select count(*) from crm_tasks t where t.contactId = c.id) as tasks,
      (select group_concat(r.status) from crm_rule_runs r where r.recordId = c.id) as runs
      from crm_contacts c`);
    console.log(`${acknowledged.length} contacts acknowledged, ${rows.length} stored`);
    expect(acknowledged.length).toBeGreaterThan(KILLS / 2);
    const stored = new Set(rows.map(({ id }) => Number(id)));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(rows.filter(({ tasks, runs }) => Number(tasks) !== 1 || runs !== 'done')).toEqual([]);
    client.close();
    await rm(folder, { recursive: true });
  },
);
