// One long file: what is done with a sending, from its checks to its rows.
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { mailDeliveries, mailSendings } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import { changeRow } from '#features/marketing/marketing-rows.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { domainOf, parseMailbox } from '#kernel/mail/mailbox.ts';
import type { Page } from '#shared/api.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { countPeople, peopleAfter, type AudienceRow } from './audience-people.server.ts';
import { requireAudience } from './audience.server.ts';
import { skipReader } from './consent.server.ts';
import { campaignLetter } from './letter.mail.ts';
import { newLinkSecret } from './letter-links.server.ts';
import { draftLetter, requireEmailCampaign, type EmailCampaign } from './letter.server.ts';
import type { FrozenLetter } from './letter.types.ts';
import type {
  DeliveryQuery,
  MailDelivery,
  Readiness,
  ReadinessQuery,
  SendCampaign,
  Sending,
} from './mailing.schema.ts';
import { isEnded, PER_MINUTE, type SkipReason } from './mailing.values.ts';
import { checked, checkLetter, type Checked } from './readiness.rules.ts';
import { withFigures, type SendingRow } from './sending-figures.server.ts';
import { newMessageId, startSending } from './sending-job.server.ts';
import type { SameText } from './sent-before.server.ts';

export type MailingSettings = Pick<Config, 'siteUrl' | 'smtpUrl' | 'mailFrom'>;
type Audience = { listId?: number | null | undefined; segmentId?: number | null | undefined };

/** Errors: `not_found`, `invalid` where both or none is named. */
function audienceOf(ctx: ServiceContext, { listId, segmentId }: Audience): Promise<AudienceRow> {
  if (listId && !segmentId) return requireAudience(ctx, 'list', listId);
  if (segmentId && !listId) return requireAudience(ctx, 'segment', segmentId);
  throw new AppError('invalid', { fields: { listId: 'mailing:errors.audienceRequired' } });
}

/** People looked at together. */
const PIECE = 1_000;
/** Of an audience beyond this, the rest is said to be as the first. */
const MOST_LOOKED_AT = 20_000;

type Terms = Pick<FrozenLetter, 'purpose' | 'basis'>;

/** How many of an audience a sending would reach, and why not the others; somebody who stands there twice counts once. */
async function reachOf(
  ctx: ServiceContext,
  audience: AudienceRow,
  sending: SameText & Terms,
): Promise<NonNullable<Readiness['people']>> {
  const skipped: Partial<Record<SkipReason, number>> = {};
  const seen = new Set<string>();
  let reached = 0;
  for (let after = 0; seen.size < MOST_LOOKED_AT;) {
    const people = await peopleAfter(ctx, audience, after, PIECE);
    const reasonOf = await skipReader(
      ctx.db,
      ctx.workspace.id,
      people.map(({ email }) => email),
      sending,
    );
    for (const { email } of people) {
      const key = emailKeyOf(email);
      if (seen.has(key)) continue;
      seen.add(key);
      const reason = reasonOf(email);
      if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1;
      else reached += 1;
    }
    const last = people.at(-1);
    if (!last || people.length < PIECE) break;
    after = last.id;
  }
  return { total: await countPeople(ctx, audience), reached, skipped };
}

/** Reasons for which the account may not send at all. */
async function accountChecks(ctx: ServiceContext, settings: MailingSettings): Promise<Checked[]> {
  try {
    await requireConfirmedEmail(ctx, settings);
    return [];
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'demo_account') return [checked('demo')];
    if (error.code === 'email_not_confirmed') return [checked('email_not_confirmed')];
    throw error;
  }
}

function senderChecks({ replyTo }: FrozenLetter, { smtpUrl, mailFrom }: MailingSettings): Checked[] {
  if (smtpUrl === undefined) return [checked('no_mail_server')];
  const own = domainOf(parseMailbox(mailFrom).address);
  return domainOf(replyTo).toLowerCase() === own.toLowerCase() ? [] : [checked('sender_domain', own)];
}

const NO_LINKS = { unsubscribe: '', preferences: '' };

const letterChecks = (letter: FrozenLetter): Checked[] =>
  checkLetter({
    ...letter,
    bytes: Buffer.byteLength(campaignLetter(letter, { ...NO_LINKS, target: letter.target }).html),
  });

