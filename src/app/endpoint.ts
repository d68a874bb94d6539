import { callers } from '#features/accounts/sessions/callers.server.ts';
import { withinLimit } from '#features/accounts/sessions/call-limit.server.ts';
import { requireRoom } from '#features/accounts/usage.server.ts';
import { createEndpoint } from '#kernel/endpoint/create-endpoint.ts';

export { methodNotAllowed } from '#kernel/endpoint/method-not-allowed.ts';

/** Declares a call; all of them go through the same steps (docs/architecture.md, "A request's way"). */
export const endpoint = createEndpoint({
  callers,
  limits: { within: withinLimit },
  quota: { requireRoom },
});
