// @ts-check
import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that the machine itself brings, or the one that CHROMIUM_PATH names; nothing where Playwright's is used.
 *
 * @returns {string | undefined}
 */
export const systemBrowser = () => process.env.CHROMIUM_PATH || PATHS.find((path) => existsSync(path));
