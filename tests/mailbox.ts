import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';

/** Reads the .eml files that a server without SMTP_URL has written, oldest first. */
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

type Row = Record<string, SQLOutputValue>;

export async function query(dataDir: string, sql: string, args: (string | number)[] = []): Promise<Row[]> {
  // Read-only for reads: the last connection to a killed server's database would merge its log and delete it.
  const readOnly = /^\s*select\b/i.test(sql);
  const database = new DatabaseSync(join(dataDir, 'suite.db'), { readOnly, timeout: 2_000 });
  try {
    return database.prepare(sql).all(...args);
  } finally {
    database.close();
  }
}
