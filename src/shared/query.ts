import { z } from 'zod';

/** Id in the query of a list. */
export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'errors:fields.integer')
  .transform(Number)
  .optional();
