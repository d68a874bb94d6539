import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';
import { killedProgram } from './killed-program.ts';

const PROGRAM = fileURLToPath(new URL('./changes-process.ts', import.meta.url));
const KILLS = 100;
/** Each starts a server anew. */
const KILLS_TIMEOUT = 600_000;

test(
  'a hundred kills between a change and its work lose none and do none twice',
  { timeout: KILLS_TIMEOUT },
  async () => {
    const folder = await temporaryFolder();
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1)
      acknowledged.push(
        ...(await killedProgram(PROGRAM, [folder, String(round)], (line) => line === 'done' || round === 0)),
      );
    acknowledged.push(...(await killedProgram(PROGRAM, [folder, 'last'], () => false)));

    const client = createClient({ url: pathToFileURL(`${folder}/suite.db`).href });
    const rows = async (sql: string) => (await client.execute(sql)).rows;
    const jobs = await rows(`select j.*, u.id as undoId,
    (select count(*) from changes c where c.causeId = j.causeId and c.act || c.record = '+contact_tag') as added,
    (select count(*) from changes c where c.causeId = j.causeId and c.act || c.record = '-contact_tag') as removed,
    (select count(*) from changes c where c.causeId = j.causeId and c.undoneBy is null) as standing
    from crm_jobs j left join crm_jobs u on u.undoesId = j.id`);
    console.log(`${acknowledged.length} jobs acknowledged, ${jobs.length} stored`);
    expect(acknowledged.length).toBeGreaterThan(KILLS / 2);
    const stored = new Set(jobs.map((job) => Number(job['id'])));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const [people] = await rows('select count(*) as n from crm_contacts');
    const n = Number(people?.['n']);
    for (const { id, status, done, total, kept, added, removed, standing, undoesId, undoId } of jobs) {
      const isUndo = undoesId !== null;
      expect({ id, status, done, kept }).toEqual({ id, status: 'done', done: total, kept: 0 });
      expect([id, added, removed]).toEqual([id, isUndo ? 0 : n, isUndo ? n : 0]);
      if (undoId !== null) expect([id, standing]).toEqual([id, 0]);
    }
    const tags = await rows(
      'select t.name, count(*) as n from crm_contact_tags c join crm_tags t on t.id = c.tagId group by t.id',
    );
    const standing = jobs.filter(({ undoesId, undoId }) => undoesId === null && undoId === null);
    expect(tags.map((tag) => Number(tag['n']))).toEqual(standing.map(() => n));
    client.close();
    await rm(folder, { recursive: true });
  },
);
