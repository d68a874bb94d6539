// @ts-check
/**
 * `npm test`: runs static checks, then unit and HTTP tests, then browser tests. Every stage runs, even after an earlier
 * one failed, so that one run reports everything; failed unit and HTTP tests are told once more at the end, because a
 * long log is often kept only in part.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules', '.bin', name);

const REPORT = join(ROOT, '.cache', 'unit-tests.json');
const REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];

const stages = /** @type {const} */ ([
  ['static checks', process.execPath, [join(ROOT, 'scripts', 'checks.mjs')]],
  ['unit and HTTP tests', bin('vitest'), ['run', '--project', 'unit', '--project', 'server', ...REPORTERS]],
  ['browser tests', bin('playwright'), ['test']],
]);

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult */

/** Returns the failures of the unit and HTTP tests, one text each; none where no report was written. */
async function failures() {
  const text = await readFile(REPORT, 'utf8').catch(() => '{"testResults":[]}');
  const { testResults } = /** @type {{ testResults: FileResult[] }} */ (JSON.parse(text));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n'));
  });
}

/** @type {string[]} */
const failed = [];
await rm(REPORT, { force: true });
for (const [name, command, args] of stages) {
  await run(command, [...args]).catch(() => failed.push(name));
}
if (failed.length > 0) {
  for (const failure of await failures()) process.stderr.write(`\n${failure}\n`);
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
