// @ts-check
import { execFileSync } from 'node:child_process';
import { hasAptGet, isRoot } from './browser.mjs';
import { run } from './run.mjs';

const TOOLS = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm'];

/** @param {string} tool */
function isThere(tool) {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's poppler-utils, with which the tests read PDF files, if missing. */
export async function ensurePdfTools() {
  if (TOOLS.every(isThere)) return;
  if (isRoot() && hasAptGet()) {
    try {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'poppler-utils']);
    } catch {
      // The missing tools are reported below.
    }
  }
  const missing = TOOLS.filter((tool) => !isThere(tool));
  if (missing.length > 0)
    throw new Error(
      `The tests need ${missing.join(', ')}, and they could not be installed. Install Poppler's tools ` +
        '(Debian: apt-get install poppler-utils; macOS: brew install poppler).',
    );
}