/** Tells whether a campaign can be sent and what it lacks, and whom it would reach. Errors: `not_found`, `not_an_email`. */
export async function readReadiness(
  ctx: ServiceContext,
  campaignId: number,
  { purpose = 'offers', basis = 'consent', ...to }: ReadinessQuery,
  settings: MailingSettings,
): Promise<Readiness> {
  const campaign = await requireEmailCampaign(ctx, campaignId);
  const letter = await draftLetter(ctx, campaign, settings, { purpose, basis });
  const isChosen = to.listId !== undefined || to.segmentId !== undefined;
  const people = isChosen
    ? await reachOf(ctx, await audienceOf(ctx, to), { campaignId, letter, purpose, basis })
    : null;
  return {
    checks: [
      ...(await accountChecks(ctx, settings)),
      ...letterChecks(letter),
      ...(people?.reached === 0 ? [checked('nobody')] : []),
      ...senderChecks(letter, settings),
    ],
    people,
    target: letter.target,
    sender: {
      name: letter.companyName,
      address: parseMailbox(settings.mailFrom).address,
      replyTo: letter.replyTo,
    },
  };
}

/** Errors: `invalid`, naming the first thing that the email lacks. */
function requireReady(letter: FrozenLetter): void {
  const lack = letterChecks(letter).find(({ isAdvice }) => !isAdvice);
  if (lack) throw new AppError('invalid', { fields: { campaign: `mailing:checks.${lack.check}` } });
}

type NewSending = Omit<
  typeof mailSendings.$inferInsert,
  'workspaceId' | 'authorId' | 'linkSecret' | 'createdAt' | 'updatedAt'
>;

