import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { REGISTRATION_PLACEHOLDER } from '#shared/page-markers.ts';
import { compress } from './compress.ts';
import { findInsertedStyles } from '#kernel/front/inserted-styles.ts';
import { isCompressible, isText, mimeType } from './mime-types.ts';
import { hashSource } from '#kernel/front/policy.ts';
import { placeholderForms, SITE_PLACEHOLDER } from './site-placeholder.ts';
import type { BuildManifest, BuiltFile } from './static-types.ts';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** `build.format: 'file'`: `es.html` answers `/es`, and an `index.html` its folder. */
export function addressOf(file: string): string {
  const path = `/${file.split('\\').join('/')}`;
  if (!path.endsWith('.html')) return encodeURI(path);
  return encodeURI(path.replace(/\.html$/, '').replace(/\/index$/, '')) || '/';
}

async function describeFile(
  client: string,
  out: string,
  file: string,
  forms: readonly string[],
): Promise<BuiltFile> {
  const body = await readFile(join(client, file));
  const type = mimeType(file);
  const hash = sha256(body).slice(0, 24);
  const hasPlaceholder = isText(type) && forms.some((form) => body.includes(form));
  let isCompressed = false;
  if (isCompressible(type) && !hasPlaceholder) {
    const { br, gzip } = await compress(body);
    isCompressed = br.length < body.length && gzip.length < body.length;
    if (isCompressed) {
      await Promise.all([writeFile(join(out, `${hash}.br`), br), writeFile(join(out, `${hash}.gz`), gzip)]);
    }
  }
  return { path: addressOf(file), file, type, hash, hasPlaceholder, isCompressed };
}

const isCode = ({ type }: BuiltFile): boolean => /^text\/(css|javascript)/.test(type);

/**
 * Compresses `client` of the build in `folder` into `static` and lists it, so that a start only reads. Files
 * with the placeholder of an address are compressed by the server that knows its own.
 */
async function buildStatic(root: string, folder: string): Promise<void> {
  const client = join(folder, 'client');
  const out = join(folder, 'static');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const names = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)))
    .sort();
  const forms = [...placeholderForms(SITE_PLACEHOLDER), REGISTRATION_PLACEHOLDER];
  const files = await Promise.all(names.map((file) => describeFile(client, out, file, forms)));
  const fileHashes = await Promise.all(
    files.filter(isCode).map(async ({ file }) => hashSource(await readFile(join(client, file)))),
  );
  const manifest: BuildManifest = {
    buildHash: sha256(files.map(({ path, hash }) => `${path} ${hash}`).join('\n')).slice(0, 24),
    insertedStyles: (await findInsertedStyles(root)).map(hashSource),
    fileHashes,
    files,
  };
  await writeFile(join(out, 'manifest.json'), JSON.stringify(manifest));
  // Astro's own, which gives some pages another page's policy (docs/decisions/005).
  await rm(join(folder, '_headers.json'), { force: true });
}

// A process of its own, because the memory that compressing takes would stay with the server's.
const [, , projectRoot, buildFolder] = process.argv;
if (import.meta.main && projectRoot !== undefined && buildFolder !== undefined)
  await buildStatic(projectRoot, buildFolder);
