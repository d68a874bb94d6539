import { eq, inArray } from 'drizzle-orm';
import {
  contactMessages,
  crmCommunications,
  crmEvents,
  crmOpportunities,
  crmStageChanges,
  crmTasks,
  inboxEntries,
  marketingLeads,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { subjectText } from '#features/leads/inbox/inbox-subject.texts.ts';
import {
  selectCommunications,
  toCommunication,
} from '#features/leads/communications/communication-rows.server.ts';
import { selectTasks, toTask } from '#features/leads/tasks/task-rows.server.ts';
import { recordChanges, viasOfMoves } from './record-changes.server.ts';
import type { TimelineItem } from './timeline.schema.ts';

/** Position of an item in a timeline, before its row is read. */
export type Mark = { kind: TimelineItem['kind']; id: number; at: string };

const stages = (ctx: ServiceContext, ids: number[]) =>
  ctx
    .rows(crmStageChanges)
    .select({
      change: crmStageChanges,
      title: crmOpportunities.title,
      pipelineId: crmOpportunities.pipelineId,
    })
    .innerJoin(crmOpportunities, eq(crmOpportunities.id, crmStageChanges.opportunityId))
    .where(inArray(crmStageChanges.id, ids));

const entries = (db: Database, ids: number[]) =>
  db
    .select({ entry: inboxEntries, message: contactMessages, lead: marketingLeads })
    .from(inboxEntries)
    .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .leftJoin(marketingLeads, eq(marketingLeads.id, inboxEntries.marketingLeadId))
    .where(inArray(inboxEntries.id, ids));

/** Reads the rows of a page's marks by kind and id, one query per kind; `record`: whose changes are among them. */
export async function timelineItems(
  ctx: ServiceContext,
  marks: readonly Mark[],
  record: Parameters<typeof recordChanges>[1] | undefined,
): Promise<Map<string, TimelineItem>> {
  const ids = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
  const at = new Map(marks.map((mark) => [`${mark.kind}${mark.id}`, mark.at]));
  const found = new Map<string, TimelineItem>();
  const add = (item: TimelineItem) => {
    const key = `${item.kind}${item.id}`;
    found.set(key, { ...item, at: at.get(key) ?? item.at });
  };
  const [communications, tasks, moves, vias, changed, events, inbox] = await Promise.all([
    selectCommunications(ctx).where(inArray(crmCommunications.id, ids('communication'))),
    selectTasks(ctx).where(inArray(crmTasks.id, ids('task'))),
    stages(ctx, ids('stage')),
    viasOfMoves(ctx, ids('stage')),
    record ? recordChanges(ctx, record, ids('change')) : [],
    ctx
      .rows(crmEvents)
      .select()
      .where(inArray(crmEvents.id, ids('event'))),
    entries(ctx.db, ids('inbox')),
  ]);
  for (const row of communications) {
    const communication = toCommunication(row);
    add({ kind: 'communication', id: communication.id, at: communication.occurredAt, communication });
  }
  for (const row of tasks) {
    const task = toTask(row);
    add({ kind: 'task', id: task.id, at: task.createdAt, task });
  }
  for (const { change, title, pipelineId } of moves) {
    const { id, createdAt, fromStage, toStage, opportunityId, userId } = change;
    const opportunity = { id: opportunityId, name: title };
    const place = change.pipelineId ?? pipelineId;
    const via = vias.get(id) ?? null;
    add({
      kind: 'stage',
      id,
      at: createdAt,
      fromStage,
      toStage,
      pipelineId: place,
      opportunity,
      userId,
      via,
    });
  }
  changed.forEach(add);
  for (const { id, createdAt, kind, userId, data } of events) {
    add({ kind: 'event', id, at: createdAt, event: kind, userId, data: data ?? {} });
  }
  for (const { entry, message, lead } of inbox) {
    add({
      kind: 'inbox',
      id: entry.id,
      at: entry.createdAt,
      entry: {
        kind: entry.kind,
        name: message?.name ?? lead?.contactName ?? '',
        email: message?.email ?? lead?.contactEmail ?? null,
        subject: message ? subjectText({ ...entry, subject: message.subject }) : null,
        message: message?.message ?? lead?.notes ?? null,
      },
    });
  }
  return found;
}
