import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '#kernel/context.ts';
import { STEP_KINDS, type StepKind } from './links.values.ts';

/** A step of the way as found, before anybody has asked whether the caller may see it. */
const edges = z.array(
  z.object({
    kind: z.enum(STEP_KINDS),
    id: z.number(),
    part: z.string(),
    byKind: z.enum(STEP_KINDS),
    byId: z.number(),
    depth: z.number(),
  }),
);
export type Edge = z.infer<typeof edges>[number];

type Way = {
  from: StepKind;
  fromId: string;
  to: StepKind;
  toId: string;
  table: string;
  isOnlyBack?: boolean;
};

/** Columns that link one record to the next on its way: `from` led to `to`. */
const WAYS: readonly Way[] = [
  way('marketing_company', 'marketingCompanyId', 'marketing_product', 'id', 'marketing_products'),
  way('marketing_product', 'productId', 'marketing_campaign', 'id', 'marketing_campaigns'),
  way('marketing_campaign', 'campaignId', 'marketing_lead', 'id', 'marketing_leads'),
  way('inbox_entry', 'id', 'marketing_lead', 'marketingLeadId', 'inbox_entries'),
  way('inbox_entry', 'id', 'crm_contact', 'contactId', 'inbox_entries'),
  way('inbox_entry', 'id', 'crm_opportunity', 'opportunityId', 'inbox_entries'),
  way('marketing_lead', 'id', 'crm_contact', 'contactId', 'marketing_leads'),
  // Read backwards alone: a strip of a company, or of a deal, is no list of the people there.
  { ...way('crm_company', 'companyId', 'crm_contact', 'id', 'crm_contacts'), isOnlyBack: true },
  way('crm_contact', 'contactId', 'crm_opportunity', 'id', 'crm_opportunities'),
  way('crm_company', 'companyId', 'crm_opportunity', 'id', 'crm_opportunities'),
  way('company', 'followsCompanyId', 'company', 'id', 'companies'),
  way('company', 'companyId', 'report', 'id', 'reports'),
];

function way(from: StepKind, fromId: string, to: StepKind, toId: string, table: string): Way {
  return { from, fromId, to, toId, table };
}

const DEEPEST = 8;
/** Rows that are looked at: a strip shows few, and a campaign may have thousands of leads. */
const MOST_ROWS = 200;
const name = (text: string): SQL => sql`${sql.identifier(text)}`;

/** The next steps of the rows found so far: one index look-up each, in one statement for the whole way. */
function stepsOf(ctx: ServiceContext, direction: 'before' | 'after'): SQL {
  const isAfter = direction === 'after';
  const [own, other] = isAfter ? ['from', 'to'] : ['to', 'from'];
  const links = sql`select l.${name(`${other}Kind`)}, l.${name(`${other}Id`)}, l."fromPart", w.kind, w.id, w.depth + 1
    from way w cross join "loop_links" l on l.${name(`${own}Kind`)} = w.kind and l.${name(`${own}Id`)} = w.id
    where w.depth < ${DEEPEST} and l."workspaceId" = ${ctx.workspace.id}`;
  const columns = WAYS.filter(({ isOnlyBack }) => !(isAfter && isOnlyBack)).map((each) => {
    const [at, next] = isAfter ? [each.fromId, each.toId] : [each.toId, each.fromId];
    const [kind, nextKind] = isAfter ? [each.from, each.to] : [each.to, each.from];
    return sql`select ${nextKind}, t.${name(next)}, '', w.kind, w.id, w.depth + 1
      from way w cross join ${name(each.table)} t on t.${name(at)} = w.id
      where w.kind = ${kind} and w.depth < ${DEEPEST} and t.${name(next)} is not null`;
  });
  // A problem stands in a company; what campaigns came of its problems came of the company.
  const ofProblems = isAfter
    ? sql`select l."toKind", l."toId", '', w.kind, w.id, w.depth + 1
        from way w cross join "problems" p on p."companyId" = w.id
        cross join "loop_links" l on l."fromKind" = 'problem' and l."fromId" = p."id"
        where w.kind = 'company' and w.depth < ${DEEPEST} and l."workspaceId" = ${ctx.workspace.id}`
    : sql`select 'company', p."companyId", '', w.kind, w.id, w.depth + 1
        from way w cross join "problems" p on p."id" = w.id where w.kind = 'problem' and w.depth < ${DEEPEST}`;
  return sql.join([links, ...columns, ofProblems], sql` union `);
}

/** Returns the way from a record in one direction, nearest first, in one query. */
export async function edgesOf(
  ctx: ServiceContext,
  kind: StepKind,
  id: number,
  direction: 'before' | 'after',
): Promise<Edge[]> {
  const rows = await ctx.db.all(sql`
    with recursive way(kind, id, part, "byKind", "byId", depth) as (
      select ${kind}, ${id}, '', ${kind}, ${id}, 0
      union ${stepsOf(ctx, direction)}
      limit ${MOST_ROWS}
    ) select kind, id, part, "byKind", "byId", depth from way where depth > 0 order by depth`);
  return edges.parse(rows);
}
