// @ts-check
/**
 * `npm run test:mutation`: takes the condition of the workspace out of the one place that adds it, and sees each test of
 * isolation fail by its own assertion. A minute, because each stops at its first failure. Leaves the file as it was.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = 'src/db/tenancy.ts';
const TESTS = ['tests/http/server/isolation.test.ts', 'tests/http/server/references.test.ts'];
/** The condition, and the one in its place, which is true of every row. */
const WHOLE = 'sql`likely(${eq(column, workspaceId)})`';
const BROKEN = 'sql`likely(${eq(column, workspaceId)} or true)`';

const before = readFileSync(FILE, 'utf8');
if (!before.includes(WHOLE)) throw new Error(`${FILE} no longer has the condition: ${WHOLE}`);

const folder = mkdtempSync(join(tmpdir(), 'mutation-'));

/**
 * Returns the first failed assertion of a test file, with its test; undefined where none failed. A server that does not
 * start proves nothing.
 * @param {string} test
 */
function failureOf(test) {
  const outputFile = join(folder, 'results.json');
  rmSync(outputFile, { force: true });
  const options = ['--project', 'server', '--bail', '1', '--reporter', 'json', '--outputFile', outputFile];
  spawnSync('vitest', ['run', ...options, test], { stdio: ['ignore', 'inherit', 'inherit'] });
  /** @type {{ testResults: { assertionResults: { fullName: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
  for (const { fullName, failureMessages = [] } of testResults.flatMap((file) => file.assertionResults)) {
    const [message] = failureMessages;
    if (message?.startsWith('AssertionError')) return `${fullName}: ${message.split('\n', 1)[0]}`;
  }
  return undefined;
}

const restore = () => writeFileSync(FILE, before);
process.once('SIGINT', restore).once('SIGTERM', restore);
try {
  writeFileSync(FILE, before.replace(WHOLE, BROKEN));
  for (const test of TESTS) {
    const failure = failureOf(test);
    if (failure !== undefined)
      console.log(`Without the condition of the workspace, as it should:\n  ${failure}`);
    else {
      console.error(`${test} does not fail without the condition of the workspace.`);
      process.exitCode = 1;
    }
  }
} finally {
  restore();
  rmSync(folder, { recursive: true, force: true });
}
