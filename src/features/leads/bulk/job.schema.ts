import type { Change } from './bulk.schema.ts';
import type { JobStatus } from '#features/leads/leads.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

/** How far a change of many records has come. */
export type Job = {
  id: number;
  kind: RecordKind;
  status: JobStatus;
  /** Records that are done, of `total`. */
  done: number;
  total: number;
  /** Records that were left alone: in an undo because somebody had changed them since. */
  kept: number;
  change: Change;
  /** The job that this one undoes. */
  undoesId: number | null;
  /** Its undo, where one was asked for. */
  undoneById: number | null;
  /** Why it failed, in the caller's language. */
  error?: string;
  createdAt: string;
  updatedAt: string;
};
