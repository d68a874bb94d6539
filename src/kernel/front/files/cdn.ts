import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#kernel/config/config.ts';
import { commonHeaders } from '#kernel/front/security-headers.ts';
import { byCode } from '#shared/texts/order.ts';
import { serverAddresses } from './cdn-addresses.ts';
import { hostedHeaders, nginxMaps, nginxServer, type CdnFile } from './cdn-headers.ts';
import { compress } from './compress.ts';
import { SITE_PLACEHOLDER } from './site-placeholder.ts';
import { loadStaticTable } from './static-table.ts';
import type { StaticEntry } from './static-types.ts';

const isPage = ({ headers }: StaticEntry): boolean => (headers['content-type'] ?? '').startsWith('text/html');

/** The name under which hosts find the page of an address. */
function fileOf(path: string, entry: StaticEntry): string {
  const name = decodeURI(path === '/' ? '/index' : path).slice(1);
  return isPage(entry) ? `${name}.html` : name;
}

async function writeEntry(folder: string, file: string, { bodies }: StaticEntry): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bodies.identity);
  if (bodies.br) await writeFile(`${path}.br`, bodies.br);
  if (bodies.gzip) await writeFile(`${path}.gz`, bodies.gzip);
}

/**
 * The page of an error, with its policy inside: hosts find the headers of an answer by the address that was asked for,
 * and this page answers any. A page may not say who frames it.
 */
async function withPolicy({ bodies, headers, hash }: StaticEntry): Promise<StaticEntry> {
  const policy = (headers['content-security-policy'] ?? '').replace(/frame-ancestors [^;]*;? ?/, '');
  const html = bodies.identity.toString('utf8');
  const charset = '<meta charset="utf-8">';
  const at = html.indexOf(charset) + charset.length;
  if (policy === '' || at < charset.length)
    throw new Error('A page of an error has no policy, or no place for one.');
  const tag = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const identity = Buffer.from(html.slice(0, at) + tag + html.slice(at), 'utf8');
  return { bodies: { identity, ...(await compress(identity)) }, headers, hash };
}

/**
 * Writes what the server of this build would answer from memory under `config.siteUrl`, for another host to serve, into
 * `target`: `files` with `_headers`, two parts of a configuration for nginx, and the addresses that go to the server.
 */
export async function writeCdnFiles(build: string, target: string, config: Config): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.`);
  // For the user of another server.
  await chmod(draft, 0o755);
  const files = join(draft, 'files');
  try {
    const { siteUrl, registration, hasDemo } = config;
    const manifest = JSON.parse(await readFile(join(build, 'static', 'manifest.json'), 'utf8'));
    const cache = { folder: draft, isWritable: false, isNew: false };
    const table = await loadStaticTable({
      dist: build,
      manifest,
      placeholder: SITE_PLACEHOLDER,
      siteUrl,
      registration,
      hasDemo,
      cache,
    });
    const listed: CdnFile[] = [];
    const errorPages = await Promise.all(
      [...table.errorPages].map(async ([path, entry]) => [path, await withPolicy(entry)] as const),
    );
    for (const [path, entry] of [...table.entries, ...errorPages]) {
      const file = fileOf(path, entry);
      await writeEntry(files, file, entry);
      listed.push({ path, file, headers: entry.headers });
    }
    listed.sort((a, b) => byCode(a.path, b.path));
    const common = commonHeaders(config);
    const patterns: string[] = JSON.parse(await readFile(join(build, 'server-routes.json'), 'utf8'));
    const addresses = serverAddresses(patterns, table.entries.keys());
    await writeFile(join(files, '_headers'), hostedHeaders(common, listed));
    await writeFile(join(draft, 'nginx-http.conf'), nginxMaps(listed));
    await writeFile(join(draft, 'nginx-server.conf'), nginxServer(common, listed, join(target, 'files')));
    await writeFile(join(draft, 'server-addresses.txt'), `${addresses.join('\n')}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
