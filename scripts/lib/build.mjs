// @ts-check
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { leanPages } from './lean-pages.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const STAMP = join(ROOT, 'dist', 'stamp.json');

/** All that the build reads. Tests beside the sources change nothing of what is built. */
const INPUTS = ['src', 'public', 'scripts', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const isInput = (/** @type {string} */ path) => !/\.test\.tsx?$/.test(path);

/** @param {string} path @returns {Promise<string[]>} */
async function filesUnder(path) {
  try {
    const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** @returns {Promise<string>} */
async function hashSources() {
  const files = (await Promise.all(INPUTS.map(filesUnder))).flat().filter(isInput).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${file}\n`).update(contents[index] ?? ''));
  return hash.digest('hex');
}

/** @returns {Promise<{ sources: string, siteUrl: string | null } | undefined>} */
async function readStamp() {
  try {
    return JSON.parse(await readFile(STAMP, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Vite reads these as its own; vitest sets them, and a build made from a test would be one for development. */
const VITE_NAMES = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST', 'VITEST'];

/** @param {string | undefined} siteUrl @returns {NodeJS.ProcessEnv} */
function buildEnvironment(siteUrl) {
  const given = Object.entries(process.env).filter(([name]) => !VITE_NAMES.includes(name));
  return {
    ...Object.fromEntries(given),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    SITE_URL: siteUrl ?? '',
  };
}

/** @param {string | undefined} siteUrl */
async function makeBuild(siteUrl) {
  const sources = await hashSources();
  await rm(STAMP, { force: true });
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const env = buildEnvironment(siteUrl);
  await run(process.execPath, [astro, 'build'], env);
  await leanPages(join(ROOT, 'dist', 'client'));
  const { buildStatic } = await import('../../src/server/front/static-build.ts');
  await buildStatic(ROOT, siteUrl);
  await writeFile(STAMP, JSON.stringify({ sources, siteUrl: siteUrl || null }));
}

async function isFresh() {
  const [stamp, sources] = await Promise.all([readStamp(), hashSources()]);
  return stamp?.sources === sources && stamp.siteUrl === null;
}

/** Builds where the sources changed since the last build, or where that one was made for another address. */
export async function buildIfStale() {
  if (await isFresh()) return;
  await withBuildLock(async () => {
    if (!(await isFresh())) await makeBuild(undefined);
  });
}

/**
 * @param {{ siteUrl: string | undefined }} options `siteUrl` writes files for a CDN with the real address; without it
 *   they carry the placeholder, and the server puts the address in.
 */
export function build({ siteUrl }) {
  return withBuildLock(() => makeBuild(siteUrl));
}
