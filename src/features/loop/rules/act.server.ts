// One long file: every action of a rule, beside each other.
import { and, eq, isNull } from 'drizzle-orm';
import {
  crmCompanies,
  crmContacts,
  crmOpportunities,
  webhookDeliveries,
  webhooks,
  workspaceMembers,
} from '#db/schema/index.ts';
import { writeNotices } from '#features/accounts/notifications/notice.server.ts';
import { newMessageId } from '#features/accounts/webhooks/delivery.server.ts';
import { sendToWebhook } from '#features/accounts/webhooks/webhook-job.server.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import {
  createCommunication,
  type MailSettings,
} from '#features/leads/communications/communication.server.ts';
import { requireTemplate } from '#features/leads/communications/template.server.ts';
import { updateCompany } from '#features/leads/companies/company.server.ts';
import { updateContact } from '#features/leads/contacts/contact.server.ts';
import { addTags, removeTag } from '#features/leads/fields/tags.server.ts';
import { updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { createTaskSchema } from '#features/leads/tasks/task.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireAct } from '#shared/workspaces/workspace.ts';
import { fewestTasks, leastLoaded } from './least-loaded.server.ts';
import { changeOfSet } from './rule-check.server.ts';
import type { RuleAction } from './rule.types.ts';
import type { RuleRecord, RuleSubject } from './rule.values.ts';

const DAY_MS = 86_400_000;

/** The record of a run, for its actions. */
export type Subject = { record: RuleSubject; recordId: number; runId: number; at: string };

const TABLES = { contact: crmContacts, company: crmCompanies, opportunity: crmOpportunities };
/** Drizzle infers one table at a time; the cast says that all three have an owner and a workspace. */
const tableOf = (kind: RuleRecord) => TABLES[kind] as typeof crmContacts;

const kindOf = ({ record }: Subject): RuleRecord => {
  if (record === 'enquiry' || record === 'lead') throw new AppError('not_found');
  return record;
};

/** Errors: `not_found` for a record that is gone. */
async function ownerOf(ctx: ServiceContext, subject: Subject): Promise<number | null> {
  const table = tableOf(kindOf(subject));
  const [row] = await ctx
    .rows(table)
    .select({ ownerId: table.ownerId })
    .where(eq(table.id, subject.recordId));
  if (!row) throw new AppError('not_found');
  return row.ownerId;
}

/** The member that an action means: whoever answers for the record, else the author. */
async function personOf(ctx: ServiceContext, subject: Subject, person: number | 'owner'): Promise<number> {
  if (person !== 'owner') return person;
  if (subject.record === 'enquiry' || subject.record === 'lead') return ctx.user.id;
  const ownerId = (await ownerOf(ctx, subject)) ?? ctx.user.id;
  const { workspaceId, userId } = workspaceMembers;
  const isMember = and(eq(workspaceId, ctx.workspace.id), eq(userId, ownerId));
  return (await ctx.db.$count(workspaceMembers, isMember)) > 0 ? ownerId : ctx.user.id;
}

async function change(ctx: ServiceContext, { record, recordId: id }: Subject, set: object): Promise<void> {
  // A value that another record has too was there before the rule.
  if (record === 'contact') await updateContact(ctx, id, { ...set, allowDuplicate: true });
  else if (record === 'company') await updateCompany(ctx, id, { ...set, allowDuplicate: true });
  else await updateOpportunity(ctx, id, set);
}

async function addTask(ctx: ServiceContext, subject: Subject, action: Extract<RuleAction, { do: 'task' }>) {
  const { title, dueInDays, assignee } = action;
  const { record, recordId } = subject;
  const due = dueInDays === null ? null : new Date(ctx.now.getTime() + dueInDays * DAY_MS).toISOString();
  const linked = record === 'enquiry' || record === 'lead' ? {} : { [`${record}Id`]: recordId };
  const assigneeId = assignee === 'by_load' ? await fewestTasks(ctx) : await personOf(ctx, subject, assignee);
  const input = { title, dueAt: due, assigneeId, ...linked };
  await createTask(ctx, createTaskSchema.parse(input));
}

/** Sends a template to the record's contact, as if the author had composed it. */
async function send(ctx: ServiceContext, subject: Subject, templateId: number, settings: MailSettings) {
  const template = await requireTemplate(ctx, templateId);
  const { record, recordId } = subject;
  const contactId = record === 'contact' ? recordId : (await requireOpportunity(ctx, recordId)).contactId;
  if (contactId === null) throw new AppError('invalid');
  const input = createCommunicationSchema.parse({
    type: 'email',
    direction: 'out',
    subject: template.subject,
    body: template.body,
    contactId,
    ...(record === 'opportunity' && { opportunityId: recordId }),
  });
  await createCommunication(ctx, input, settings);
}

/** Errors: `owner_only`, `not_found`, `webhook_off`. */
async function callWebhook(ctx: ServiceContext, { record, recordId }: Subject, webhookId: number) {
  // The author may be no owner any more.
  requireAct(ctx, 'manage');
  const [hook] = await ctx
    .rows(webhooks)
    .select()
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.deletedAt)));
  if (!hook) throw new AppError('not_found');
  if (!hook.isActive) throw new AppError('webhook_off');
  const at = ctx.now.toISOString();
  await ctx.rows(webhookDeliveries).insert({
    webhookId,
    messageId: newMessageId(),
    event: `${record}.rule`,
    recordId,
    at,
    nextAttemptAt: at,
    createdAt: at,
  });
  await sendToWebhook(ctx.db, ctx.now, hook);
}

async function notify(ctx: ServiceContext, subject: Subject, to: number | 'owner'): Promise<void> {
  const { record, recordId, runId, at } = subject;
  const userId = await personOf(ctx, subject, to);
  const about = { workspaceId: ctx.workspace.id, kind: 'rule', record, recordId, actorId: null } as const;
  const { workspaceId, userId: member } = workspaceMembers;
  if (!(await ctx.db.$count(workspaceMembers, and(eq(workspaceId, ctx.workspace.id), eq(member, userId)))))
    throw new AppError('not_found');
  await writeNotices(ctx.db, [{ ...about, userId, key: `rule:${runId}:${userId}`, at }], {
    isCounted: false,
  });
}

/** Carries out one action in the author's name. Errors: those of the services; `not_found` for what is gone. */
export async function act(
  ctx: ServiceContext,
  subject: Subject,
  action: RuleAction,
  settings: MailSettings,
): Promise<void> {
  const { recordId } = subject;
  switch (action.do) {
    case 'task':
      return addTask(ctx, subject, action);
    case 'assign': {
      const kind = kindOf(subject);
      const ownerId = action.to === 'by_load' ? await leastLoaded(ctx, kind, subject) : action.to;
      return change(ctx, subject, { ownerId });
    }
    case 'set':
      return change(ctx, subject, await changeOfSet(ctx, kindOf(subject), action));
    case 'move':
      return change(ctx, subject, {
        stage: action.stage,
        ...(action.lostReason !== null && { lostReason: action.lostReason }),
      });
    case 'add_tag':
    case 'remove_tag': {
      const kind = kindOf(subject);
      if (kind === 'opportunity') throw new AppError('not_found');
      await ownerOf(ctx, subject);
      if (action.do === 'add_tag') await addTags(ctx, kind, [recordId], [action.tag]);
      else await removeTag(ctx, kind, [recordId], action.tag);
      return;
    }
    case 'send':
      return send(ctx, subject, action.templateId, settings);
    case 'webhook':
      return callWebhook(ctx, subject, action.webhookId);
    case 'notify':
      return notify(ctx, subject, action.to);
  }
}
