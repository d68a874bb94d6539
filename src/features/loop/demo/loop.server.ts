import { and, eq } from 'drizzle-orm';
import { contactMessages, inboxEntries, marketingLeads } from '#db/schema/index.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { updateCompany } from '#features/leads/companies/company.server.ts';
import { convertEntry } from '#features/leads/inbox/inbox-convert.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
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

type Sent = { name: string; begunAgo: number; amountCents: number; path: Path; talk: Talk };

/** Sends a lead on with an opportunity, as its page does, and returns the opportunity. */
async function sendOn(
  ctx: ServiceContext,
  { name, begunAgo, amountCents, path, talk }: Sent,
  words: { title: string; notes?: string },
): Promise<number> {
  const begun = ago(ctx, begunAgo);
  const sent = await contactFromLead(begun, await leadNamed(ctx, name), { withOpportunity: true });
  if (sent.opportunityId === null) throw new AppError('internal');
  await updateOpportunity(begun, sent.opportunityId, { ...words, amountCents });
  await moveAlong(ctx, sent.opportunityId, path);
  await talkAbout(ctx, sent.opportunityId, talk);
  return sent.opportunityId;
}

/**
 * Follows leads through the lead manager: a client bought, and recommended the consultant to a colleague, whose review
 * made their company one of the consulting portal; of another lead an opportunity is open, and one was won. Returns the
 * id of the consulting company.
 */
export async function tieLeads(ctx: ServiceContext): Promise<number> {
  const { loop, consulting } = demoTexts(ctx.locale);
  const { client, recommended } = TIED;
  const { position } = consulting.complete.contacts.director;
  const { company, opportunity } = await convertEntry(
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
  const reviewId = await sendOn(ctx, recommended, loop.review);
  for (const sent of TIED.sent) await sendOn(ctx, sent, { title: loop[sent.title] });

  const { sector } = consulting.complete;
  const made = ago(ctx, client.becameCompanyAgo);
  if (company) await updateCompany(made, company.id, { sector });
  const { id } = await companyFromOpportunity(made, { opportunityId: opportunity.id, sector });
  await companyFromOpportunity(made, { opportunityId: reviewId, sector });
  return id;
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
