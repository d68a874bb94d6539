import { z } from 'zod';
import { count, record, texts } from '#shared/answer.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];
const duplicate = {
  kind: z.string(),
  id: z.int(),
  name: z.string(),
  field: z.string(),
  /** Whether it is surely the same one, and no question. */
  isSame: z.boolean(),
};

/** api.md: the one shape of an error. What stands below `errors` comes with some codes only. */
export const problemSchema = record('Problem', {
  message: z.string(),
  code: z.enum(codes),
  errors: z.record(z.string(), z.string()).optional(),
  /** Number of wrong fields that `errors` does not name. */
  omittedErrors: count.optional(),
  /** `stale`: the record as it stands now. */
  current: z.looseObject({ updatedAt: z.string() }).optional(),
  /** `claimed`: who is answering the enquiry. */
  answering: z.strictObject({ name: z.string(), isOwn: z.boolean(), mayTakeOver: z.boolean() }).optional(),
  /** `duplicate` and the like: the record that is in the way, and all of them. */
  ...z.strictObject(duplicate).partial().shape,
  duplicates: z.array(z.strictObject(duplicate)).optional(),
  /** `merge_not_last`: the merge that has to be undone first. */
  mergeId: z.int().optional(),
  /** `taken`: an address that is free. */
  suggestion: z.string().optional(),
  /** `second_factor_required`: what the second step sends along, and what it may consist of. */
  challenge: z.string().optional(),
  factors: texts.optional(),
  passkey: z.record(z.string(), z.unknown()).optional(),
  /** Why a model's text was not used. */
  modelRefusal: z.string().optional(),
});
