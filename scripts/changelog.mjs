// @ts-check
/**
 * CHANGELOG.md is written by hand, for whoever operates the suite. `npm run changelog` prints the subjects of the commits
 * since the last version, to write it from; `npm version` runs `changelog.mjs --release`, which gives what stands below
 * "Unreleased" the heading of the version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWith } from './lib/end-with.mjs';
import { ROOT } from './lib/root.mjs';

const FILE = join(ROOT, 'CHANGELOG.md');
const UNRELEASED = '## Unreleased\n';

/** @param {string[]} words */
const git = (...words) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split('\n')
    .filter(Boolean);

function printSubjects() {
  const [newest] = git('tag', '--list', 'v*', '--sort=-version:refname');
  const subjects = git('log', '--no-merges', '--format=- %s', newest ? `${newest}..HEAD` : 'HEAD');
  process.stdout.write(`Since ${newest ?? 'the beginning'}:\n${subjects.join('\n')}\n`);
}

/** @param {string} version */
function release(version) {
  const text = readFileSync(FILE, 'utf8');
  const heading = `## ${version} (`;
  const [before = '', behind] = text.split(UNRELEASED);
  if (behind === undefined) {
    if (text.includes(heading)) return;
    throw new Error(`CHANGELOG.md has neither "## Unreleased" nor "${heading}…)": write what changes first.`);
  }
  const own = behind.split(/^## /m, 1)[0] ?? '';
  if (own.trim() === '') throw new Error('CHANGELOG.md says nothing below "## Unreleased".');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${before}${heading}${day})\n${behind}`);
}

try {
  if (!process.argv.includes('--release')) printSubjects();
  else release(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
} catch (error) {
  endWith(error);
}
