import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { attempts } from '#db/schema/index.ts';
import { databaseOf } from '#db/drizzle.ts';
import { openDatabase } from '#db/connection/open.ts';
import { silent } from '#tests/database.ts';

const DIRECT_IMPORTS = new URL('../../scripts/lib/direct-imports.mjs', import.meta.url).href;
const SCRIPT = fileURLToPath(new URL('../faults/database-process.ts', import.meta.url));

/** Running processes, so that a failing test leaves none behind. */
const running = new Map<ChildProcess, Promise<unknown>>();

export async function stopDatabaseProcesses(): Promise<void> {
  for (const [child, ended] of running) {
    child.kill('SIGKILL');
    await ended;
  }
}

export type DatabaseProcess = {
  child: ChildProcess;
  firstLine: string;
  lines: string[];
  ended: Promise<unknown>;
  /** Until so many lines have come, or the process has ended. */
  said: (count: number) => Promise<void>;
};

/** Starts a second process on the folder and waits for its first line: `open`, or `error …`. */
export async function startDatabaseProcess(
  folder: string,
  mode: 'hold' | 'write',
  round = 0,
): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, ['--import', DIRECT_IMPORTS, SCRIPT, folder, mode, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).finally(() =>
    running.delete(child),
  );
  running.set(child, ended);
  await Promise.race([once(reader, 'line'), ended]);
  const said = async (count: number): Promise<void> => {
    while (lines.length < count && running.has(child)) await Promise.race([once(reader, 'line'), ended]);
  };
  return { child, firstLine: lines[0] ?? '', lines, ended, said };
}

export type KillOutcome = {
  acknowledged: number;
  lost: string[];
  halfTransactions: number;
  integrity: unknown;
};

/** Kills a writing process repeatedly without warning, and counts acknowledged rows that are lost. */
export async function killWhileWriting(folder: string, kills: number): Promise<KillOutcome> {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { child, lines, ended, said } = await startDatabaseProcess(folder, 'write', round);
    // By what was written, and not by a clock: a busy machine writes little in a time. The next write is under way.
    await said(15 + Math.floor(Math.random() * 60));
    child.kill('SIGKILL');
    await ended;
    acknowledged.push(...lines.filter((line) => /^\d+:\d+$/.test(line)));
  }
  const { client, close } = await openDatabase({
    url: `file:${folder}/test.db`,
    dataDir: folder,
    log: silent,
  });
  const rows = await databaseOf(client).select({ bucket: attempts.bucket }).from(attempts);
  const kept = new Set(rows.map((row) => row.bucket));
  const isFirstOfPair = (bucket: string) =>
    /^\d+:\d+$/.test(bucket) && Number(bucket.split(':')[1]) % 3 === 0;
  const outcome = {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((bucket) => !kept.has(bucket)),
    halfTransactions: [...kept].filter((bucket) => isFirstOfPair(bucket) && !kept.has(`${bucket}:pair`))
      .length,
    integrity: (await client.execute('PRAGMA integrity_check')).rows[0]?.['integrity_check'],
  };
  await close();
  return outcome;
}
