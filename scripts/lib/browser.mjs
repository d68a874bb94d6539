// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { systemBrowser } from './system-browser.mjs';

/** Returns Playwright's own browser. Playwright is asked, because folder and revision change with its version. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Returns the browser for tests: CHROMIUM_PATH, the system's, or Playwright's. */
export async function findBrowser() {
  return systemBrowser() ?? (await playwrightBrowser());
}

export const isRoot = () => process.getuid?.() === 0;

export function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {() => Promise<void>} attempt */
async function isDone(attempt) {
  try {
    await attempt();
    return (await findBrowser()) !== undefined;
  } catch {
    return false;
  }
}

/** Finds a browser, or installs one by the first method that works. */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const withDependencies = isRoot() && hasAptGet() ? ['--with-deps'] : [];
  if (await isDone(() => run(process.execPath, [cli, 'install', ...withDependencies, 'chromium']))) return;
  if (isRoot() && hasAptGet()) {
    const install = async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
    };
    if (await isDone(install)) return;
  }
  throw new Error(
    'The tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium-headless-shell), or name ' +
      'one with CHROMIUM_PATH=/path/to/chromium.',
  );
}
