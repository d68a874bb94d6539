import { z } from 'zod';
import type { InboxKind } from '#features/site/contact/inbox.values.ts';
import { listQuery } from '#shared/list.ts';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { queryId } from '#features/leads/fields/days.schema.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';

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

export type InboxOriginal = {
  kind: InboxKind;
  name: string;
  email: string | null;
  subject: string | null;
  message: string | null;
};

type At = { id: number; at: string };
export type TimelineItem =
  | (At & { kind: 'communication'; communication: Communication })
  | (At & { kind: 'task'; task: Task })
  | (At & {
      kind: 'stage';
      pipelineId: number;
      fromStage: string | null;
      toStage: string;
      opportunity: Named;
    })
  | (At & { kind: 'event'; event: string; data: Record<string, unknown> })
  | (At & { kind: 'inbox'; entry: InboxOriginal });
