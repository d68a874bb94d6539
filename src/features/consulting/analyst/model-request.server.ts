import { randomBytes } from 'node:crypto';
import type { ModelError } from '#kernel/model/model-error.ts';

/** Tokens and cost of requests; the cost is null where one has no known price. */
export type Used = { inputUnits: number; outputUnits: number; costMicros: number | null };
export const NOTHING_USED: Used = { inputUnits: 0, outputUnits: 0, costMicros: 0 };
export const sumOf = (one: Used, other: Used): Used => ({
  inputUnits: one.inputUnits + other.inputUnits,
  outputUnits: one.outputUnits + other.outputUnits,
  costMicros: one.costMicros === null || other.costMicros === null ? null : one.costMicros + other.costMicros,
});

export type Request = { system: string; prompt: string };
/** An answer that broke off says as far as it came. */
export type Answered = { said: string; error: ModelError | null; used: Used };
/** Throws `ModelError` if it was cancelled. */
export type Ask = (request: Request) => Promise<Answered>;

/** A random word that only the instructions of one request hold. */
export const newMark = (): string => `m${randomBytes(6).toString('hex')}`;
