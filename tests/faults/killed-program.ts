import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds, so that the kill falls between a change and its work or in the middle of either. */
const SOON_MS = 40;

/** Runs a program of this folder until it has come so far, and kills it then; returns the ids that it called `made`. */
export async function killedProgram(
  program: string,
  args: readonly string[],
  isFarEnough: (line: string) => boolean,
): Promise<number[]> {
  const server = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  const made: number[] = [];
  let isEnding = false;
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('made ')) made.push(Number(line.slice(5)));
    if (isEnding || !isFarEnough(line)) continue;
    isEnding = true;
    void sleep(Math.random() * SOON_MS).then(() => server.kill('SIGKILL'));
  }
  await closed;
  return made;
}
