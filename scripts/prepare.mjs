// @ts-check
/**
 * Prepares a fresh clone before `npm start`, `npm test` and the like. Runs under the machine's own Node (20 or newer)
 * before anything is installed, so it imports nothing but Node.
 */
import { ensureDependencies } from './lib/dependencies.mjs';
import { endWith } from './lib/end-with.mjs';

try {
  await ensureDependencies();
  if (process.argv.includes('--browser')) {
    const { ensureBrowser } = await import('./lib/browser.mjs');
    await ensureBrowser();
    const { ensurePdfTools } = await import('./lib/pdf-tools.mjs');
    await ensurePdfTools();
  }
} catch (error) {
  endWith(error);
}
