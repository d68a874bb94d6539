import { and, asc, gt, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import { crmContacts, mailAddresses, mailAudiences, marketingLeads } from '#db/schema/index.ts';
import { fieldsAsked } from '#features/leads/views/view-custom.server.ts';
import { filterCondition } from '#features/leads/views/view-filter.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

export type AudienceRow = typeof mailAudiences.$inferSelect;
/** Somebody of an audience: `id` is of the address in a list, of the record in a segment. */
export type Person = { id: number; email: string; name: string | null };

const NOBODY = { all: [{ field: 'nobody', is: 'filled' as const }] };

async function isOfSegment(ctx: ServiceContext, { record, filter }: AudienceRow): Promise<SQL | undefined> {
  if (record === 'marketing_lead') {
    const { contactEmail } = marketingLeads;
    return and(
      isNotNull(contactEmail),
      ne(contactEmail, ''),
      filterCondition(ctx, 'marketing_lead', filter ?? NOBODY, []),
    );
  }
  const own = await fieldsAsked(ctx, 'contact', filter ?? undefined);
  return and(isNotNull(crmContacts.email), filterCondition(ctx, 'contact', filter ?? NOBODY, own));
}

/** The next people of an audience by their ids, the same in every call: a sending goes through it in pieces. */
export async function peopleAfter(
  ctx: ServiceContext,
  audience: AudienceRow,
  after: number,
  limit: number,
): Promise<Person[]> {
  if (audience.kind === 'list') {
    const { id, email, name, audienceId } = mailAddresses;
    return ctx
      .rows(mailAddresses)
      .select({ id, email, name })
      .where(and(eq(audienceId, audience.id), gt(id, after)))
      .orderBy(asc(id))
      .limit(limit);
  }
  const condition = await isOfSegment(ctx, audience);
  if (audience.record === 'marketing_lead') {
    const { id, contactEmail: email, contactName: name } = marketingLeads;
    const rows = await ctx
      .rows(marketingLeads)
      .select({ id, email, name })
      .where(and(gt(id, after), condition))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({ ...row, email: row.email ?? '' }));
  }
  const { id, email, firstName: name } = crmContacts;
  const rows = await ctx
    .rows(crmContacts)
    .select({ id, email, name })
    .where(and(gt(id, after), condition))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, email: row.email ?? '' }));
}

export async function countPeople(ctx: ServiceContext, audience: AudienceRow): Promise<number> {
  if (audience.kind === 'list')
    return ctx.rows(mailAddresses).count(eq(mailAddresses.audienceId, audience.id));
  const condition = await isOfSegment(ctx, audience);
  return ctx.rows(audience.record === 'marketing_lead' ? marketingLeads : crmContacts).count(condition);
}
