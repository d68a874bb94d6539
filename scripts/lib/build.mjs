// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addBuild,
  chooseBuild,
  currentBuild,
  findBuild,
  withBuildLock,
} from '../../src/server/front/files/builds.ts';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

export const DIST = join(ROOT, 'dist');

/** All inputs of the build; unit tests do not affect it. */
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
  return hash.digest('hex').slice(0, 16);
}

/** Variables that Vite reads: vitest sets them, and would turn a build started by a test into a development build. */
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

/**
 * Builds in the final folder, because the bundle contains its own path.
 * @param {string} folder @param {string} [siteUrl]
 */
async function makeBuild(folder, siteUrl) {
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build', '--outDir', folder], buildEnvironment(siteUrl));
  const { buildStatic } = await import('../../src/server/front/files/static-build.ts');
  await buildStatic(ROOT, folder, siteUrl);
}

async function addServerBuild() {
  return addBuild(DIST, await hashSources(), (folder) => makeBuild(folder));
}

export async function buildIfStale() {
  const sources = await hashSources();
  const found = await findBuild(DIST, sources);
  if (found !== undefined && found === (await currentBuild(DIST))) return;
  await withBuildLock(DIST, async () => {
    const made = await findBuild(DIST, sources);
    if (made === undefined) await addServerBuild();
    else await chooseBuild(DIST, made);
  });
}

/** Builds for the next `npm start`; a running server keeps its own build. */
export function build() {
  return withBuildLock(DIST, addServerBuild);
}

/**
 * Writes the files for a CDN with the real URL: `dist/client` and `dist/_headers.json`. No server uses them,
 * and no later build for a server deletes them.
 *
 * @param {string} siteUrl
 */
export function buildForCdn(siteUrl) {
  return withBuildLock(DIST, async () => {
    const draft = join(DIST, 'builds', 'cdn');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await makeBuild(draft, siteUrl);
    for (const name of ['client', '_headers.json']) {
      await rm(join(DIST, name), { recursive: true, force: true });
      await rename(join(draft, name), join(DIST, name));
    }
    await rm(draft, { recursive: true });
  });
}
