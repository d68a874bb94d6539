/**
 * A process that opens the database of a folder as the server does. `hold` keeps it open; `write` inserts rows and
 * prints each to standard output once it is acknowledged. Run by Node itself, like the server.
 */
import { writeSync } from 'node:fs';
import { databaseOf } from '#db/drizzle.ts';
import { openDatabase } from '#db/connection/open.ts';
import { attempts } from '#db/schema/index.ts';

const [folder = '', mode = 'hold', round = '0'] = process.argv.slice(2);

/** Writes synchronously to the pipe, so that the parent can read everything written before a kill. */
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const { client } = await openDatabase({
    url: `file:${folder}/test.db`,
    dataDir: folder,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const db = databaseOf(client);
  say('open');
  setInterval(() => {}, 60_000);
  for (let i = 0; mode === 'write'; i += 1) {
    const bucket = `${round}:${i}`;
    if (i % 3 === 0) {
      await db.transaction(async (tx) => {
        await tx.insert(attempts).values({ bucket, at: 1 });
        await tx.insert(attempts).values({ bucket: `${bucket}:pair`, at: 1 });
      });
    } else {
      await db.insert(attempts).values({ bucket, at: 1 });
    }
    say(bucket);
  }
} catch (error) {
  say(error instanceof Error ? `error ${error.message}` : 'error');
  process.exit(1);
}
