import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import type { Locale } from '#shared/languages.ts';
import type { Work, WorkResult } from '#kernel/work/work.ts';

export type SessionUser = {
  id: number;
  username: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
};

/** Context of a service that needs no current user. */
export type PublicContext = {
  db: Database;
  now: Date;
  locale: Locale;
  /** Time zone of the caller, from the cookie that the browser sets; a script with a token has none. */
  timeZone?: string | undefined;
  /** Origin of the call, for the audit log; jobs have none. */
  origin?: CallOrigin | undefined;
  /** Where entries of the audit log are printed too; a process that only reads has none. */
  log?: Logger | undefined;
  /** Has work done in a work process, in the caller's turn; who has none does it itself. Never in a transaction. */
  runWork?: ((work: Work) => Promise<WorkResult>) | undefined;
};

export type CallOrigin = { address: string; userAgent: string; requestId?: string };

export type ServiceContext = PublicContext & { user: SessionUser };

/** Who asked and when, for tasks that read the database themselves. */
export type WorkContext = Omit<ServiceContext, 'db' | 'log' | 'runWork'>;

export const workContext = ({ db: _, log: _log, runWork: _run, ...context }: ServiceContext): WorkContext =>
  context;