async function storeSending(ctx: ServiceContext, values: NewSending): Promise<SendingRow> {
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(mailSendings)
    .insert({
      ...values,
      authorId: ctx.user.id,
      linkSecret: newLinkSecret(),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new AppError('internal');
  return row;
}

const one = async (ctx: ServiceContext, row: SendingRow): Promise<Sending> => {
  const [sending] = await withFigures(ctx, [row]);
  if (!sending) throw new AppError('internal');
  return sending;
};

/** A campaign that is sent is no draft any more. */
async function markCampaign(ctx: ServiceContext, campaign: EmailCampaign, startsAt: Date): Promise<void> {
  if (campaign.status !== 'draft' && campaign.status !== 'scheduled') return;
  const status = startsAt > ctx.now ? 'scheduled' : 'active';
  if (status !== campaign.status) await changeRow(ctx, 'campaign', campaign, { status });
}

/**
 * Sends the campaign's email to a list or a segment, at once or later. The email is frozen now; who is in the audience, who
 * has agreed and who has unsubscribed is read when it goes out. Errors: `not_found`, `not_an_email`, `invalid`,
 * `demo_account`, `email_not_confirmed`.
 */
export async function sendCampaign(
  ctx: ServiceContext,
  campaignId: number,
  { at, purpose, basis, target, perMinute, quiet, ...to }: SendCampaign,
  settings: MailingSettings,
): Promise<Sending> {
  const campaign = await requireEmailCampaign(ctx, campaignId);
  const audience = await audienceOf(ctx, to);
  await requireConfirmedEmail(ctx, settings);
  const letter = await draftLetter(ctx, campaign, settings, { purpose, basis, target });
  requireReady(letter);
  const startsAt = at && Date.parse(at) > ctx.now.getTime() ? new Date(at) : ctx.now;
  const row = await storeSending(ctx, {
    campaignId,
    audienceId: audience.id,
    audienceName: audience.name,
    purpose,
    basis,
    letter,
    startsAt: startsAt.toISOString(),
    perMinute: perMinute === 0 ? null : (perMinute ?? PER_MINUTE.default),
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    timeZone: timeZoneOf(ctx.timeZone),
  });
  await markCampaign(ctx, campaign, startsAt);
  await startSending(ctx.db, ctx.now, row.id, startsAt);
  return one(ctx, row);
}

/**
 * Sends the email to the caller alone, by the same way as to everyone. Errors: `not_found`, `not_an_email`, `invalid`,
 * `demo_account`, `email_not_confirmed`.
 */
export async function testCampaign(
  ctx: ServiceContext,
  campaignId: number,
  settings: MailingSettings,
): Promise<Sending> {
  const campaign = await requireEmailCampaign(ctx, campaignId);
  const { email, name } = ctx.user;
  await requireConfirmedEmail(ctx, settings);
  const terms = { purpose: 'offers', basis: 'customers' } as const;
  const letter = await draftLetter(ctx, campaign, settings, terms);
  requireReady(letter);
  const at = ctx.now.toISOString();
  const row = await storeSending(ctx, {
    ...terms,
    campaignId,
    audienceName: name,
    isTest: true,
    letter,
    startsAt: at,
    timeZone: timeZoneOf(ctx.timeZone),
    preparedTo: null,
  });
  await ctx.rows(mailDeliveries).insert({
    sendingId: row.id,
    email,
    emailKey: emailKeyOf(email),
    domain: domainOf(emailKeyOf(email)),
    name,
    status: 'waiting',
    messageId: newMessageId(settings),
    nextAttemptAt: at,
    createdAt: at,
  });
  await startSending(ctx.db, ctx.now, row.id);
  return one(ctx, row);
}

const ofCampaign = (campaignId: number) =>
  and(eq(mailSendings.campaignId, campaignId), eq(mailSendings.isTest, false));

/** The sendings of a campaign with their figures, the newest first. Errors: `not_found`, `not_an_email`. */
export async function listResults(ctx: ServiceContext, campaignId: number): Promise<{ items: Sending[] }> {
  await requireEmailCampaign(ctx, campaignId);
  const rows = await ctx
    .rows(mailSendings)
    .select()
    .where(ofCampaign(campaignId))
    .orderBy(desc(mailSendings.id))
    .limit(50);
  return { items: await withFigures(ctx, rows) };
}

/** Errors: `not_found` where the campaign has no such sending, or none at all. */
async function requireSending(
  ctx: ServiceContext,
  campaignId: number,
  id: number | null | undefined,
): Promise<SendingRow> {
  await requireEmailCampaign(ctx, campaignId);
  const [row] = await ctx
    .rows(mailSendings)
    .select()
    .where(and(ofCampaign(campaignId), id ? eq(mailSendings.id, id) : undefined))
    .orderBy(desc(mailSendings.id))
    .limit(1);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Stops a sending: what waits is not sent, what is in hand arrives. Errors: `not_found`, `immutable` for one that has ended. */
export async function cancelSending(
  ctx: ServiceContext,
  campaignId: number,
  { sendingId }: { sendingId?: number | null | undefined },
): Promise<Sending> {
  const current = await requireSending(ctx, campaignId, sendingId);
  if (isEnded(current.status)) throw new AppError('immutable');
  const at = ctx.now.toISOString();
  const [row] = await ctx
    .rows(mailSendings)
    .update({ status: 'cancelled', finishedAt: at, updatedAt: at })
    .where(eq(mailSendings.id, current.id))
    .returning();
  if (!row) throw new AppError('internal');
  await ctx
    .rows(mailDeliveries)
    .update({ status: 'cancelled' })
    .where(and(eq(mailDeliveries.sendingId, row.id), eq(mailDeliveries.status, 'waiting')));
  return one(ctx, row);
}

/**
 * Goes on with a sending that was stopped by a failure, in the caller's name; of one that is done it sends again, under the
 * same Message-ID, to those of whom nobody knows whether they have it. Errors: `not_found`, `immutable` for another one.
 */
export async function resumeSending(
  ctx: ServiceContext,
  campaignId: number,
  { sendingId }: { sendingId?: number | null | undefined },
  settings: MailingSettings,
): Promise<Sending> {
  const current = await requireSending(ctx, campaignId, sendingId);
  if (current.status !== 'failed' && current.status !== 'done') throw new AppError('immutable');
  await requireConfirmedEmail(ctx, settings);
  const at = ctx.now.toISOString();
  if (current.status === 'done')
    await ctx
      .rows(mailDeliveries)
      .update({ status: 'waiting', nextAttemptAt: at, reason: null })
      .where(and(eq(mailDeliveries.sendingId, current.id), eq(mailDeliveries.status, 'unsure')));
  const [row] = await ctx
    .rows(mailSendings)
    .update({ status: 'running', authorId: ctx.user.id, finishedAt: null, updatedAt: at })
    .where(eq(mailSendings.id, current.id))
    .returning();
  if (!row) throw new AppError('internal');
  await startSending(ctx.db, ctx.now, row.id);
  return one(ctx, row);
}

/** The recipients of a sending, by what became of them. Errors: `not_found`. */
export async function listDeliveries(
  ctx: ServiceContext,
  campaignId: number,
  { sendingId, status, did, ...query }: DeliveryQuery,
): Promise<Page<MailDelivery>> {
  const sending = await requireSending(ctx, campaignId, sendingId);
  const { id, email, name, reason, sentAt, clickedAt, unsubscribedAt } = mailDeliveries;
  const where = and(
    eq(mailDeliveries.sendingId, sending.id),
    status && inArray(mailDeliveries.status, status === 'waiting' ? ['waiting', 'sending'] : [status]),
    did && isNotNull(did === 'clicked' ? clickedAt : unsubscribedAt),
  );
  return listRows(query, {
    order: byId(id, 'createdAt'),
    where,
    select: (place) =>
      ctx.rows(mailDeliveries).select({
        delivery: {
          id,
          email,
          name,
          status: mailDeliveries.status,
          reason,
          sentAt,
          clickedAt,
          unsubscribedAt,
        },
        place,
      }),
    items: (rows) => rows.map(({ delivery }) => delivery),
    count: () => ctx.rows(mailDeliveries).count(where),
  });
}
