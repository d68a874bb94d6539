import { namedBy, type Named } from '#kernel/api/idempotency.ts';
import type { Call } from './call.ts';

/** The request as its Idempotency-Key names it; null without one, and for an answer with a secret, which is not stored. */
export const keyOf = (call: Call): Named | null =>
  call.method === 'POST' && !call.declaration.isSecret
    ? namedBy(call.request, call.account, call.http.url.pathname)
    : null;
