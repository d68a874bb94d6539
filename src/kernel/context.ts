import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import type { UserRole } from '#features/accounts/users/user-role.values.ts';
import type { Locale } from '#shared/languages.ts';
import type { Work, WorkResult } from '#kernel/work/work.ts';

export type SessionUser = { id: number; username: string; name: string; email: string; role: UserRole };

/** Context of a service that needs no current user. */
export type PublicContext = {
  db: Database;
  now: Date;
  locale: Locale;
  /** Time zone of the caller, from the cookie that the browser sets; a script with a token has none. */
  timeZone?: string | undefined;
  /** Origin of the call, for the audit log; jobs have none. */
  origin?: CallOrigin | undefined;
  /** Prints the entries of the audit log too; a process that only reads has none. */
  log?: Logger | undefined;
  /** Has work done in a work process, in the caller's turn; who has none does it itself. Never in a transaction. */
  runWork?: ((work: Work) => Promise<WorkResult>) | undefined;
};

export type CallOrigin = { address: string; userAgent: string; requestId?: string };

export type ServiceContext = PublicContext & { user: SessionUser };
