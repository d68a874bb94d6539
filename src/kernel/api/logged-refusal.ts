import type { Logger } from 'pino';
import type { AppError, FieldErrors } from '#shared/errors.ts';

const MOST_FIELDS = 20;
const UNKNOWN = 'errors:fields.unknown';

/**
 * Returns the names that our schemas give, without what a caller chose: the name of an unknown field, and whatever
 * follows the first part of a path, where the members of a record stand.
 */
const namesOf = (fields: FieldErrors): string[] => [
  ...new Set(
    Object.entries(fields).map(([path, key]) => (key === UNKNOWN ? '*' : path.replace(/\..*/s, ''))),
  ),
];

/** Logs why something was refused: the code and the names of fields, never a value. */
export function logRefusal(
  log: Pick<Logger, 'info'>,
  requestId: string,
  { code, details: { fields } }: Pick<AppError, 'code' | 'details'>,
): void {
  const names = fields && namesOf(fields).slice(0, MOST_FIELDS);
  log.info({ requestId, code, ...(names && { fields: names }) }, 'refused');
}
