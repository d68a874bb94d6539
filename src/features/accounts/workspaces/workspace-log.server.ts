import { and, eq } from 'drizzle-orm';
import { workspaces } from '#db/schema/index.ts';
import { listWorkspaceAudit } from '#features/accounts/audit/audit-list.server.ts';
import type { WorkspaceAuditEvent, WorkspaceAuditQuery } from '#features/accounts/audit/audit.schema.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { AuditKind } from '#features/accounts/audit/audit.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { withinShared } from './workspace.server.ts';

type Act = { subjectId?: number; detail?: string };

/** Enters an act into the log of the context's workspace, in its transaction; a personal one has no log. */
export async function recordInWorkspace(ctx: ServiceContext, kind: AuditKind, act: Act = {}): Promise<void> {
  const { id } = ctx.workspace;
  const isShared = and(eq(workspaces.id, id), eq(workspaces.isPersonal, false));
  if ((await ctx.db.$count(workspaces, isShared)) > 0)
    await recordAudit(ctx, kind, { ...act, workspaceId: id });
}

const PLURALS = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
  task: 'tasks',
} as const;

/** Says of how many records an act is, as the log stores it. */
export const manyDetail = (kind: keyof typeof PLURALS, count: number): string => `${PLURALS[kind]}:${count}`;

/** Enters an act over so many records of the lead manager. */
export const recordMany = (
  ctx: ServiceContext,
  act: 'records_deleted' | 'records_changed' | 'records_imported' | 'import_reverted',
  kind: keyof typeof PLURALS,
  count: number,
): Promise<void> => recordInWorkspace(ctx, act, { detail: manyDetail(kind, count) });

/** Enters how many records of the lead manager somebody has deleted, or begun to delete. */
export const recordDeletion = (
  ctx: ServiceContext,
  kind: keyof typeof PLURALS,
  count: number,
): Promise<void> => recordMany(ctx, 'records_deleted', kind, count);

/** Lists the log for an owner. Errors: those of `withinShared`. */
export async function listLog(
  ctx: ServiceContext,
  id: number,
  query: WorkspaceAuditQuery,
): Promise<Page<WorkspaceAuditEvent>> {
  await withinShared(ctx, id, 'manage');
  return listWorkspaceAudit(ctx, id, query);
}
