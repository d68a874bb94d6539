import { eq, or, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmViews } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { NavigationView } from './view.schema.ts';
import { countOfView } from './view.server.ts';

/** As many as a navigation has room for. */
const MOST = 12;

const findViews = preparedRows((rows) => {
  const { id, kind, name, filter, isShared, userId } = crmViews;
  return rows(crmViews)
    .select({ id, kind, name, filter })
    .where(or(eq(isShared, true), eq(userId, sql.placeholder('user'))))
    .orderBy(sql`lower(${name})`, id)
    .limit(MOST);
});

/** Returns the views that the caller sees, each with the number of its records. */
export async function navigationViews(ctx: ServiceContext): Promise<NavigationView[]> {
  const views = await findViews(ctx, { user: ctx.user.id });
  return Promise.all(
    views.map(async ({ filter, ...view }) => ({
      ...view,
      total: await countOfView(ctx, { kind: view.kind, filter }),
    })),
  );
}
