/**
 * The import of issue 22 and its revert, with what others ask for meanwhile; part of `crm.ts`. By itself, in an empty
 * database: `node tests/bench/importing.ts`
 */
import { readFile } from 'node:fs/promises';
import { ApiClient, member } from '../api-client.ts';
import { anImport } from '../builders/csv.ts';
import { startServer, type TestServer } from '../server.ts';

const LINES = 100_000;
const LONGEST_S = 60;
const MOST_MB = 300;
const P99_MS = 250;
/** Clock ticks of /proc, on every Linux that Node runs on. */
const TICKS = 100;

const READS = ['/api/crm/contacts?sort=name', '/api/crm/search?q=gar', '/api/crm/companies'];

type Row = { what: string; median: number; p99: number; bound: number; kept: boolean };

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;

async function stateOf({ process: { pid } }: TestServer): Promise<{ mb: number; cpuS: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return {
    mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    cpuS: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}

/** One in ten is a contact that `seedCrm` has made already. */
function aFile(): string {
  const lines = Array.from({ length: LINES }, (_, n) => {
    const email = n % 10 === 0 ? `persona.${n}@correo-${n % 997}.example` : `nueva.${n}@import.example`;
    return `Nueva;Persona Número ${n};${email};${n % 10 === 0 ? '' : `7${String(n).padStart(8, '0')}`};Empresa ${n % 500};Compras;feria`;
  });
  return ['Nombre;Apellidos;Correo;Teléfono;Empresa;Cargo;Etiquetas', ...lines].join('\r\n');
}

/** Carries out `work`, reads and writes beside it, and says how long either took and what memory. */
async function beside(
  server: TestServer,
  client: ApiClient,
  what: string,
  work: () => Promise<void>,
): Promise<Row[]> {
  const before = await stateOf(server);
  const begin = performance.now();
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  const waits: number[] = [];
  const timed = async (method: string, path: string, body?: object) => {
    const asked = performance.now();
    const { status } = await client.call(method, path, body);
    if (status >= 400) throw new Error(`${path} answered ${status}`);
    waits.push(performance.now() - asked);
  };
  let most = before.mb;
  for (let n = 0; !isOver; n += 1) {
    await timed('GET', READS[n % READS.length] ?? '');
    if (n % 5 === 0) await timed('POST', '/api/crm/companies', { name: `Entre medias ${what} ${n}` });
    most = Math.max(most, (await stateOf(server)).mb);
  }
  await done;
  const seconds = round((performance.now() - begin) / 1_000);
  const { cpuS } = await stateOf(server);
  process.stdout.write(
    `${what}: ${seconds} s, ${round(cpuS - before.cpuS)} s of them of the processor, with ${waits.length} other calls\n`,
  );
  waits.sort((a, b) => a - b);
  const p99 = round(at(waits, 0.99));
  const grown = round(most - before.mb);
  return [
    { what: `${what}, s`, median: seconds, p99: 0, bound: LONGEST_S, kept: seconds < LONGEST_S },
    {
      what: `other calls during the ${what}, ms`,
      median: round(at(waits, 0.5)),
      p99,
      bound: P99_MS,
      kept: p99 < P99_MS,
    },
    {
      what: `memory that the ${what} took, MB`,
      median: grown,
      p99: 0,
      bound: MOST_MB,
      kept: grown < MOST_MB,
    },
  ];
}

/** Imports a file and takes the import back. */
export async function importing(server: TestServer, client: ApiClient): Promise<Row[]> {
  let id = 0;
  const imported = await beside(server, client, 'import of 100,000 lines', async () => {
    const answer = await client.call('POST', '/api/crm/imports', anImport(aFile()));
    id = member(answer.body, 'id', 'number');
    for (;;) {
      const { body } = await client.call('GET', `/api/crm/imports/${id}`);
      const { status, counts } = body as { status: string; counts: object };
      if (status !== 'running')
        return void process.stdout.write(`import ${status}: ${JSON.stringify(counts)}\n`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
  const reverted = await beside(server, client, 'revert', async () => {
    const { body } = await client.call('POST', `/api/crm/imports/${id}/revert`, {});
    const { status, left } = body as { status: string; left: number };
    process.stdout.write(`revert ${status}: ${left} left\n`);
  });
  return [...imported, ...reverted];
}

if (import.meta.main) {
  const server = await startServer({ LOG_LEVEL: 'warn' });
  try {
    const rows = await importing(server, await new ApiClient(server.url).register('bench'));
    console.table(rows);
    if (rows.some(({ kept }) => !kept)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
