import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';

const PROGRAM = fileURLToPath(new URL('./queue-process.ts', import.meta.url));

/** Starts a server; returns what it has said when it has served, or was killed. */
async function start(folder: string): Promise<{ said: string; killedBy: NodeJS.Signals | null }> {
  const server = spawn(process.execPath, [PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  let said = '';
  for await (const piece of server.stdout) {
    said += String(piece);
    if (said.includes('served')) server.kill('SIGTERM');
  }
  await closed;
  return { said, killedBy: server.signalCode };
}

test('a job that ends the server twice is left alone by the third one, which serves and tells', async () => {
  const folder = await temporaryFolder();
  for (const _ of [1, 2]) expect(await start(folder)).toEqual({ said: '', killedBy: 'SIGKILL' });
  const third = await start(folder);
  expect(third.killedBy).toBe('SIGTERM');
  expect(third.said).toContain('job parked');
  expect(third.said).toContain('"job":"deadly"');
  await rm(folder, { recursive: true });
});
