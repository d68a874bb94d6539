import { z } from 'zod';
import { INBOX_KINDS } from '#features/site/contact/inbox.values.ts';
import { listQuery } from '#shared/list.ts';
import { communicationSchema } from '#features/leads/communications/communication.schema.ts';
import { queryId } from '#shared/query.ts';
import { namedSchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { taskSchema } from '#features/leads/tasks/task.schema.ts';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

const { cursor, limit } = listQuery(['-at']).shape;

/** The history of one record, or without an id of the whole workspace. */
export const timelineQuerySchema = z
  .strictObject({ contactId: queryId, companyId: queryId, opportunityId: queryId, cursor, limit })
  .refine(
    ({ contactId, companyId, opportunityId }) =>
      [contactId, companyId, opportunityId].filter((id) => id !== undefined).length <= 1,
    { error: 'leads:timeline.oneRecord', path: ['contactId'] },
  );

export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

export const inboxOriginalSchema = record('InboxOriginal', {
  kind: z.enum(INBOX_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string().nullable(),
});

/** How it came about where nobody did it in its place; `label`: the file or the rule. */
const via = z
  .strictObject({ kind: z.enum(['import', 'bulk', 'merge', 'rule', 'undo']), label: z.string() })
  .nullable();

const at = { id: rowId, at: timestamp };
export const timelineItemSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...at, kind: z.literal('communication'), communication: communicationSchema }),
    z.strictObject({ ...at, kind: z.literal('task'), task: taskSchema }),
    z.strictObject({
      ...at,
      kind: z.literal('stage'),
      pipelineId: rowId,
      fromStage: z.string().nullable(),
      toStage: z.string(),
      opportunity: namedSchema,
      userId: rowId,
      via,
    }),
    z.strictObject({
      ...at,
      kind: z.literal('change'),
      /** Null: nobody was signed in, or the account is gone. */
      userId: rowId.nullable(),
      via,
      /** In the reader's language; null is no value. */
      fields: z.array(
        z.strictObject({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
    z.strictObject({
      ...at,
      kind: z.literal('event'),
      event: z.string(),
      userId: rowId,
      data: z.record(z.string(), z.unknown()),
    }),
    z.strictObject({ ...at, kind: z.literal('inbox'), entry: inboxOriginalSchema }),
  ])
  .meta({ id: 'TimelineItem' });
export type TimelineItem = z.infer<typeof timelineItemSchema>;
