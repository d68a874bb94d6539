import { sql, type SQL } from 'drizzle-orm';
import type { OwnerAsked } from '#features/leads/owners/owner.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** As `ofOwner`, on a column of a statement that is written out; `undefined` are those of everyone. */
export function ofOwnerIn({ user, workspace }: ServiceContext, column: SQL, asked: OwnerAsked): SQL {
  if (asked === undefined) return sql`true`;
  if (asked !== 'nobody') return sql`${column} = ${asked === 'mine' ? user.id : Number(asked)}`;
  // Records of a former member are nobody's, as in the lists.
  return sql`(${column} is null or ${column} not in (
    select "userId" from "workspace_members" where "workspaceId" = ${workspace.id}))`;
}
