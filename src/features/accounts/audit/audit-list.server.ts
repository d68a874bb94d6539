import { and, eq, exists, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { auditEvents, users, workspaceMembers } from '#db/schema/index.ts';
import { holdsText } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { foldText } from '#shared/texts/text.ts';
import type { AuditEvent, AuditQuery, WorkspaceAuditEvent, WorkspaceAuditQuery } from './audit.schema.ts';
import { AUDIT_GROUPS } from './audit.values.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** Searches the names of both accounts, the network address and the detail. */
const isAbout = (q: string) =>
  holdsText(foldText(q), {
    folded: [actors.searchText, subjects.searchText],
    typed: [auditEvents.address, auditEvents.detail],
  });

/** An erased account waits a moment for its rows to go: it has no name any more. */
const accountOf = (id: number | null, name: string | null): AuditEvent['actor'] =>
  id === null ? null : { id, name: name || null };

type Named = Pick<AuditEvent, 'actor' | 'subject'>;

const pageOf = <Event>(
  ctx: ServiceContext,
  { sort, ...page }: WorkspaceAuditQuery,
  where: SQL | undefined,
  toEvent: (row: typeof auditEvents.$inferSelect, named: Named) => Event,
): Promise<Page<Event>> =>
  listRows(page, {
    order: byId(auditEvents.id, sort),
    where,
    select: (place) =>
      ctx.db
        .select({ event: auditEvents, actorName: actors.name, subjectName: subjects.name, place })
        .from(auditEvents)
        .leftJoin(actors, eq(actors.id, auditEvents.actorId))
        .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId)),
    items: (rows) =>
      rows.map(({ event, actorName, subjectName }) =>
        toEvent(event, {
          actor: accountOf(event.actorId, actorName),
          subject: accountOf(event.subjectId, subjectName),
        }),
      ),
  });

/** The log for administrators, newest first. */
export const listAudit = (
  ctx: ServiceContext,
  { q, group, ...page }: AuditQuery,
): Promise<Page<AuditEvent>> =>
  pageOf(
    ctx,
    page,
    and(
      q === undefined ? undefined : isAbout(q),
      group && inArray(auditEvents.kind, [...AUDIT_GROUPS[group]]),
    ),
    ({ actorId: _a, subjectId: _s, ...event }, named) => ({ ...event, ...named }),
  );

/** A member has signed in since joining; what they did before is no matter of the workspace. */
const isSignInOfMember = (ctx: ServiceContext, workspaceId: number): SQL | undefined =>
  and(
    eq(auditEvents.kind, 'sign_in'),
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(workspaceMembers)
        .where(
          and(
            eq(workspaceMembers.workspaceId, workspaceId),
            eq(workspaceMembers.userId, auditEvents.actorId),
            lte(workspaceMembers.createdAt, auditEvents.createdAt),
          ),
        ),
    ),
  );

/** The log of one workspace, newest first: of acts in it, and of its members' sign-ins. The caller has checked access. */
export const listWorkspaceAudit = (
  ctx: ServiceContext,
  workspaceId: number,
  page: WorkspaceAuditQuery,
): Promise<Page<WorkspaceAuditEvent>> =>
  pageOf(
    ctx,
    page,
    or(eq(auditEvents.workspaceId, workspaceId), isSignInOfMember(ctx, workspaceId)),
    ({ id, kind, detail, createdAt }, named) => ({ id, kind, ...named, detail, createdAt }),
  );
