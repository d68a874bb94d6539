import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, type Compressed } from '#kernel/front/files/compress.ts';

/** Compressed pages of one address and one build: only the first start with a new address pays for brotli 11. */
export type AddressCache = { folder: string; isWritable: boolean; isNew: boolean };

export async function openAddressCache(
  dataDir: string,
  siteUrl: string,
  buildHash: string,
): Promise<AddressCache> {
  const parent = join(dataDir, 'cache', 'pages');
  const name = createHash('sha256').update(`${siteUrl}\n${buildHash}`).digest('hex').slice(0, 24);
  const folder = join(parent, name);
  try {
    const isNew = (await mkdir(folder, { recursive: true })) !== undefined;
    const others = (await readdir(parent)).filter((other) => other !== name);
    await Promise.all(others.map((other) => rm(join(parent, other), { recursive: true, force: true })));
    return { folder, isWritable: true, isNew };
  } catch {
    // A full or read-only disk costs time at the next start, nothing else.
    return { folder, isWritable: false, isNew: false };
  }
}

async function write(file: string, body: Buffer): Promise<void> {
  // Under its final name a file is always whole, also when the process ends in the middle.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, body);
  await rename(temporary, file);
}

export async function cachedCompression(
  cache: AddressCache,
  hash: string,
  body: Buffer,
): Promise<Compressed> {
  const files = { br: join(cache.folder, `${hash}.br`), gzip: join(cache.folder, `${hash}.gz`) };
  try {
    const [br, gzip] = await Promise.all([readFile(files.br), readFile(files.gzip)]);
    return { br, gzip };
  } catch {
    const made = await compress(body);
    if (cache.isWritable) {
      await Promise.all([write(files.br, made.br), write(files.gzip, made.gzip)]).catch(() => undefined);
    }
    return made;
  }
}
