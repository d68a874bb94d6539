import { AppError } from '#shared/errors.ts';
import type { EndpointDeclaration, Need } from '#kernel/api/declaration.ts';
import type { ActiveSession } from '#kernel/session.ts';
import type { Act } from '#shared/workspaces/workspace.ts';

type Rule = Pick<EndpointDeclaration, 'role' | 'needs' | 'isReading'>;

/** Time for which entering the password again opens administration (api.md, `POST /api/user/confirm`). */
export const CONFIRMED_MINUTES = 10;

/**
 * Returns the credential required beside an account. Administration is not left to each declaration: every change by an
 * administrator takes the cookie and the password entered again, and no API token reads it.
 */
export function needOf({ role, needs, isReading = false }: Rule, method: string): Need | undefined {
  if (role !== 'admin') return needs;
  return isReading || method === 'GET' || method === 'HEAD' ? (needs ?? 'session') : 'confirmed';
}

/**
 * Returns what a call does with the records of its workspace: by its method, unless its declaration says more. Undefined
 * for a call on an account or on the installation, whatever the caller's part in the workspace.
 */
export function actOf(
  method: string,
  { role, needs, isReading, act }: Pick<EndpointDeclaration, 'role' | 'needs' | 'isReading' | 'act'>,
): Act | undefined {
  if (role !== 'user' || needs !== undefined) return undefined;
  if (act !== undefined) return act;
  if (isReading || method === 'GET' || method === 'HEAD') return 'read';
  return method === 'DELETE' ? 'delete' : 'write';
}

/**
 * A call that changes records is one transaction, from its service's first statement to its last. The calls of an account
 * hash passwords and others ask a model, which no transaction may wait for: they open their own.
 */
export const isOneWrite = (
  method: string,
  {
    role,
    needs,
    isReading,
    asksModel,
  }: Pick<EndpointDeclaration, 'role' | 'needs' | 'isReading' | 'asksModel'>,
): boolean =>
  role === 'user' && needs === undefined && !isReading && !asksModel && method !== 'GET' && method !== 'HEAD';

/** Checks both directions: a confirmation dated in the future (the clock was ahead) must not stay valid until then. */
function isConfirmed({ confirmedAt }: ActiveSession, now: Date): boolean {
  if (confirmedAt === null) return false;
  return Math.abs(now.getTime() - Date.parse(confirmedAt)) <= CONFIRMED_MINUTES * 60_000;
}

const isCredentialEnough = (need: Need | undefined, { by }: ActiveSession): boolean =>
  need === undefined || by === 'cookie' || (need === 'session' && by === 'loginToken');

const isRoleEnough = (role: Rule['role'], { user }: ActiveSession): boolean =>
  role !== 'admin' || user.role === 'admin';

function requireConfirmed(need: Need | undefined, session: ActiveSession, now: Date): void {
  if (need === 'confirmed' && !isConfirmed(session, now)) throw new AppError('password_required');
}

/** Errors: `signed_out`, `forbidden`, `token_not_enough`, `password_required`. A public call allows everybody. */
export function requireAccess(rule: Rule, method: string, caller: ActiveSession | null, now: Date): void {
  if (rule.role === 'public') return;
  if (!caller) throw new AppError('signed_out');
  if (!isRoleEnough(rule.role, caller)) throw new AppError('forbidden');
  const need = needOf(rule, method);
  if (!isCredentialEnough(need, caller)) throw new AppError('token_not_enough');
  requireConfirmed(need, caller, now);
}

/**
 * Returns the session for the service. A public call has none, whatever the caller sends, unless its declaration grants
 * it; a credential that is not sufficient counts as a visitor's. Errors: `password_required`.
 */
export function sessionFor<Body>(
  { role, grants }: Pick<EndpointDeclaration<Body>, 'role' | 'grants'>,
  caller: ActiveSession | null,
  body: Body,
  now: Date,
): ActiveSession | null {
  if (role !== 'public') return caller;
  if (!caller || !grants || grants.when?.(body) === false) return null;
  if (!isRoleEnough(grants.role, caller) || !isCredentialEnough(grants.needs, caller)) return null;
  requireConfirmed(grants.needs, caller, now);
  return caller;
}
