import type { Page } from '#shared/api.ts';
import type { RECORD_KINDS } from '#features/leads/leads.values.ts';
import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import type { TimelineItem } from './timeline.schema.ts';

export type RecordKind = (typeof RECORD_KINDS)[number];

export type RecordActivityData = {
  timeline: Page<TimelineItem>;
  /** Open tasks. */
  tasks: Page<Task>;
  /** Null on the page of an opportunity. */
  opportunities: Page<Opportunity> | null;
  pipelines: Pipeline[];
  /** Goes into "Write to …"; null where nobody has an address. */
  addressee: string | null;
};
