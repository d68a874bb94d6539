import { crmEvents } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import type { RecordLinks } from './record-links.server.ts';

/** What a timeline tells besides communications, tasks and moves; the words for each stand under `timeline.events`. */
export type EventKind = 'converted';

/** Written in the transaction of what happened, on records that the caller has been let into. */
export async function recordEvent(
  ctx: ServiceContext,
  kind: EventKind,
  links: RecordLinks,
  data: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db.insert(crmEvents).values({
    workspaceId: await ownWorkspaceId(ctx),
    userId: ctx.user.id,
    kind,
    data,
    ...links,
    createdAt: ctx.now.toISOString(),
  });
}
