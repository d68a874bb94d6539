/**
 * Part of `npm run bench`: measures search and sorting of a consultant's 10,000 companies, from the request to the last
 * byte.
 */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { ApiClient, member } from '../api-client.ts';
import { COMPANY_SORTS } from '#features/consulting/companies/company.values.ts';
import { startServer } from '../server.ts';

const COMPANIES = 10_000;
const ROUNDS = 21;
/** All, many, one, words in both columns, none. */
const SEARCHES = ['', 'taller', 'empresa 7777', 'vigo taller', 'nada de nada'];

const server = await startServer();
try {
  const client = await new ApiClient(server.url).register('searcher');
  const userId = member((await client.call('GET', '/api/user')).body, 'id', 'number');
  await fill(userId);
  const rows: Record<string, object> = {};
  for (const q of SEARCHES) {
    for (const sort of COMPANY_SORTS) {
      const times: number[] = [];
      for (let i = 0; i < ROUNDS; i += 1) {
        const begin = performance.now();
        await client.call('GET', `/api/companies?sort=${sort}${q && `&q=${encodeURIComponent(q)}`}`);
        times.push(performance.now() - begin);
      }
      times.sort((a, b) => a - b);
      const ms = (at: number) => Math.round((times[at] ?? Number.NaN) * 10) / 10;
      rows[`${q || '(all)'} by ${sort}`] = { 'median ms': ms(ROUNDS >> 1), 'slowest ms': ms(ROUNDS - 1) };
    }
  }
  console.table(rows);
} finally {
  await server.stop();
}

/** Two in three have departments, every other one problems, one in five the four lists of a report. */
async function fill(userId: number): Promise<void> {
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${COMPANIES})`;
  await database.execute({
    sql: `insert into companies (name, sector, size, structure, searchText, createdAt, updatedAt, userId, workspaceId)
          ${numbers}
          select 'Empresa ' || i, case i % 3 when 0 then 'Taller de Vigo' else 'Comercio' end, 'small', 'simple',
            'empresa ' || i || case i % 3 when 0 then ' taller de vigo' else ' comercio' end,
            strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + (i * 7919) % 10000 * 60, 'unixepoch'), '', ?1, (select id from workspaces where createdBy = ?1)
          from n`,
    args: [userId],
  });
  for (const [table, columns, values, condition] of [
    ['departments', 'name, function', "'Ventas', 'Vende.'", 'id % 3 > 0'],
    ['problems', 'description', "'Lento.'", 'id % 2 = 0'],
    ['products', 'name, description', "'Bisagra', 'De acero.'", 'id % 5 = 0'],
    ['strengths', 'description', "'Equipo.'", 'id % 5 = 0'],
  ]) {
    await database.execute(
      `insert into ${table} (${columns}, companyId, createdAt, updatedAt)
       select ${values}, id, '', '' from companies where ${condition}`,
    );
  }
  database.close();
}
