import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/database.ts';
import { startS3Server, type S3Server } from '#tests/servers/s3-server.ts';
import { parseS3Url } from '#kernel/config/s3-address.ts';
import { S3Store } from './s3-store.ts';

let folder: string;
let server: S3Server;

beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startS3Server(2);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function store(secret?: string): S3Store {
  const address = parseS3Url(server.url(secret));
  if (!address) throw new Error('not an address');
  return new S3Store(address);
}

async function aFile(content: string): Promise<string> {
  const path = join(folder, 'given');
  await writeFile(path, content);
  return path;
}

test('files come back as they were sent, with every request signed', async () => {
  await store().put('ä b+c.db', await aFile('uno'));
  expect([...server.files.keys()]).toEqual(['suite/ä b+c.db']);
  await store().get('ä b+c.db', join(folder, 'back'));
  expect(await readFile(join(folder, 'back'), 'utf8')).toBe('uno');
});

test('lists every name in the folder, page after page, and deletes one', async () => {
  const path = await aFile('uno');
  for (const name of ['c', 'a', 'd', 'b', 'e']) await store().put(name, path);
  server.files.set('other/x', Buffer.from(''));
  expect(await store().list()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await store().delete('c');
  expect(await store().list()).toEqual(['a', 'b', 'd', 'e']);
});

test('a store that is busy is asked again', async () => {
  server.fail(503, 2);
  await store().put('a', await aFile('uno'));
  expect(server.files.get('suite/a')?.toString()).toBe('uno');
});

test('a wrong secret and a missing file are named, and leave nothing', async () => {
  await expect(store('wrong').put('a', await aFile('uno'))).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(store().get('none', join(folder, 'back'))).rejects.toThrow('404 NoSuchKey');
  expect(server.files.size).toBe(0);
  await expect(readFile(join(folder, 'back'))).rejects.toThrow('ENOENT');
});

test.each([
  'not an address',
  'https://host/bucket',
  'https://key:secret@host',
  'ftp://key:secret@host/bucket',
])('%s is no address of a store', (given) => {
  expect(parseS3Url(given)).toBeUndefined();
});
