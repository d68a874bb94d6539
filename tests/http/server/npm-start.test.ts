import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ALLOCATOR } from '../../../scripts/lib/allocator.mjs';
import { buildIfStale } from '../../../scripts/lib/build.mjs';
import { freePort } from '#tests/server.ts';
import package_ from '../../../package.json' with { type: 'json' };
import { send } from './raw.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

/** The line of package.json in a shell, as npm runs it. */
test('npm start becomes the server in the process that npm signals, with its settings of memory', async () => {
  await buildIfStale();
  const dataDir = await mkdtemp(join(tmpdir(), 'suite-'));
  const port = String(await freePort());
  const child = spawn('sh', ['-c', package_.scripts.start], {
    cwd: ROOT,
    env: { PATH: `${BIN}${delimiter}${process.env['PATH']}`, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`${package_.version} is running at`);
    const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8');
    expect(environment.split('\0')).toEqual(
      expect.arrayContaining(Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`)),
    );
    const command = await readFile(`/proc/${child.pid}/cmdline`, 'utf8');
    for (const flag of package_.scripts.start.match(/--max-\S+/g) ?? []) expect(command).toContain(flag);
    expect((await send(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
