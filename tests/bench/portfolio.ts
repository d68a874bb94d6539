/**
 * Part of `npm run bench`: measures the portfolio of a consultant with 10,000 companies, from the request to the last
 * byte. Four in five have a report of 100 KB with eight actions; one in four follows or corrects another.
 */
import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { PORTFOLIO_SORTS } from '#features/consulting/portfolio/portfolio.values.ts';
import { ApiClient, member } from '../api-client.ts';
import { startServer } from '../server.ts';

const COMPANIES = 10_000;
const ROUNDS = 11;
const AT = '2026-01-01T00:00:00.000Z';
const FILTERS = ['', 'stage=inProgress', 'overdue=true', 'review=due', 'q=empresa+777', 'count=true'];

const server = await startServer();
try {
  const client = await new ApiClient(server.url).register('consultant');
  const userId = member((await client.call('GET', '/api/user')).body, 'id', 'number');
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  await fill(database, userId);
  database.close();
  const rows: Record<string, object> = {};
  const measure = async (name: string, path: string) => {
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      const begin = performance.now();
      await client.call('GET', path);
      times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const ms = (at: number) => Math.round(times[at] ?? Number.NaN);
    rows[name] = { 'quickest ms': ms(0), 'median ms': ms(ROUNDS >> 1), 'slowest ms': ms(ROUNDS - 1) };
  };
  for (const filter of FILTERS) await measure(filter || '(all)', `/api/portfolio?${filter}`);
  for (const sort of PORTFOLIO_SORTS) await measure(`by ${sort}`, `/api/portfolio?sort=${sort}`);
  await measure('whole file', '/api/portfolio.csv');
  console.table(rows);
} finally {
  await server.stop();
}

async function fill(database: Client, userId: number): Promise<void> {
  const numbers = (most: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
  await database.execute({
    sql: `insert into companies (name, sector, size, structure, searchText, hourlyCostCents, createdAt, updatedAt, userId, workspaceId)
          ${numbers(COMPANIES)}
          select 'Empresa ' || i, 'Comercio', 'small', 'simple', 'empresa ' || i || ' comercio', 2000, '${AT}', '${AT}', ?1, (select id from workspaces where createdBy = ?1)
          from n`,
    args: [userId],
  });
  await database.execute(
    `update companies set followsCompanyId = id - 1,
       followKind = case id % 3 when 0 then 'correction' else 'followUp' end where id % 4 = 0`,
  );
  for (const [table, columns, values, each] of [
    ['departments', 'name, function', "'Ventas', 'Vende.'", 4],
    ['products', 'name, description', "'Bisagra', 'De acero.'", 3],
    ['strengths', 'description', "'Equipo.'", 4],
    ['problems', 'description, hoursPerWeek, people', "'Los pedidos se teclean a mano.', 3.5 + n.i, 2", 8],
  ] as const)
    await database.execute(
      `${numbers(each)} insert into ${table} (${columns}, companyId, createdAt, updatedAt)
       select ${values}, c.id, '${AT}', '${AT}' from companies c, n`,
    );
  const [text, parts] = ['y'.repeat(8_000), 'x'.repeat(60_000)];
  await database.execute({
    sql: `insert into reports (analysis, recommendations, aiArchitecture, language, parts, snapshot, rulesVersion, contentHash, createdAt, companyId)
          select ?, ?, ?, 'es',
            '{"document":"' || ? || '","figures":{"totals":{"hoursPerYear":' || id % 500 || '.5,"costPerYearCents":' || id * 100 || '}}}',
            ?, 2, 'h' || id, strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + id * 1000, 'unixepoch'), id
          from companies where id % 5 > 0`,
    args: [text, text, text, parts, text + text],
  });
  await database.execute(
    `${numbers(8)}
     insert into report_actions (reportId, actionId, interventionId, title, proposedOwner, proposedDue, costLowCents,
       costHighCents, savedHoursLow, savedHoursHigh, savingLowCents, savingHighCents, status, createdAt, updatedAt)
     select r.id, 'A' || n.i, 'supplier-invoice-capture', 'Captura de facturas', 'Finanzas',
       '2026-' || printf('%02d', 1 + (r.id + n.i) % 12) || '-15', 1000, 2000, 10.1, 20.2, 100000, 200000,
       case (r.id + n.i) % 4 when 0 then 'done' when 1 then 'doing' else 'todo' end, '${AT}', '${AT}'
     from reports r, n`,
  );
}
