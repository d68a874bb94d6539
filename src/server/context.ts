import type { ResultSet } from '@libsql/client';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type * as schema from '#db/schema/index.ts';
import type { UserRole } from '#features/accounts/users/user.schema.ts';
import type { Locale } from '#shared/languages.ts';

/** A database or a transaction: services take either, so that two of them can run in one transaction. */
export type Database = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;

export type SessionUser = { id: number; username: string; name: string; email: string; role: UserRole };

/** What a service gets when nobody needs to be signed in. */
export type PublicContext = {
  db: Database;
  now: Date;
  locale: Locale;
  /** Where days begin and end for whoever asks, as the browser tells by cookie; a script with a token tells nothing. */
  zone?: string | undefined;
};

/** What a service gets: who asks, when, in which language. */
export type ServiceContext = PublicContext & { user: SessionUser };
