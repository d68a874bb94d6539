import type { Database } from '#db/drizzle.ts';
import type { UserRole } from '#features/accounts/users/user-role.values.ts';
import type { Locale } from '#shared/languages.ts';

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
