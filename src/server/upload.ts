import type { z } from 'zod';
import type { ServiceContext } from './context.ts';

/** A call that takes a file: the file is put away as it arrives, before the rest of the call is judged. */
export type UploadRule = {
  /** Name of the field that holds the file. */
  field: string;
  /** The other fields, as the OpenAPI document shows them. */
  form: z.ZodType;
  /**
   * Puts the file away and answers the other fields with where it lies. `fingerprint` is what a repeat with the same
   * Idempotency-Key is told by. Errors: `unsupported_media_type`, `too_large`, `invalid`.
   */
  receive: (ctx: ServiceContext, request: Request) => Promise<{ given: unknown; fingerprint: string }>;
};
