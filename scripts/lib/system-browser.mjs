// @ts-check
import { existsSync } from 'node:fs';

/** The shell without windows takes a fifth less time. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the system's browser, or that of CHROMIUM_PATH; undefined if Playwright's is to be used.
 *
 * @returns {string | undefined}
 */
export const systemBrowser = () => process.env.CHROMIUM_PATH || PATHS.find((path) => existsSync(path));
