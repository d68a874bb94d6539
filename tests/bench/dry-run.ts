/**
 * `npm run bench:import`: seconds of the dry run of files that grow, through the work process, and their time per line
 * against that of the smallest. `node tests/bench/dry-run.ts 3000,20000` for other sizes. In an empty database; no other
 * call runs beside it (importing.ts measures those).
 */
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { startWorkPool } from '#app/work/pool.ts';
import { findImport } from '#features/leads/import-export/import.server.ts';
import { anImport } from '../builders/csv.ts';
import { aUserContext } from '../builders/context.ts';
import { openTestDatabase, temporaryFolder } from '../database.ts';
import { beginImport } from '../importing.ts';
import { runNextImport } from '../jobs.ts';

const SIZES = (process.argv[2] ?? '3000,20000,100000').split(',').map(Number);
const LONGEST_S: Readonly<Record<number, number>> = { 20_000: 10, 100_000: 50 };
/** Time per line of the largest file against that of the smallest. */
const MOST_GROWTH = 1.5;

/** One in ten repeats the person nine lines above, with another telephone. */
function aFile(lines: number): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const person = n % 10 === 9 ? n - 9 : n;
    return `Nueva;Persona Número ${person};persona.${person}@import.example;7${String(n).padStart(8, '0')};Empresa ${n % 500};Compras;feria`;
  });
  return ['Nombre;Apellidos;Correo;Teléfono;Empresa;Cargo;Etiquetas', ...rows].join('\r\n');
}

const rows = [];
const [database, spoolFolder] = [await openTestDatabase(), await temporaryFolder()];
const pool = await startWorkPool({
  settings: { databaseUrl: pathToFileURL(database.path).href, databaseAuthToken: undefined },
  spoolFolder,
  log: console,
});
try {
  // The first one starts the process, which is no part of a line's time.
  for (const lines of [1_000, ...SIZES]) {
    const owner = await aUserContext(database.db);
    const { id } = await beginImport(owner, anImport(aFile(lines), { dryRun: 'true' }));
    const startedAt = performance.now();
    await runNextImport({ db: database.db, pool });
    const seconds = (performance.now() - startedAt) / 1_000;
    const { status, lines: counted } = await findImport(owner, id);
    rows.push({ lines, status, total: counted.total, seconds, msPerLine: (seconds / lines) * 1_000 });
  }
} finally {
  await pool.close();
  await database.close();
  await rm(spoolFolder, { recursive: true, force: true });
}
rows.shift();
const [least, most] = [rows[0]?.msPerLine ?? 0, rows.at(-1)?.msPerLine ?? 0];
const growth = most / least;
console.table(rows);
console.log(`time per line of the largest file against the smallest: ${growth.toFixed(2)}`);
if (growth > MOST_GROWTH || rows.some(({ lines, seconds }) => seconds > (LONGEST_S[lines] ?? Infinity)))
  process.exitCode = 1;
