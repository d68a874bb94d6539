import { z } from 'zod';

export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'errors:fields.integer')
  .transform(Number)
  .optional();
