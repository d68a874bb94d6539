import type { Page } from '#shared/api.ts';
import type { RECORD_KINDS } from './leads.values.ts';
import type { Opportunity, Stage } from './opportunity.schema.ts';
import type { Task } from './task.schema.ts';
import type { TimelineItem } from './timeline.schema.ts';

/** The records that have a page with a timeline. */
export type RecordKind = (typeof RECORD_KINDS)[number];

export type RecordActivityData = {
  timeline: Page<TimelineItem>;
  /** The open ones. */
  tasks: Page<Task>;
  /** Null on the page of an opportunity. */
  opportunities: Page<Opportunity> | null;
  stages: Stage[];
};
