import { and, eq, or, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmViews } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { MAX_VIEWS, type ViewKind } from './view-fields.values.ts';
import type { NavigationView } from './view.schema.ts';

/** As many as a navigation has room for. */
const MOST = 12;

const findViews = preparedRows((rows) => {
  const { id, kind, name, isShared, userId } = crmViews;
  return rows(crmViews)
    .select({ id, kind, name })
    .where(or(eq(isShared, true), eq(userId, sql.placeholder('user'))))
    .orderBy(sql`lower(${name})`, id)
    .limit(MOST);
});

/** Returns the views that the caller sees; how many records each finds is asked in a call of its own. */
export const navigationViews = (ctx: ServiceContext): Promise<NavigationView[]> =>
  findViews(ctx, { user: ctx.user.id });

/** Returns the views of one list that the caller sees, to choose between. */
export async function viewNames(
  ctx: ServiceContext,
  kind: ViewKind,
): Promise<{ id: number; name: string }[]> {
  const { id, kind: of, name, isShared, userId } = crmViews;
  return ctx
    .rows(crmViews)
    .select({ id, name })
    .where(and(eq(of, kind), or(eq(isShared, true), eq(userId, ctx.user.id))))
    .orderBy(sql`lower(${name})`, id)
    .limit(MAX_VIEWS);
}
