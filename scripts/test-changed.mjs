// @ts-check
/**
 * `npm run test:changed`: the unit and HTTP tests that a change since `origin/main` reaches, and at the end what of
 * `npm test` was not run.
 */
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const REPORT = join(ROOT, '.cache', 'changed-tests.json');
const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'];
/** Commands of their own (vitest.config.ts). */
const APART = ['tests/faults/**', 'tests/deploy/**', 'tests/remote/**', 'tests/e2e/**'];

await rm(REPORT, { force: true });
const projects = ['--project', 'unit*', '--project', 'server*', '--changed', 'origin/main'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
const passed = await run(join(ROOT, 'node_modules', '.bin', 'vitest'), [
  'run',
  ...projects,
  ...reporters,
]).then(
  () => true,
  () => false,
);

/** @type {{ testResults?: { name: string }[] }} */
const { testResults = [] } = JSON.parse(await readFile(REPORT, 'utf8').catch(() => '{}'));
const ran = new Set(testResults.map(({ name }) => relative(ROOT, name)));
/** @type {Map<string, number>} */
const skipped = new Map();
for (const file of globSync(TESTS, { cwd: ROOT, exclude: APART })) {
  if (ran.has(file)) continue;
  const area = file.split('/').slice(0, 3).join('/');
  skipped.set(area, (skipped.get(area) ?? 0) + 1);
}
const lines = [...skipped]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([area, count]) => `${count} ${area}\n`);
process.stdout.write(
  `\nRun: ${ran.size} files. Not run: static checks, browser tests, and of the other test files\n`,
);
process.stdout.write(lines.join(''));
if (!passed) process.exitCode = 1;
