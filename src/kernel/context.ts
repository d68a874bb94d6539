import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import type { Cause } from '#db/journal/cause.ts';
import { Rows } from '#db/rows.ts';
import type { Locale } from '#shared/languages.ts';
import type { SetUpBy, WorkspaceRole } from '#shared/workspaces/workspace.ts';
import type { Work, WorkResult } from './work/work.ts';

export type SessionUser = {
  id: number;
  username: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
};

/** Workspace of a call, and the caller's part in it. */
export type Workspace = {
  id: number;
  role: WorkspaceRole;
  /** Default: its members too. */
  setUpBy?: SetUpBy | undefined;
  /**
   * Of a call by an API token: whether it opens this workspace alone, which is then not its account's personal one where
   * `isElsewhere`, and whether it may only read.
   */
  token?: { isBound: boolean; isElsewhere: boolean; isReadOnly: boolean };
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
  /** Prints the entries of the audit log too; a process that only reads has none. */
  log?: Logger | undefined;
  /** Has work done in a work process, in the caller's turn; who has none does it itself. Never in a transaction. */
  runWork?: ((work: Work) => Promise<WorkResult>) | undefined;
};

export type CallOrigin = { address: string; userAgent: string; requestId?: string };

/** The user, and the workspace whose records a service may see. */
export type Caller = { user: SessionUser; workspace: Workspace };

export type ServiceContext = PublicContext & Caller & { rows: typeof rows };

/** The rows of a table that belong to the workspace of the context, in its database or transaction. */
function rows<T extends SQLiteTable>(this: Pick<ServiceContext, 'db' | 'workspace'>, table: T): Rows<T> {
  return new Rows(this.db, table, this.workspace.id);
}

/** A context for somebody's records; a copy of it with a transaction in place of the database works inside that. */
export const serviceContext = (context: PublicContext & Caller): ServiceContext => ({ ...context, rows });

/** Cause of what a service changes that opens its own transaction; within a call of one transaction, `endpoint()` has one. */
export const callCause = (ctx: PublicContext & Caller, label: string): Cause => ({
  kind: 'call',
  label,
  workspaceId: ctx.workspace.id,
  actorId: ctx.user.id,
  requestId: ctx.origin?.requestId,
  at: ctx.now,
});

/** The same of work that the server does by itself in somebody's name. */
export const jobCause = (ctx: PublicContext & Caller, label: string): Cause => ({
  ...callCause(ctx, label),
  kind: 'job',
});

/** Caller, time and language of a call, for tasks that read the database themselves. */
export type WorkContext = Omit<ServiceContext, 'db' | 'log' | 'runWork' | 'rows'>;

export const workContext = ({
  db: _,
  log: _log,
  runWork: _run,
  rows: _rows,
  ...context
}: ServiceContext): WorkContext => context;
