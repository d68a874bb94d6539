import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { crmCommunications } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Communication, CommunicationNeighbours } from './communication.schema.ts';

const { id, subject, occurredAt, contactId, companyId, opportunityId } = crmCommunications;

/** The person it was with, else the company, else the opportunity; else it is one of all. */
function sameSubject(of: Communication) {
  if (of.contact) return eq(contactId, of.contact.id);
  if (of.company) return eq(companyId, of.company.id);
  return of.opportunity ? eq(opportunityId, of.opportunity.id) : undefined;
}

/** Returns the communications before and after one, by their time, with the same person or company. */
export async function communicationNeighbours(
  ctx: ServiceContext,
  of: Communication,
): Promise<CommunicationNeighbours> {
  const place = sql`(${occurredAt}, ${id})`;
  const own = sql`(${of.occurredAt}, ${of.id})`;
  const select = () => ctx.rows(crmCommunications).select({ id, subject });
  const [[earlier = null], [later = null]] = await Promise.all([
    select()
      .where(and(sameSubject(of), sql`${place} < ${own}`))
      .orderBy(desc(occurredAt), desc(id))
      .limit(1),
    select()
      .where(and(sameSubject(of), sql`${place} > ${own}`))
      .orderBy(asc(occurredAt), asc(id))
      .limit(1),
  ]);
  return { earlier, later };
}
