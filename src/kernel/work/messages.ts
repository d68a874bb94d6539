import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';
import type { Work } from './work.ts';

export type WorkSettings = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
};

/** `spoolPath` is for a file too large for a message. */
export type WorkOrder = { work: Work; spoolPath: string };

/** Sent any number of times before the answer: how far the work has come, in its own unit. */
export type WorkProgress = { progress: number };

/** `processorMs`: what the work took of the processor. */
export type WorkDone = { answer: WorkAnswer; processorMs: number };

export type WorkAnswer =
  | { bytes: Uint8Array<ArrayBuffer> }
  | { spooledBytes: number }
  | { refusal: { code: ErrorCode; details: ErrorDetails } }
  | { failure: unknown };
