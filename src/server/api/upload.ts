import type { z } from 'zod';
import type { ServiceContext } from '#server/context.ts';

export type Received = {
  /** The body of the call: the other fields and where the file lies. */
  given: unknown;
  /** Fingerprint that a repeat with the same Idempotency-Key is compared by. */
  fingerprint: string;
  /** Deletes the file unless the call has made use of it; called when the call is over, however it ended. */
  discard: () => Promise<void>;
};

/** A call that takes a file: the file is put away as it arrives, before the rest of the call is judged. */
export type UploadRule = {
  /** Name of the field that holds the file. */
  field: string;
  /** The other fields, as the OpenAPI document shows them. */
  form: z.ZodType;
  /** Puts the file away (multipart.ts), and leaves nothing behind where it throws. Errors: those of `readMultipart`. */
  receive: (ctx: ServiceContext, request: Request) => Promise<Received>;
};
