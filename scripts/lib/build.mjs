// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  addBuild,
  chooseBuild,
  currentBuild,
  findBuild,
  holdCurrentBuild,
  withBuildLock,
} from '../../src/kernel/front/files/builds.ts';
import { withProgress } from './progress.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** A build does not go on when whoever wanted it was killed. */
const ENDS_WITH_US = ['--import', pathToFileURL(join(ROOT, 'src', 'shared', 'end-with-parent.ts')).href];

export const DIST = join(ROOT, 'dist');

/** All inputs of the build; unit tests do not affect it. */
const INPUTS = [
  'src',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
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
  const hash = createHash('sha256');
  // One after another: all at once are more files than a system may let a process hold open.
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Variables that Vite reads: vitest sets them, and would turn a build started by a test into a development build. */
const VITE_NAMES = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST', 'VITEST'];

/** @returns {NodeJS.ProcessEnv} */
function buildEnvironment() {
  const given = Object.entries(process.env).filter(([name]) => !VITE_NAMES.includes(name));
  return { ...Object.fromEntries(given), ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
}

/** Astro's line about a step, such as `12:00:00 [build] Building server entrypoints...`. */
const STEP = /\[(?:build|vite|content|types)\] ([^✓.]{3,60})/;

/**
 * Builds in the final folder, because the bundle contains its own path.
 * @param {string} folder
 */
async function makeBuild(folder) {
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await withProgress('Building the site', async (step) => {
    const onLine = (/** @type {string} */ line) => {
      // Astro colours what it prints where it is told to.
      const name = STEP.exec(stripVTControlCharacters(line))?.[1];
      if (name !== undefined) step(name.trim().toLowerCase());
    };
    await run(process.execPath, [...ENDS_WITH_US, astro, 'build', '--outDir', folder], {
      env: buildEnvironment(),
      onLine,
    });
    step('compressing');
    const compress = join(ROOT, 'src', 'kernel', 'front', 'files', 'static-build.ts');
    await run(process.execPath, [...ENDS_WITH_US, compress, ROOT, folder], { onLine: () => {} });
  });
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

/** Writes the files for a CDN into `dist/cdn`: those that a server with these settings holds in memory. */
export async function buildForCdn() {
  const { loadConfig } = await import('../../src/app/config.ts');
  const config = loadConfig(process.env);
  await buildIfStale();
  const { writeCdnFiles } = await import('../../src/kernel/front/files/cdn.ts');
  const { folder, release } = await holdCurrentBuild(DIST);
  try {
    await withProgress('Writing the files for a CDN', () =>
      withBuildLock(DIST, () => writeCdnFiles(folder, join(DIST, 'cdn'), config)),
    );
  } finally {
    release();
  }
}
