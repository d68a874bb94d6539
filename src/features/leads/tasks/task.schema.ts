import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  optionalParagraph as notes,
  readUpdatedAt,
  requiredLine,
  rowId,
} from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { queryDay, time } from '#features/leads/fields/days.schema.ts';
import { isTimeZone } from '#shared/dates/time-zone.ts';
import { memberId, ownerAsked } from '#features/leads/owners/owner.schema.ts';
import { namedSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { viewAsked } from '#features/leads/views/view.schema.ts';
import { RECURRENCES, TASK_SORTS, TASK_STATES } from './task.values.ts';
import { record, timestamp } from '#shared/answer.ts';

const title = requiredLine('leads:tasks.titleRequired');
const recurrence = oneOf(RECURRENCES).nullable();
/** The caller's time zone; defaults to the provider's. */
const timeZone = z
  .string('errors:fields.text')
  .max(60, 'errors:fields.tooLong')
  .refine(isTimeZone, 'leads:tasks.zoneUnknown');

export const createTaskSchema = z.strictObject({
  title,
  /** Default: the caller. */
  assigneeId: memberId.optional(),
  notes: notes.default(null),
  dueAt: time.nullish(),
  remindAt: time.nullish(),
  recurrence: recurrence.default(null),
  doneAt: time.nullish(),
  contactId: rowId.nullish(),
  companyId: rowId.nullish(),
  opportunityId: rowId.nullish(),
});

export const updateTaskSchema = z
  .strictObject({
    title: nullIsAbsent(title),
    assigneeId: memberId,
    notes,
    dueAt: time.nullable(),
    remindAt: time.nullable(),
    recurrence,
    /** A time: done; null: open again. */
    doneAt: time.nullable(),
    contactId: rowId.nullable(),
    companyId: rowId.nullable(),
    opportunityId: rowId.nullable(),
    /** For the next due time of a recurring task. */
    timeZone: nullIsAbsent(timeZone),
    updatedAt: readUpdatedAt,
  })
  .partial();

export const taskQuerySchema = listQuery(TASK_SORTS).extend({
  ...countAsked,
  ...viewAsked,
  state: oneOf(TASK_STATES).optional(),
  timeZone: timeZone.optional(),
  assignee: ownerAsked,
  contactId: queryId,
  companyId: queryId,
  opportunityId: queryId,
  doneFrom: queryDay,
  doneTo: queryDay,
});

export const taskCountsQuerySchema = taskQuerySchema.pick({
  q: true,
  doneFrom: true,
  doneTo: true,
  view: true,
  filter: true,
  timeZone: true,
  assignee: true,
  contactId: true,
  companyId: true,
  opportunityId: true,
});

export type CreateTask = z.infer<typeof createTaskSchema>;
export type UpdateTask = z.infer<typeof updateTaskSchema>;
export type TaskQuery = z.infer<typeof taskQuerySchema>;
export type TaskCountsQuery = z.infer<typeof taskCountsQuerySchema>;

export const taskSchema = record('Task', {
  id: rowId,
  userId: rowId,
  assigneeId: rowId.nullable(),
  title: z.string(),
  notes: z.string().nullable(),
  dueAt: timestamp.nullable(),
  remindAt: timestamp.nullable(),
  recurrence: z.enum(RECURRENCES).nullable(),
  doneAt: timestamp.nullable(),
  contactId: rowId.nullable(),
  companyId: rowId.nullable(),
  opportunityId: rowId.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  contact: namedSchema.nullable(),
  company: namedSchema.nullable(),
  opportunity: namedSchema.nullable(),
});
export type Task = z.infer<typeof taskSchema>;
/** How many there are of each kind, for the tabs. */
export const taskCountsSchema = z.record(z.enum(TASK_STATES), z.int()).meta({ id: 'TaskCounts' });
export type TaskCounts = z.infer<typeof taskCountsSchema>;
