import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Whether a program is installed: Debian's nginx and Caddy are not everywhere. */
export function isInstalled(program: string, ...question: string[]): boolean {
  try {
    execFileSync(program, question, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** `nobody` where we may become it, so that a tree of root's is read-only to the program. */
export const OTHER = process.getuid?.() === 0 ? 65_534 : undefined;

/** A temporary folder that the program under test may pass, and write only where told to. */
export function folder(name: string, isWritable = false): string {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(path, 0o755);
  if (isWritable && OTHER !== undefined) chownSync(path, OTHER, OTHER);
  return path;
}

export type Running = { process: ChildProcess; printed: () => string; stop: () => Promise<number | null> };

/** Starts a program as another user where possible. */
export function startProgram(
  program: string,
  args: string[],
  { cwd, env, asOther = false }: { cwd?: string; env?: Record<string, string>; asOther?: boolean } = {},
): Running {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asOther && OTHER !== undefined && { uid: OTHER, gid: OTHER }),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    process: child,
    printed: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Waits until a program that was started serves. */
export async function answering(url: string): Promise<void> {
  await vi.waitUntil(
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 200_000, interval: 100 },
  );
}
