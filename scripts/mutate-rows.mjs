// @ts-check
/**
 * `npm run test:mutation`: takes the condition of the workspace out of the one place that adds it, and sees that the
 * tests of isolation fail. Leaves the file as it was.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'src/db/tenancy.ts';
const TESTS = ['tests/http/server/isolation.test.ts', 'tests/http/server/references.test.ts'];
/** The condition, and what stands in its place: true of every row. */
const WHOLE = 'sql`likely(${eq(column, workspaceId)})`';
const BROKEN = 'sql`likely(${eq(column, workspaceId)} or true)`';

const before = readFileSync(FILE, 'utf8');
if (!before.includes(WHOLE)) throw new Error(`${FILE} no longer has the condition: ${WHOLE}`);

const run = () => {
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...TESTS], { stdio: 'inherit' });
  return status === 0;
};

const restore = () => writeFileSync(FILE, before);
process.once('SIGINT', restore).once('SIGTERM', restore);
try {
  writeFileSync(FILE, before.replace(WHOLE, BROKEN));
  if (run()) {
    console.error('The tests of isolation pass without the condition of the workspace.');
    process.exitCode = 1;
  } else console.log('Without the condition of the workspace the tests of isolation fail, as they should.');
} finally {
  restore();
}
