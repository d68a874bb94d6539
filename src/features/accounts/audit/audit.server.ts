import { eq, or } from 'drizzle-orm';
import { afterCommit } from '#db/after-commit.ts';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { auditEvents } from '#db/schema/index.ts';
import { writeFaultIn } from '#db/errors.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { PublicContext, SessionUser } from '#kernel/context.ts';
import type { AuditKind } from './audit.values.ts';

const DAY_MS = 86_400_000;
/** Enough to tell browsers apart. */
const MAX_USER_AGENT = 300;

type Act = {
  /** Default: the current user. */
  actorId?: number | null;
  /** Account concerned. */
  subjectId?: number | null;
  /** Shared workspace concerned, whose owners read it too. */
  workspaceId?: number | null;
  detail?: string;
};

/**
 * Records who did what, in the transaction of the act: one is not stored without the other, nor printed. Call it after
 * the access check.
 */
export async function recordAudit(
  ctx: Omit<PublicContext, 'locale'> & Partial<Pick<PublicContext, 'locale'>> & { user?: SessionUser },
  kind: AuditKind,
  { actorId = ctx.user?.id ?? null, subjectId = null, workspaceId = null, detail = '' }: Act = {},
): Promise<void> {
  // A public call's context holds a user without an id.
  const accounts = { actorId: actorId || null, subjectId };
  await ctx.db.insert(auditEvents).values({
    kind,
    ...accounts,
    workspaceId,
    detail,
    address: ctx.origin?.address ?? '',
    userAgent: (ctx.origin?.userAgent ?? '').slice(0, MAX_USER_AGENT),
    createdAt: ctx.now.toISOString(),
  });
  const { requestId } = ctx.origin ?? {};
  afterCommit(() => print(ctx, { audit: kind, ...accounts, ...(requestId !== undefined && { requestId }) }));
}

/**
 * Prints an entry for the operator's collector, which keeps it apart from the database: ids and the kind of act, nothing
 * of a person. Whatever LOG_LEVEL leaves out, this stays, unless nothing at all is logged.
 */
function print({ log }: Pick<PublicContext, 'log'>, entry: object): void {
  if (log && log.level !== 'silent') log.child({}, { level: 'info' }).info(entry, 'audit');
}

/** For acts that have no transaction and go on where nothing can be written: signing in, reading, exporting. */
export async function noteAudit(...[ctx, kind, act]: Parameters<typeof recordAudit>): Promise<void> {
  await recordAudit(ctx, kind, act).catch((error: unknown) => {
    if (writeFaultIn(error) === undefined) throw error;
  });
}

/** Of an erased account only its number stays: where it signed in from goes with it. */
export async function anonymiseAudit(db: Database, userId: number): Promise<void> {
  await db.update(auditEvents).set({ address: '', userAgent: '' }).where(isAbout(userId));
}

const isAbout = (userId: number) => or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId));

export async function forgetOldAudit(db: Database, now: Date, days: number): Promise<void> {
  await deleteInPieces(db, auditEvents, isOlderThan(auditEvents.createdAt, now, days * DAY_MS));
}
