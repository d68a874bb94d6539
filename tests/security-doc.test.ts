import { readdir, readFile } from 'node:fs/promises';
import { basename, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

/** Folders and files that hold tests, as paths from the project's folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => join(entry.parentPath, entry.name));
}

test('docs/security.md names tests that exist, and each requirement of ASVS once', async () => {
  const text = await readFile('docs/security.md', 'utf8');
  const files = [...(await filesBelow('src')), ...(await filesBelow('tests'))];
  const named = [...text.matchAll(/`([\w./*-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  const isThere = (path: string) =>
    files.some(
      (file) =>
        matchesGlob(file, path) || (path.includes('/') ? file.endsWith(`/${path}`) : basename(file) === path),
    );
  expect([...new Set(named)].filter((path) => !isThere(path))).toEqual([]);

  const requirements = [...text.matchAll(/^\| (V\d[^|]*) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/V\d+\.\d+\.\d+/g) ?? [],
  );
  expect(requirements.length).toBeGreaterThan(150);
  expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
});
