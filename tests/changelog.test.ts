import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changelog-'));
  for (const path of ['scripts/changelog.mjs', 'scripts/lib/end-with.mjs', 'scripts/lib/root.mjs'])
    cpSync(path, join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0", "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script `version` of package.json, as npm does once it has raised the number. */
function release(changelog: string): { status: number | null; said: string; changelog: string } {
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/changelog.mjs', '--release'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stderr, changelog: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8') };
}

test('npm version gives what is unreleased the heading of the version, and its day', () => {
  const { status, changelog } = release(
    '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.1.0 (2026-01-01)\n\n- Old.\n',
  );
  expect(status).toBe(0);
  expect(changelog).toMatch(
    /^# Changelog\n\n## 1\.2\.0 \(\d{4}-\d{2}-\d{2}\)\n\n- New\.\n\n## 1\.1\.0 \(2026-01-01\)\n\n- Old\.\n$/,
  );
});

test.each([
  ['without a word about it', '# Changelog\n\n## 1.1.0 (2026-01-01)\n\n- Old.\n'],
  ['below an empty heading', '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-01-01)\n\n- Old.\n'],
])('no version is made %s', (_, text) => {
  const { status, said, changelog } = release(text);
  expect([status, changelog]).toEqual([1, text]);
  expect(said).toContain('CHANGELOG.md');
});
