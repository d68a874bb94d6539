import type { Client } from '@libsql/client';
import { hash } from '@node-rs/argon2';

/** The least that Argon2 takes; a stored hash says how it was made, so that the server reads it as any other. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** For accounts that enter the password of tests hundreds of times, where the cost of a hash is not what is tested. */
export async function makePasswordsQuick(database: Client, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const password = await hash('clave-de-prueba', QUICK);
    const sql = 'update users set password = ? where username = ?';
    const { rowsAffected } = await database.execute({ sql, args: [password, username] });
    if (rowsAffected !== 1) throw new Error(`no account ${username}`);
  }
}
