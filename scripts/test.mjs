// @ts-check
/**
 * `npm test`: runs static checks, then unit and HTTP tests, then browser tests. Every stage runs, even after an earlier
 * one failed, so that one run reports everything. At the end stand the time of each stage, the slowest files of the unit
 * and HTTP tests and what failed in them, because a long log is often kept only in part.
 */
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
/** @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: TestResult[] }} FileResult */

/** Returns the files of the unit and HTTP tests; none where no report was written. */
async function fileResults() {
  const text = await readFile(REPORT, 'utf8').catch(() => '{"testResults":[]}');
  return /** @type {{ testResults: FileResult[] }} */ (JSON.parse(text)).testResults;
}

const SLOWEST = 10;
const milliseconds = (/** @type {FileResult} */ { startTime, endTime }) => endTime - startTime;

/** @param {FileResult[]} files */
function slowest(files) {
  const found = files.toSorted((a, b) => milliseconds(b) - milliseconds(a)).slice(0, SLOWEST);
  return found.map((file) => `${Math.round(milliseconds(file) / 1_000)} s ${relative(ROOT, file.name)}\n`);
}

/**
 * One text each.
 * @param {FileResult[]} files
 */
function failures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n'));
  });
}

/** @type {string[]} */
const failed = [];
/** @type {string[]} */
const took = [];
await rm(REPORT, { force: true });
for (const [name, command, args] of stages) {
  const begin = Date.now();
  await run(command, [...args]).catch(() => failed.push(name));
  took.push(`${name}: ${Math.round((Date.now() - begin) / 1_000)} s\n`);
}
const files = await fileResults();
process.stdout.write(`\nStages:\n${took.join('')}`);
process.stdout.write(`\nSlowest files of unit and HTTP tests:\n${slowest(files).join('')}`);
if (failed.length > 0) {
  for (const failure of failures(files)) process.stderr.write(`\n${failure}\n`);
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
