import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { auditEvents, users } from '#db/schema/index.ts';
import { foldedColumn } from '#db/search/folded-column.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { accentPattern } from '#shared/accent-pattern.ts';
import { foldText } from '#shared/text.ts';
import type { AuditEvent, AuditQuery } from './audit.schema.ts';
import { AUDIT_GROUPS } from './audit.values.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** Searches the names of both accounts, the network address and the detail. */
function isAbout(q: string) {
  const pattern = accentPattern(foldText(q));
  const texts = [
    sql`${actors.searchText}`,
    sql`${subjects.searchText}`,
    ...[auditEvents.address, auditEvents.detail].map(foldedColumn),
  ];
  return or(...texts.map((text) => sql`${text} glob ${pattern}`));
}

/** An erased account waits a moment for its rows to go: it has no name any more. */
const accountOf = (id: number | null, name: string | null): AuditEvent['actor'] =>
  id === null ? null : { id, name: name || null };

/** The log for administrators, newest first. */
export async function listAudit(
  ctx: ServiceContext,
  { q, group, sort = '-createdAt', cursor, limit }: AuditQuery,
): Promise<Page<AuditEvent>> {
  // Ids follow the order in which rows were written, also where a clock was set back.
  const { id } = auditEvents;
  const [after, direction] = sort === '-createdAt' ? [lt, desc] : [gt, asc];
  const rows = await ctx.db
    .select({ event: auditEvents, actorName: actors.name, subjectName: subjects.name })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId))
    .where(
      and(
        q === undefined ? undefined : isAbout(q),
        group && inArray(auditEvents.kind, [...AUDIT_GROUPS[group]]),
        cursor === undefined ? undefined : after(id, decodeCursor(cursor).id),
      ),
    )
    .orderBy(direction(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.event;
  return {
    items: shown.map(({ event: { actorId, subjectId, ...event }, actorName, subjectName }) => ({
      ...event,
      actor: accountOf(actorId, actorName),
      subject: accountOf(subjectId, subjectName),
    })),
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.createdAt, id: last.id }) : null,
  };
}
