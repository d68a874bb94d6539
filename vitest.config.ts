import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `unit` is what `npm test` runs; `faults` is long and runs as `npm run test:faults`. */
export default defineConfig({
  test: {
    // At least three, also on two cores: much of the time a file waits for a server, a mail or a clock.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          // The first file to start a server builds the bundle; the others wait for it.
          hookTimeout: 300_000,
          // A busy machine is slow, and slowness is not what they test.
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/faults/**', 'tests/e2e/**'],
        },
      },
      {
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 300_000 },
      },
    ],
  },
});
