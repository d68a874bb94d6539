// @ts-check
/**
 * `npm run image -- FOLDER`: writes the file tree of the container image (Dockerfile): the newest build, the sources that
 * the server runs, the operator's commands and the packages that these need. `npm run image:size` prints its size.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { holdCurrentBuild } from '../src/kernel/front/files/builds.ts';
import { buildIfStale, DIST } from './lib/build.mjs';
import { say, typedIn } from './lib/command.mjs';
import { endWith } from './lib/end-with.mjs';
import { withProgress } from './lib/progress.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const FILES = ['package.json', 'package-lock.json', 'LICENSE', '.env.example'];
/** The sources that the server runs, and the operator's commands. */
const FOLDERS = ['scripts', 'src'];

/** Node runs or reads these as they stand; the rest is in the build. @param {string} path */
const isServed = (path) => !/\.(?:astro|tsx)$|\.test\.ts$/.test(path);

/** Development packages, Node among them, stay out: the image has a Node. */
const INSTALL = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

/** @param {string} folder */
async function writeImage(folder) {
  await buildIfStale();
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  for (const name of FILES) await cp(join(ROOT, name), join(folder, name));
  for (const name of FOLDERS)
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: isServed });
  const { folder: build, release } = await holdCurrentBuild(DIST);
  await cp(build, join(folder, 'dist', 'builds', basename(build)), { recursive: true });
  await writeFile(join(folder, 'dist', 'current'), basename(build));
  release();
  await withProgress('Installing the packages of the image', () =>
    run('npm', INSTALL, { cwd: folder, onLine: () => {} }),
  );
  // One that a library names as an optional companion comes too, as TypeScript with i18next, for its types.
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  for (const name of Object.keys(packages[''].devDependencies)) {
    const path = `node_modules/${name}`;
    if (packages[path]?.devOptional) await rm(join(folder, path), { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function megabytes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}

/** @param {string} folder */
async function saySize(folder) {
  const parts = ['node_modules', 'dist', 'src'];
  for (const part of parts) say(`${part.padEnd(14)}${await megabytes(join(folder, part))} MB`);
}

const wanted = process.argv.slice(2).find((word) => !word.startsWith('-'));
try {
  if (process.argv.includes('--size')) {
    const folder = await mkdtemp(join(tmpdir(), 'image-'));
    await writeImage(folder);
    await saySize(folder);
    await rm(folder, { recursive: true });
  } else if (wanted === undefined) throw new Error('Name the folder: npm run image -- FOLDER');
  else await writeImage(resolve(typedIn(), wanted));
} catch (error) {
  endWith(error);
}
