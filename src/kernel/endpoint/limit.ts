import type { Call } from './call.ts';
import type { Limits } from './parts.ts';

/** Acts if the address is within the limit that the call declares (RATE_LIMIT). Errors: `too_many_requests`. */
export function withinLimit<C extends Call, T>(
  call: C,
  limits: Limits,
  act: (call: C) => Promise<T>,
): Promise<T> {
  const { declaration, runtime, db, now, locale, timeZone, http } = call;
  const { limit } = declaration;
  if (!limit || !runtime.config.isRateLimited) return act(call);
  return limits.within({ db, now, locale, timeZone }, limit, http.locals.clientAddress, () => act(call));
}
