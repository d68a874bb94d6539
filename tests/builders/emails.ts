import { outbox } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { openMail } from '#kernel/mail/outbox.ts';
import { TEST_SECRETS } from './settings.ts';

export const emailsIn = async (db: Database) =>
  (await db.select().from(outbox).orderBy(outbox.id)).map((row) => openMail(TEST_SECRETS, row));

export async function secretOfEmail(db: Database): Promise<string> {
  const [message] = (await emailsIn(db)).slice(-1);
  return /\/(?:reset|invite|confirm)\/([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
}

export const aRegistration = (username: string, over: object = {}) => ({
  username,
  password: 'clave-de-prueba',
  name: 'Ana Ruiz',
  email: `${username}@test.example`,
  ...over,
});

/** Resolves to `done`, or the error code. */
export const outcomeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
