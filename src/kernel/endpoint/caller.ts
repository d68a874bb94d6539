import type { Call } from './call.ts';
import type { Callers } from './parts.ts';

/** Finds the session or token of the caller, unless the call is everybody's. */
export async function findCaller(call: Call, { sessionOfRequest }: Callers): Promise<void> {
  const { declaration, request, http, db, runtime, now } = call;
  if (declaration.role === 'public' && declaration.grants === undefined) return;
  call.caller = await sessionOfRequest(db, request, http.cookies, runtime.config.siteUrl, now);
}
