// One long file: the steps of one message in the order in which they are taken.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { crmCommunications, crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { idOfMail, queueMail } from '#kernel/mail/outbox.ts';
import { suppressedIn } from '#kernel/mail/suppression.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { requireCommunication } from './communication-rows.server.ts';
import type { Communication, CreateCommunication, UpdateCommunication } from './communication.schema.ts';
import { personalEmail } from './personal.mail.ts';
import { requireMentionable } from './mention.server.ts';
import { completeLinks, type CompleteLinks } from '#features/leads/timeline/record-links.server.ts';
import { definedForForms } from '#features/leads/fields/defined-fields.server.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import { ownTemplateValues } from './template-own.rules.ts';
import { templateWords } from './template-words.texts.ts';
import { fillTemplate, unfilledErrors, type TemplateValues } from './template.rules.ts';

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'secrets'>;

type Addressee = { addresses: readonly string[]; values: TemplateValues };

async function addresseeOf(
  ctx: ServiceContext,
  { contactId, companyId, opportunityId }: CompleteLinks,
  text: string,
): Promise<Addressee> {
  const { user } = ctx;
  const [contact] = await ctx
    .rows(crmContacts)
    .select()
    .where(eq(crmContacts.id, contactId ?? 0));
  const [company] = await ctx
    .rows(crmCompanies)
    .select()
    .where(eq(crmCompanies.id, companyId ?? 0));
  const [opportunity] = await ctx
    .rows(crmOpportunities)
    .select()
    .where(eq(crmOpportunities.id, opportunityId ?? 0));
  const fields = text.includes('{{') ? await definedForForms(ctx) : [];
  const people = fields.some(({ type }) => type === 'member') ? [...(await teamOf(ctx)), user] : [];
  const words = templateWords(ctx.locale, people);
  return {
    addresses: contact ? [...(contact.email === null ? [] : [contact.email]), ...contact.emails] : [],
    values: {
      firstName: contact?.firstName ?? null,
      lastName: contact?.lastName ?? null,
      position: contact?.position ?? null,
      company: company?.name ?? null,
      opportunity: opportunity?.title ?? null,
      myName: user.name,
      myEmail: user.email,
      ...ownTemplateValues(fields, 'contact', contact?.customFields ?? undefined, words),
      ...ownTemplateValues(fields, 'company', company?.customFields ?? undefined, words),
      ...ownTemplateValues(fields, 'opportunity', opportunity?.customFields ?? undefined, words),
    },
  };
}

type Message = { subject: string; body: string; recipient: string; cc: string[] };

