import { defineConfig, devices } from '@playwright/test';
import { LAUNCH } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A guard against what never ends: how fast a machine is, is nothing that a test may fail for.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  reportSlowTests: { max: 10, threshold: 20_000 },
  // A busy machine may be late once; what was late is named in the report as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  use: { launchOptions: LAUNCH, trace: 'on-first-retry' },
  projects: [
    // A test runs on both screens where they differ in what it does. What they have in common runs on one: `@once` on the
    // desk, mostly in English, or `@phone` on the phone, mostly in Spanish, which is longer. A title with a language runs
    // in English on the desk and in Spanish on the phone.
    {
      name: 'desktop',
      grepInvert: /\(es\)|@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /\(en\)|@once/,
      testIgnore: ['**/contact-faults.spec.ts', '**/consulting/forms.spec.ts', '**/leads/cells.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
