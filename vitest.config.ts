import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PROCESS_TESTS = 'src/**/*.process.test.ts';

/** As the server starts: the imports of drizzle-orm are resolved at a fraction of the cost. */
const execArgv = ['--import', './scripts/lib/direct-imports.mjs'];

/**
 * Unit tests that read what Node does not: JSX, `import.meta.glob`. All others are run by Node from the sources as they
 * stand, like the server, which takes a third less of the processor.
 */
const VITE_TESTS = [
  'src/islands/**/*.test.{ts,tsx}',
  'src/i18n/**/*.test.ts',
  'src/features/consulting/report/export/second-version.test.ts',
];

/** The same among the tests that start a server: what they read of the site's pages is of Vite's making. */
const VITE_SERVER_TESTS = ['tests/http/site/site.test.ts'];

/** As written, by Node. */
const native = { viteModuleRunner: false, nodeLoader: false };

/** Tests of services on a database. Those of the embedded database itself have no meaning on a server. */
const SERVICE_TESTS = globSync('src/**/*.test.ts', { exclude: ['src/db/**', PROCESS_TESTS] }).filter((path) =>
  readFileSync(path, 'utf8').includes('openTestDatabase'),
);

/**
 * `unit` and `unit-vite` are quick and belong to `npm run test:fast`; `server` and `server-vite` start processes of their
 * own. `npm test` runs all four. `faults` and `deploy` are long and run as `npm run test:faults` and `npm run test:deploy`; `remote` runs the tests of
 * the services once more, on a database server (`npm run test:remote`).
 */
export default defineConfig({
  test: {
    // At least three, also on two cores: much of the time a file waits for a server, a mail or a clock.
    maxWorkers: Math.max(3, availableParallelism()),
    globalSetup: './tests/before-run.ts',
    projects: [
      {
        test: {
          name: 'unit',
          execArgv,
          experimental: native,
          // Files share their modules: a third of the time. A test leaves nothing behind in a module.
          isolate: false,
          // A busy machine is slow, and slowness is not what they test.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [PROCESS_TESTS, ...VITE_TESTS],
        },
      },
      {
        test: {
          name: 'unit-vite',
          execArgv,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: VITE_TESTS,
        },
      },
      {
        test: {
          name: 'server',
          execArgv,
          experimental: native,
          // As above: a worker starts once, and not for each of a hundred files.
          isolate: false,
          // The first file to start a server builds the bundle; the others wait for it.
          hookTimeout: 300_000,
          testTimeout: 180_000,
          include: [PROCESS_TESTS, 'tests/**/*.test.ts'],
          exclude: [
            'tests/faults/**',
            'tests/deploy/**',
            'tests/remote/**',
            'tests/e2e/**',
            ...VITE_SERVER_TESTS,
          ],
        },
      },
      {
        test: {
          name: 'server-vite',
          execArgv,
          isolate: false,
          hookTimeout: 300_000,
          testTimeout: 180_000,
          include: VITE_SERVER_TESTS,
        },
      },
      {
        test: {
          name: 'remote',
          execArgv,
          isolate: false,
          hookTimeout: 300_000,
          testTimeout: 120_000,
          env: { TEST_DATABASE: 'remote' },
          include: [...SERVICE_TESTS, 'tests/remote/**/*.test.ts'],
        },
      },
      {
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          hookTimeout: 300_000,
          testTimeout: 180_000,
          // Both build, and the build is one.
          fileParallelism: false,
        },
      },
    ],
  },
});
