import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';
import { createSecretBox, isSealed, SealError } from './secret-box.ts';
import { isKeyFileOpen, KEY_FILE, loadSecretKey } from './secret-key.ts';

const modeOf = async (file: string): Promise<string> => ((await stat(file)).mode & 0o777).toString(8);

test('the first start creates a key that only its owner can read, and later starts use it', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, KEY_FILE);
  const [one, two] = await Promise.all([loadSecretKey(undefined, folder), loadSecretKey(undefined, folder)]);
  expect(one.readings.map((key) => key.length)).toEqual([43]);
  const later = await loadSecretKey(undefined, folder);
  expect([two.readings, later.readings, later.isNew, await modeOf(file)]).toEqual([
    one.readings,
    one.readings,
    false,
    '600',
  ]);
  expect([one.isNew, two.isNew].toSorted()).toEqual([false, true]);
  await chmod(file, 0o644);
  expect(await isKeyFileOpen(folder)).toBe(true);
  await loadSecretKey(undefined, folder);
  expect(await isKeyFileOpen(folder)).toBe(false);
  expect(await modeOf(file)).toBe('600');
});

test('SECRETS_KEY takes precedence over the file, and no file is written', async () => {
  const folder = await temporaryFolder();
  const key = 'a key from the environment, long enough';
  expect(await loadSecretKey(key, folder)).toMatchObject({ readings: [key], name: 'SECRETS_KEY' });
  expect((await loadSecretKey(`${key}\n`, folder)).readings).toEqual([key, `${key}\n`]);
  await expect(readFile(join(folder, KEY_FILE))).rejects.toThrow('ENOENT');
});

test('a file without a key is reported in one sentence and not overwritten', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, KEY_FILE), 'half');
  await expect(loadSecretKey(undefined, folder)).rejects.toThrow(/secrets\.key holds no key/);
  expect(await readFile(join(folder, KEY_FILE), 'utf8')).toBe('half');
});

test('encrypted text can be decrypted only with its key and place, and equal texts differ', () => {
  const box = createSecretBox('one key of more than thirty-two characters');
  const other = createSecretBox('another key of more than thirty-two signs');
  const text = 'https://site.example/reset/ñ€😀';
  const sealed = box.seal(text, 'outbox:1');
  expect([isSealed(sealed), isSealed(text), sealed.includes('reset')]).toEqual([true, false, false]);
  expect(box.open(sealed, 'outbox:1')).toBe(text);
  expect(box.seal(text, 'outbox:1')).not.toBe(sealed);
  const bent = `${sealed.slice(0, -8)}AAAAAAA=`;
  for (const open of [
    () => box.open(sealed, 'outbox:2'),
    () => other.open(sealed, 'outbox:1'),
    () => box.open(bent, 'outbox:1'),
    () => box.open(text, 'outbox:1'),
    () => box.open('sealed1:', 'outbox:1'),
  ])
    expect(open).toThrow(SealError);
});
