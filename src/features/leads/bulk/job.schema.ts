import type { Change } from './bulk.schema.ts';
import type { JobStatus } from '#features/leads/leads.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

/** Progress of a change to many records. */
export type Job = {
  id: number;
  kind: RecordKind;
  status: JobStatus;
  /** Processed records, of `total`. */
  done: number;
  total: number;
  /** Skipped records: in an undo, those changed since. */
  kept: number;
  change: Change;
  /** The job that this one undoes. */
  undoesId: number | null;
  /** The job that undoes this one, if any. */
  undoneById: number | null;
  /** Why it failed, in the current user's language. */
  error?: string;
  createdAt: string;
  updatedAt: string;
};
