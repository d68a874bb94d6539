// @ts-check
import { execFileSync } from 'node:child_process';
import { lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPackage } from './installed.mjs';
import { withProgress } from './progress.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
/** Not the link in `.bin`: on Windows that is a script for a shell. */
const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function isLink() {
  return lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Checks the Node that runs everything but this folder's first script: Astro 7 needs 22.12, type stripping needs 24.
 */
function isNodeReady() {
  try {
    const version = execFileSync(NODE, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^v(\d+)/.exec(version)?.[1]) >= 24;
  } catch {
    return false;
  }
}

/**
 * Development packages too, whatever NODE_ENV says: they build. Without warnings about the engine, since the Node that
 * runs npm is only the one that fetches ours.
 */
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

function install() {
  const npm = process.env.npm_execpath;
  const onLine = () => {};
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...INSTALL], { onLine })
    : run('npm', INSTALL, { onLine });
}

/** @param {string} missing */
function installReason(missing) {
  const name = missing.replace(/^.*node_modules\//, '');
  return missing === 'node_modules'
    ? 'Installing the packages'
    : `Installing the packages (${name} is missing or of another version)`;
}

/**
 * `exec` keeps a shell from standing between npm and the server, where it would die of a signal without passing it on
 * (docs/decisions/005-front.md). Windows' shell does not know the word: there it is a command that runs its words.
 */
function ensureExec() {
  if (process.platform === 'win32') writeFileSync(join(MODULES, '.bin', 'exec.cmd'), '@%*\r\n');
}

/** Runs `npm ci` if node_modules is not what the lock file says, and ensures a Node 24 in it. */
export async function ensureDependencies() {
  const missing = missingPackage(ROOT);
  if (missing !== undefined) {
    if (isLink()) {
      throw new Error(
        'node_modules is a link and does not match package-lock.json: run `npm ci` where it leads to.',
      );
    }
    await withProgress(installReason(missing), install);
    const still = missingPackage(ROOT);
    if (still !== undefined)
      throw new Error(
        `npm has not installed ${still}, which this machine needs. Remove node_modules and run \`npm ci\`, or see what the registry says.`,
      );
  }
  ensureExec();
  if (isNodeReady()) return;
  // If npm ignores install scripts, the package `node` lacks its binary.
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(MODULES, 'node') });
  if (!isNodeReady()) {
    throw new Error(`${NODE} is not Node 24 or newer. Remove node_modules and run \`npm ci\` again.`);
  }
}
