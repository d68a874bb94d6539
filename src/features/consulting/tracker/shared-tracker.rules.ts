import type { TrackedAction, TrackerSummary } from './tracker.schema.ts';

/** Fields of an action that the client sees by the report's link; what is not named here stays with the consultant. */
export const SHARED = [
  'actionId',
  'title',
  'status',
  'owner',
  'proposedOwner',
  'dueDate',
  'proposedDue',
  'isOverdue',
  'currency',
  'savedHoursPerYear',
  'savingPerYear',
  'kpi',
  'kpiHow',
  'readings',
] as const satisfies readonly (keyof TrackedAction)[];

export type SharedTracker = {
  summary: Omit<TrackerSummary, 'costCents'>;
  /** Calendar day of the reader. */
  day: string;
  items: Pick<TrackedAction, (typeof SHARED)[number]>[];
};
