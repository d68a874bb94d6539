import { and, asc, desc, sql } from 'drizzle-orm';
import { whereGiven } from '#db/list/where-given.ts';
import { crmCommunications } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Communication, CommunicationNeighbours, ConversationSubject } from './communication.schema.ts';

const { id, subject, occurredAt, contactId, companyId, opportunityId } = crmCommunications;

/** The person it was with, else the company, else the opportunity; else it is one of all. */
export function subjectOf({ contact, company, opportunity }: Communication): ConversationSubject | null {
  if (contact) return { contactId: contact.id };
  if (company) return { companyId: company.id };
  return opportunity && { opportunityId: opportunity.id };
}

function sameSubject(of: Communication) {
  const subject = subjectOf(of);
  return whereGiven(
    [contactId, subject?.contactId],
    [companyId, subject?.companyId],
    [opportunityId, subject?.opportunityId],
  );
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
