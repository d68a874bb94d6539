import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';

const PARENT = fileURLToPath(new URL('../../tests/faults/busy-parent.ts', import.meta.url));
const WATCHED = new URL('./end-with-parent.ts', import.meta.url).href;
const LOOP = 'console.log(process.pid); for (;;);';

let parent: ChildProcess | undefined;
let child = 0;
afterEach(() => {
  parent?.kill('SIGKILL');
  if (isAlive(child)) process.kill(child, 'SIGKILL');
});

/** One that has ended may wait to be fetched by its new parent (`Z`). */
function isAlive(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return pid > 0 && existsSync(path) && !readFileSync(path, 'utf8').includes(') Z ');
}

test.each([
  ['of ours', ['-e', `import('${WATCHED}').then(({ endWithParent }) => { endWithParent(); ${LOOP} })`]],
  ['of others', ['--import', WATCHED, '-e', LOOP]],
])('a program %s ends with its killed parent, even in a loop that hears of nothing', async (_, program) => {
  parent = spawn(process.execPath, [PARENT, ...program], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!parent.stdout) throw new Error('nothing is printed');
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  child = Number(line);
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 30_000 });
});
