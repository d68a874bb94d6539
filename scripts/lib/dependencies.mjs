// @ts-check
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
const NODE = join(MODULES, '.bin', 'node');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Compares npm's record of its last install with the lock file; an interrupted install has no record. */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(join(MODULES, '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    const found = installed[path];
    // Skips the project itself, and packages for other platforms, which are listed but never installed.
    if (path === '' || link || (!found && (optional || devOptional))) return true;
    return found?.version === version;
  });
}

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

/** Runs `npm ci` if node_modules does not match the lock file, and ensures a Node 24 in it. */
export async function ensureDependencies() {
  if (!isInstalled()) {
    if (isLink()) {
      throw new Error(
        'node_modules is a link and does not match package-lock.json: run `npm ci` where it leads to.',
      );
    }
    process.stdout.write('Installing the packages of package-lock.json (npm ci) …\n');
    const npm = process.env.npm_execpath;
    const options = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...options]) : run('npm', options));
  }
  if (isNodeReady()) return;
  // If npm ignores install scripts, the package `node` lacks its binary.
  await run(process.execPath, ['installArchSpecificPackage.js'], process.env, join(MODULES, 'node'));
  if (!isNodeReady()) {
    throw new Error(`${NODE} is not Node 24 or newer. Remove node_modules and run \`npm ci\` again.`);
  }
}
