// @ts-check
/**
 * Before `npm start`, `npm test` and the like: makes a fresh clone ready. Runs under the machine's own Node (20 or
 * newer) while nothing is installed yet, so it imports nothing but Node.
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
