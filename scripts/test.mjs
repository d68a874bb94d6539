// @ts-check
/**
 * `npm test`: runs static checks, then unit and HTTP tests, then browser tests. Every stage runs, even after an earlier
 * one failed, so that one run reports everything. At the end stand the time of each stage, the slowest files and tests and
 * in a few lines what failed, because a long log is often kept only in part.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules', '.bin', name);

const UNIT_REPORT = join(ROOT, '.cache', 'unit-tests.json');
const BROWSER_REPORT = join(ROOT, '.cache', 'browser-tests.json');
/** The hundred slowest files and browser tests of the last run, to compare with those of the next. */
const SLOWEST = join(ROOT, '.cache', 'slowest-tests.txt');
const UNIT_REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];

const stages = /** @type {const} */ ([
  ['static checks', process.execPath, [join(ROOT, 'scripts', 'checks.mjs')]],
  [
    'unit and HTTP tests',
    bin('vitest'),
    ['run', '--project', 'unit*', '--project', 'server*', ...UNIT_REPORTERS],
  ],
  ['browser tests', bin('playwright'), ['test', '--reporter=list,json']],
]);

/** @typedef {{ name: string, ms: number }} Timed */
/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest */
/** @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: UnitTest[] }} UnitFile */
/** @typedef {{ projectName: string, status: string, results: { duration: number, error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ specs?: { title: string, file: string, line: number, tests: BrowserTest[] }[], suites?: BrowserSuite[] }} BrowserSuite */

/** @param {string} path */
const reportAt = async (path) =>
  /** @type {unknown} */ (JSON.parse(await readFile(path, 'utf8').catch(() => '{}')));

/** @returns {Promise<{ times: Timed[], failures: Failure[] }>} */
async function unitResults() {
  const { testResults = [] } = /** @type {{ testResults?: UnitFile[] }} */ (await reportAt(UNIT_REPORT));
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    ms: endTime - startTime,
  }));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name: relative(ROOT, name), message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${relative(ROOT, name)}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
  return { times, failures };
}

/**
 * @param {BrowserSuite} suite
 * @returns {NonNullable<BrowserSuite['specs']>}
 */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @returns {Promise<{ times: Timed[], failures: Failure[] }>} */
async function browserResults() {
  const tests = specsIn(/** @type {BrowserSuite} */ (await reportAt(BROWSER_REPORT))).flatMap(
    ({ title, file, line, tests: runs }) =>
      runs.map((test) => ({ ...test, name: `[${test.projectName}] ${file}:${line} ${title}` })),
  );
  const times = tests.map(({ name, results }) => ({
    name,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, status, results }) => ({
      name: status === 'flaky' ? `${name} (passed when repeated)` : name,
      message: results.find(({ error }) => error)?.error?.message ?? '',
    }));
  return { times, failures };
}

const PRINTED = 10;
const KEPT = 100;
/** @param {Timed[]} times @param {number} count */
const slowest = (times, count) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${Math.round(ms / 1_000)} s ${name}\n`)
    .join('');

const MOST_FAILURES = 60;
const MOST_LINES = 6;
/** @param {Failure} failure */
const inShort = ({ name, message }) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES)].join('\n  ');

/** @type {string[]} */
const failed = [];
/** @type {string[]} */
const took = [];
await Promise.all([UNIT_REPORT, BROWSER_REPORT].map((path) => rm(path, { force: true })));
for (const [name, command, args] of stages) {
  const begin = Date.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT };
  await run(command, [...args], { env }).catch(() => failed.push(name));
  took.push(`${name}: ${Math.round((Date.now() - begin) / 1_000)} s\n`);
}
const unit = await unitResults();
const browser = await browserResults();
process.stdout.write(`\nStages:\n${took.join('')}`);
process.stdout.write(`\nSlowest files of unit and HTTP tests:\n${slowest(unit.times, PRINTED)}`);
process.stdout.write(`\nSlowest browser tests:\n${slowest(browser.times, PRINTED)}`);
await writeFile(SLOWEST, slowest([...unit.times, ...browser.times], KEPT));
const failures = [...unit.failures, ...browser.failures];
for (const failure of failures.slice(0, MOST_FAILURES)) process.stderr.write(`\n${inShort(failure)}\n`);
if (failures.length > MOST_FAILURES) process.stderr.write(`\nand ${failures.length - MOST_FAILURES} more\n`);
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
