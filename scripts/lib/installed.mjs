// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package in `package-lock.json`, and in npm's own record of what it has installed.
 *
 * @typedef {{
 *   version?: string,
 *   optional?: boolean,
 *   devOptional?: boolean,
 *   link?: boolean,
 *   os?: string[],
 *   cpu?: string[],
 *   libc?: string[],
 * }} Locked
 */

/** @param {string} file @returns {Record<string, Locked> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The C library of this machine, by the name that packages give it. */
function libc() {
  if (process.platform !== 'linux' || !process.report) return undefined;
  // Without it the report asks name servers who is connected, which takes seconds on some machines.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @param {string[] | undefined} wanted @param {string | undefined} here */
const fits = (wanted, here) => wanted === undefined || here === undefined || wanted.includes(here);

/**
 * Whether a package holds the native part of another one for this machine: npm skips it silently where it cannot be
 * fetched, and the program fails much later.
 *
 * @param {Locked} locked
 * @param {() => string | undefined} libcHere
 */
const isNative = ({ os, cpu, libc: wanted }, libcHere) =>
  os !== undefined &&
  cpu !== undefined &&
  fits(os, process.platform) &&
  fits(cpu, process.arch) &&
  (wanted === undefined || fits(wanted, libcHere()));

/** The files that a package names as its own, without patterns. @param {string} folder @returns {string[]} */
function namedFiles(folder) {
  const { main, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** @type {(value: unknown) => string[]} */
  const textsIn = (value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  return textsIn([main, exports]).filter((name) => !name.includes('*') && !/\.d\.[cm]?ts$/.test(name));
}

/**
 * Returns the package that `node_modules` of `root` lacks, or undefined. Compares npm's record of its last install with
 * the lock file (an interrupted install has no record), and both with the disk.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function missingPackage(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return 'node_modules';
  /** @type {string | undefined} */
  let library;
  const libcHere = () => (library ??= libc());
  for (const [path, locked] of Object.entries(wanted)) {
    if (path === '' || locked.link) continue;
    const folder = join(root, path);
    const native = (locked.optional || locked.devOptional) && isNative(locked, libcHere);
    const found = installed[path];
    // Listed for other platforms, and never installed here.
    if (!found && !native && (locked.optional || locked.devOptional)) continue;
    if (found?.version !== locked.version || !existsSync(join(folder, 'package.json'))) return path;
    if (native && !namedFiles(folder).every((name) => existsSync(join(folder, name)))) return path;
  }
  return undefined;
}
