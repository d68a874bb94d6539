import { countSignedOut } from '#kernel/api/signed-out-calls.ts';
import { AppError } from '#shared/errors.ts';
import { requireAct } from '#shared/workspaces/workspace.ts';
import { actOf, requireAccess } from './access.ts';
import type { Call } from './call.ts';
import type { Callers } from './parts.ts';

/**
 * Errors: those of `requireAccess` and of `requireAct`, `second_factor_missing`, and `too_many_requests` of callers
 * without a session.
 */
export function requireRole(call: Call, { lacksSecondFactor }: Callers): void {
  const { declaration, method, caller, now, http, runtime } = call;
  requireAccess(declaration, method, caller, now);
  if (!caller) return countSignedOut(http.locals, method);
  // An account can be secured, left or taken away before it has its second factor.
  if (!declaration.opensBeforeSecondFactor && lacksSecondFactor(runtime.config.requireSecondFactor, caller))
    throw new AppError('second_factor_missing');
  const act = actOf(method, declaration);
  if (act !== undefined) requireAct(caller, act);
}
