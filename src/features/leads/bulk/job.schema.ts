import type { Change } from './bulk.schema.ts';
import type { JobStatus } from '#features/leads/leads.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

export type Job = {
  id: number;
  kind: RecordKind;
  status: JobStatus;
  done: number;
  total: number;
  /** Skipped records: in an undo, those changed since. */
  kept: number;
  change: Change;
  undoesId: number | null;
  undoneById: number | null;
  error?: string;
  createdAt: string;
  updatedAt: string;
};
