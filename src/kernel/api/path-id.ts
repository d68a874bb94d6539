import { AppError, type ErrorCode } from '#shared/errors.ts';

/** Returns the id at a place of the path. Errors: the code, for anything else. */
export function pathId(raw: string | undefined, code: ErrorCode = 'invalid_id'): number {
  if (raw === undefined || !/^[1-9]\d{0,14}$/.test(raw)) throw new AppError(code);
  return Number(raw);
}
