import { createClient, type Row } from '@libsql/client';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The .eml files that a server without SMTP_URL has written, oldest first. */
export async function writtenMail(dataDir: string): Promise<{ name: string; raw: string; parsed: Email }[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8');
      return { name, raw, parsed: await PostalMime.parse(raw) };
    }),
  );
}

/** Looks into the database of a running server, beside it. */
export async function query(dataDir: string, sql: string, args: (string | number)[] = []): Promise<Row[]> {
  const client = createClient({ url: `file:${join(dataDir, 'suite.db')}`, timeout: 2_000 });
  try {
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}
