import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingPackage } from '../../../scripts/lib/installed.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes a Node say that it is another version. */
const pretending = (version: string): string =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

describe('scripts/node-version.cjs', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'node-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = async (version: string) => {
    const pretence = join(folder, 'pretence.cjs');
    await writeFile(pretence, pretending(version));
    const script = join(ROOT, 'scripts', 'node-version.cjs');
    return spawnSync(process.execPath, ['-r', pretence, script], { encoding: 'utf8' });
  };

  test.each(['0.12.18', '8.17.0', '18.20.8', '19.9.0'])('Node %s is refused in one line', async (version) => {
    const { status, stdout, stderr } = await run(version);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Node ${version} is too old: install Node 20 or newer [^\\n]+\\n$`));
  });

  test.each(['20.0.0', '24.1.0', '100.0.0'])('Node %s goes on', async (version) => {
    expect(await run(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('it is the first that every command of a fresh clone runs', async () => {
    const { scripts } = JSON.parse(execFileSync('cat', [join(ROOT, 'package.json')], { encoding: 'utf8' }));
    const preparing = Object.entries<string>(scripts).filter(([, line]) => line.includes('prepare.mjs'));
    expect(preparing.map(([name]) => name)).toContain('prestart');
    for (const [name, line] of preparing) expect(line, name).toMatch(/^node scripts\/node-version\.cjs && /);
  });
});

const HERE = { os: [process.platform], cpu: [process.arch] };
const ELSEWHERE = { os: ['plan9'], cpu: [process.arch] };
const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/tied': { version: '1.0.0' },
  'node_modules/tied-here': { version: '1.0.0', optional: true, ...HERE },
  'node_modules/tied-elsewhere': { version: '1.0.0', optional: true, ...ELSEWHERE },
};
const INSTALLED = ['plain', 'tied', 'tied-here'];

describe('an install', () => {
  let root: string;
  const write = async (name: string, content: unknown): Promise<void> => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), JSON.stringify(content));
  };
  const record = (packages: object): Promise<void> => write('node_modules/.package-lock.json', { packages });
  const recorded = Object.fromEntries(
    INSTALLED.map((name) => [`node_modules/${name}`, { version: '1.0.0' }] as const),
  );

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'install-'));
    await write('package-lock.json', { packages: LOCK });
    for (const name of INSTALLED)
      await write(`node_modules/${name}/package.json`, { name, main: `${name}.node` });
    await write('node_modules/tied-here/tied-here.node', '');
    await record(recorded);
  });
  afterEach(() => rm(root, { recursive: true }));

  test('is whole without what is for other machines', () => {
    expect(missingPackage(root)).toBeUndefined();
  });

  test('that broke off is found', async () => {
    await rm(join(root, 'node_modules/.package-lock.json'));
    expect(missingPackage(root)).toBe('node_modules');
  });

  test('of another version is found', async () => {
    await record({ ...recorded, 'node_modules/plain': { version: '0.9.0' } });
    expect(missingPackage(root)).toBe('node_modules/plain');
  });

  test.each([
    ['a package whose folder is gone', 'node_modules/plain', 'node_modules/plain'],
    ['a native part that npm has skipped', 'node_modules/tied-here', 'node_modules/tied-here'],
    ['a native part without its binary', 'node_modules/tied-here/tied-here.node', 'node_modules/tied-here'],
  ])('that lacks %s is found', async (_, removed, named) => {
    await rm(join(root, removed), { recursive: true });
    expect(missingPackage(root)).toBe(named);
  });

  test('from which npm has left out a native part of this machine is found', async () => {
    const { 'node_modules/tied-here': _left, ...others } = recorded;
    await record(others);
    expect(missingPackage(root)).toBe('node_modules/tied-here');
  });
});
