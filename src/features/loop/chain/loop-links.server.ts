import { and, desc, eq } from 'drizzle-orm';
import { loopLinks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { LoopKind } from './links.values.ts';

export type LoopEnd = { kind: LoopKind; id: number };
/** `part`: the action of a report, as `A3`. */
export type LoopStart = LoopEnd & { part?: string };

/** Links two records; a link that is there stays. The caller has checked access to both, in the same transaction. */
export async function link(ctx: ServiceContext, from: LoopStart, to: LoopEnd): Promise<void> {
  await ctx
    .rows(loopLinks)
    .insert({
      userId: ctx.user.id,
      fromKind: from.kind,
      fromId: from.id,
      fromPart: from.part ?? '',
      toKind: to.kind,
      toId: to.id,
      createdAt: ctx.now.toISOString(),
    })
    .onConflictDoNothing();
}

/** Returns the ids that this record or part is linked to, newest first; the records may be gone. */
export async function linkedTo(ctx: ServiceContext, from: LoopStart, toKind: LoopKind): Promise<number[]> {
  const { fromKind, fromId, fromPart } = loopLinks;
  const rows = await ctx
    .rows(loopLinks)
    .select({ id: loopLinks.toId })
    .where(
      and(
        eq(fromKind, from.kind),
        eq(fromId, from.id),
        eq(fromPart, from.part ?? ''),
        eq(loopLinks.toKind, toKind),
      ),
    )
    .orderBy(desc(loopLinks.id));
  return rows.map(({ id }) => id);
}

/** Returns the ids that are linked to this record, newest first; the records may be gone. */
export async function linkedFrom(ctx: ServiceContext, to: LoopEnd, fromKind: LoopKind): Promise<number[]> {
  const { toKind, toId } = loopLinks;
  const rows = await ctx
    .rows(loopLinks)
    .select({ id: loopLinks.fromId })
    .where(and(eq(toKind, to.kind), eq(toId, to.id), eq(loopLinks.fromKind, fromKind)))
    .orderBy(desc(loopLinks.id));
  return rows.map(({ id }) => id);
}
