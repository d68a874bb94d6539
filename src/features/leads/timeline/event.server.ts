import { crmEvents } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { RecordLinks } from './record-links.server.ts';

/** Timeline events besides communications, tasks and moves; their texts are under `timeline.events`. */
export type EventKind = 'converted' | 'linked' | 'merged' | 'unmerged';

/** Call it in the transaction of the event; access to the records must have been checked. */
export async function recordEvent(
  ctx: ServiceContext,
  kind: EventKind,
  links: RecordLinks,
  data: Record<string, unknown> = {},
): Promise<void> {
  await ctx.rows(crmEvents).insert({
    userId: ctx.user.id,
    kind,
    data,
    ...links,
    createdAt: ctx.now.toISOString(),
  });
}
