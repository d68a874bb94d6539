import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { auditEvents, users } from '#db/schema/index.ts';
import { holdsText } from '#db/search/holds-text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { foldText } from '#shared/texts/text.ts';
import type { AuditEvent, AuditQuery } from './audit.schema.ts';
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

/** The log for administrators, newest first. */
export const listAudit = (
  ctx: ServiceContext,
  { q, group, sort, ...page }: AuditQuery,
): Promise<Page<AuditEvent>> =>
  listRows(page, {
    order: byId(auditEvents.id, sort),
    where: and(
      q === undefined ? undefined : isAbout(q),
      group && inArray(auditEvents.kind, [...AUDIT_GROUPS[group]]),
    ),
    select: (place) =>
      ctx.db
        .select({ event: auditEvents, actorName: actors.name, subjectName: subjects.name, place })
        .from(auditEvents)
        .leftJoin(actors, eq(actors.id, auditEvents.actorId))
        .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId)),
    items: (rows) =>
      rows.map(({ event: { actorId, subjectId, ...event }, actorName, subjectName }) => ({
        ...event,
        actor: accountOf(actorId, actorName),
        subject: accountOf(subjectId, subjectName),
      })),
  });
