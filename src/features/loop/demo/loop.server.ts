import { and, eq } from 'drizzle-orm';
import { contactMessages, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { updateCompany } from '#features/leads/companies/company.server.ts';
import { convertEntry } from '#features/leads/inbox/inbox-convert.server.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { companyFromOpportunity } from '#features/loop/arrows/company-from-opportunity.server.ts';
import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { opportunityFromReport } from '#features/loop/arrows/opportunity-from-report.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { ago } from './ago.server.ts';
import { demoTexts } from './demo.texts.ts';
import { TIED } from './loop.values.ts';

type Path = readonly (readonly [stage: string, daysAgo: number])[];

async function moveAlong(ctx: ServiceContext, id: number, path: Path): Promise<void> {
  for (const [stage, daysAgo] of path)
    await moveOpportunity(ago(ctx, daysAgo), id, { stage, lostReason: null });
}

type Talk = readonly (readonly [
  key: keyof ReturnType<typeof demoTexts>['loop']['talk'],
  type: 'email' | 'call' | 'meeting',
  direction: 'in' | 'out',
  daysAgo: number,
])[];

async function talkAbout(ctx: ServiceContext, opportunityId: number, talk: Talk): Promise<void> {
  const words = demoTexts(ctx.locale).loop.talk;
  for (const [key, type, direction, daysAgo] of talk) {
    const then = ago(ctx, daysAgo);
    const said = { ...words[key], type, direction, status: 'logged', opportunityId };
    await createCommunication(
      then,
      createCommunicationSchema.parse({ ...said, occurredAt: then.now.toISOString() }),
      null,
    );
  }
}

async function entryOf(ctx: ServiceContext, email: string): Promise<number> {
  const [entry] = await ctx.db
    .select({ id: inboxEntries.id })
    .from(inboxEntries)
    .innerJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .where(and(eq(inboxEntries.userId, ctx.user.id), eq(contactMessages.email, email)));
  if (!entry) throw new AppError('internal');
  return entry.id;
}

async function leadNamed(ctx: ServiceContext, name: string): Promise<number> {
  const [lead] = await ctx
    .rows(marketingLeads)
    .select({ id: marketingLeads.id })
    .where(eq(marketingLeads.contactName, name));
  if (!lead) throw new AppError('internal');
  return lead.id;
}

/**
 * Follows leads through the lead manager: one bought twice and became a consulting company, of another an opportunity
 * is open, and one was won. Returns the id of the consulting company.
 */
export async function tieLeads(ctx: ServiceContext): Promise<number> {
  const { loop, consulting } = demoTexts(ctx.locale);
  const { client } = TIED;
  const { position } = consulting.complete.contacts.director;
  const { contact, company, opportunity } = await convertEntry(
    ago(ctx, client.convertedAgo),
    await entryOf(ctx, client.email),
    {
      contact: { position },
      opportunity: { title: loop.plates, amountCents: client.plates.amountCents },
    },
  );
  if (!opportunity) throw new AppError('internal');
  await moveAlong(ctx, opportunity.id, client.plates.path);
  await talkAbout(ctx, opportunity.id, client.plates.talk);
  const { id } = await createOpportunity(
    ago(ctx, client.review.begunAgo),
    createOpportunitySchema.parse({
      ...loop.review,
      contactId: contact.id,
      companyId: company?.id,
      amountCents: client.review.amountCents,
      source: 'landing_page',
    }),
  );
  await moveAlong(ctx, id, client.review.path);
  await talkAbout(ctx, id, client.review.talk);

  for (const { name, title, begunAgo, amountCents, path, talk } of TIED.sent) {
    const begun = ago(ctx, begunAgo);
    const { opportunityId } = await contactFromLead(begun, await leadNamed(ctx, name), {
      withOpportunity: true,
    });
    if (opportunityId === null) throw new AppError('internal');
    await updateOpportunity(begun, opportunityId, { title: loop[title], amountCents });
    await moveAlong(ctx, opportunityId, path);
    await talkAbout(ctx, opportunityId, talk);
  }

  const { sector } = consulting.complete;
  const made = ago(ctx, client.becameCompanyAgo);
  if (company) await updateCompany(made, company.id, { sector });
  return (await companyFromOpportunity(made, { opportunityId: id, sector })).id;
}

/** Makes an opportunity of an action of the report, as the report's page does. */
export async function tieReport(
  ctx: ServiceContext,
  reportId: number,
  actionOf: (intervention: string) => string | undefined,
): Promise<void> {
  const { intervention, begunAgo, path, talk } = TIED.followOn;
  const actionId = actionOf(intervention);
  if (actionId === undefined) return;
  const asked = { reportId, actionIds: [actionId], isJoint: false };
  const { items } = await opportunityFromReport(ago(ctx, begunAgo), asked);
  for (const { id } of items) {
    await moveAlong(ctx, id, path);
    await talkAbout(ctx, id, talk);
  }
}