/** Returns the message to send. Rejects a missing address, subject or text, and an unfilled field. */
function messageOf({ addresses, values }: Addressee, input: CreateCommunication): Message {
  const { to } = input;
  const email = to ? addresses.find((each) => emailKeyOf(each) === emailKeyOf(to)) : addresses[0];
  const subject = fillTemplate(input.subject ?? '', values);
  const body = fillTemplate(input.body ?? '', values);
  const fields = {
    ...(email === undefined &&
      (to && addresses.length > 0
        ? { to: 'leads:communications.notTheirs' }
        : { contactId: 'leads:communications.noEmail' })),
    ...(subject === '' && { subject: 'leads:communications.subjectRequired' }),
    ...(body === '' && { body: 'leads:communications.bodyRequired' }),
    ...unfilledErrors({ subject, body }),
  };
  if (email === undefined || Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  const cc = input.cc.filter((each) => emailKeyOf(each) !== emailKeyOf(email));
  return { subject, body, recipient: email, cc };
}

/** Returns whether the input sends an email: outgoing, to a contact, and not already sent. */
const isToBeSent = (input: CreateCommunication, { contactId }: CompleteLinks): boolean =>
  input.type === 'email' &&
  input.direction === 'out' &&
  input.status !== 'logged' &&
  input.occurredAt === undefined &&
  contactId !== null;

/** Errors: `opted_out` with those of the copied who want no mail. */
async function requireWantedCopies({ db, workspace }: ServiceContext, cc: readonly string[]): Promise<void> {
  const optedOut = await suppressedIn(db, cc, workspace.id);
  if (optedOut.size === 0) return;
  const messageKey = 'leads:communications.ccOptedOut';
  throw new AppError('opted_out', {
    messageKey,
    values: { addresses: [...optedOut].join(', ') },
    fields: { cc: 'leads:communications.ccUnwanted' },
  });
}

/** Returns the key of the email. Errors: `invalid` (incomplete email), `email_not_confirmed`, `demo_account`. */
async function queueEmail(
  ctx: ServiceContext,
  message: Message,
  settings: MailSettings | null,
): Promise<string> {
  if (settings === null) throw new AppError('demo_account');
  await requireConfirmedEmail(ctx, settings);
  await requireWantedCopies(ctx, message.cc);
  const { user, locale, now } = ctx;
  const mail = {
    ...personalEmail({ locale, sender: user, subject: message.subject, body: message.body }),
    kind: 'crm_email',
    dedupeKey: `crm:${randomUUID()}`,
    recipient: message.recipient,
    cc: message.cc,
    replyTo: user.email,
    userId: user.id,
    isPersonal: true,
  };
  await queueMail(ctx.db, now, mail, settings);
  return mail.dedupeKey;
}

/**
 * `settings` is null where nothing may be sent: an example workspace only logs. Errors: `not_found` for a record of
 * another workspace, `invalid` for mentions of others than members, and those of `queueEmail`.
 */
export async function createCommunication(
  ctx: ServiceContext,
  input: CreateCommunication,
  settings: MailSettings | null,
): Promise<Communication> {
  const { status: _, to: _to, occurredAt, ...fields } = input;
  const links = await completeLinks(ctx, fields);
  await requireMentionable(ctx, fields.mentions);
  const message = isToBeSent(input, links)
    ? messageOf(await addresseeOf(ctx, links, `${input.subject ?? ''} ${input.body ?? ''}`), input)
    : undefined;
  const mailKey = message ? await queueEmail(ctx, message, settings) : null;
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmCommunications)
    .insert({
      ...fields,
      ...links,
      ...(message && { subject: message.subject, body: message.body, cc: message.cc }),
      userId: ctx.user.id,
      status: message ? 'queued' : 'logged',
      outboxId: mailKey === null ? null : idOfMail(mailKey),
      occurredAt: occurredAt ?? at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmCommunications.id });
  if (!made) throw new AppError('internal');
  return requireCommunication(ctx, made.id);
}

/** Fields that cannot change after an email was sent; its links can. */
const WRITTEN = ['type', 'direction', 'subject', 'body', 'occurredAt'] as const;

/** Returns 409 with the current record for a stale `updatedAt` (api.md). Errors: `immutable` for a sent email, `invalid` (mentions). */
export async function updateCommunication(
  ctx: ServiceContext,
  id: number,
  input: UpdateCommunication,
): Promise<Communication> {
  const { updatedAt: read, ...changes } = input;
  const current = await requireCommunication(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  const isRewritten = WRITTEN.some(
    (field) => changes[field] !== undefined && changes[field] !== current[field],
  );
  if (current.status !== 'logged' && isRewritten) throw new AppError('immutable');
  const former = new Set(current.mentions);
  await requireMentionable(
    ctx,
    (changes.mentions ?? []).filter((id) => !former.has(id)),
  );
  const isRelinked = 'contactId' in changes || 'companyId' in changes || 'opportunityId' in changes;
  const links = isRelinked
    ? await completeLinks(ctx, {
        contactId: current.contactId,
        companyId: 'contactId' in changes ? null : current.companyId,
        opportunityId: current.opportunityId,
        ...changes,
      })
    : {};
  await ctx
    .rows(crmCommunications)
    .update({ ...changes, ...links, updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(crmCommunications.id, id));
  return requireCommunication(ctx, id);
}
