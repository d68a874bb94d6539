import type { z } from 'zod';
import type { ServiceContext } from '#kernel/context.ts';

export type Received = {
  /** Body of the call: the other fields and where the file is stored. */
  given: unknown;
  /** Compared when a request with the same Idempotency-Key is repeated. */
  fingerprint: string;
  /** Deletes the file unless the call has used it; called at the end of the call, whatever its outcome. */
  discard: () => Promise<void>;
};

/** A call with a file. The file is stored as it arrives, before the rest of the call is validated. */
export type UploadRule = {
  field: string;
  form: z.ZodType;
  /** Stores the file (multipart.ts), and removes it again if it throws. Errors: those of `readMultipart`. */
  receive: (ctx: ServiceContext, request: Request) => Promise<Received>;
};
