import { PORTALS } from '#features/accounts/portals.values.ts';
import { joinTokenOf } from '#features/accounts/workspaces/join.values.ts';
import type { ApiProblem } from '#shared/api.ts';
import { rememberTimeZone } from '#islands/remember-time-zone.ts';

/** The challenge that the second step sends along; `passkey` has the browser's options where the account has one. */
export type SecondStep = { challenge: string; passkey?: unknown };

/** `message` is missing without a response, or if the response has none. */
export type SignInOutcome =
  | { kind: 'signedIn'; token: string | null; name: string }
  /** The password was right, and a code has to follow. */
  | ({ kind: 'secondFactor' } & SecondStep)
  | { kind: 'failed'; code?: string; message?: string; errors?: Record<string, string> };

async function post(path: string, body: object): Promise<{ isOk: boolean; body: unknown } | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return { isOk: response.ok, body: await response.json() };
  } catch {
    return null;
  }
}

function failure(body: unknown): SignInOutcome {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<ApiProblem>) : {};
  const { challenge, passkey } = problem;
  if (problem.code === 'second_factor_required' && typeof challenge === 'string')
    return { kind: 'secondFactor', challenge, ...(passkey !== undefined && { passkey }) };
  return {
    kind: 'failed',
    ...(problem.code !== undefined && { code: problem.code }),
    ...(problem.message !== undefined && { message: problem.message }),
    ...(problem.errors && { errors: problem.errors }),
  };
}

export async function sendForm(path: string, body: object): Promise<SignInOutcome | { kind: 'done' }> {
  const answer = await post(path, body);
  return answer?.isOk ? { kind: 'done' } : failure(answer?.body);
}

async function enter(path: string, body: object): Promise<SignInOutcome> {
  rememberTimeZone();
  const answer = await post(path, body);
  if (!answer?.isOk) return failure(answer?.body);
  const { token, user } = answer.body as { token: string; user: { name: string } };
  return { kind: 'signedIn', token, name: user.name };
}

/** Signs in (specification section 7) without an Authorization header, so that an expired token cannot interfere. */
export const signIn = (credentials: { username: string; password: string }): Promise<SignInOutcome> =>
  enter('/api/login', credentials);

/** Second step: a code of the authenticator app, a recovery code, or the answer of a passkey. */
export const giveSecondFactor = (
  challenge: string,
  given: { code: string } | { passkey: object },
): Promise<SignInOutcome> => enter('/api/login/second-factor', { challenge, ...given });

/** Starts a demo account for a day, in the language of the page (product.md D6). */
export const startDemo = (language: string): Promise<SignInOutcome> => enter('/api/demo', { language });

/** Registers; the response has the user and a cookie, no token (api.md). */
export async function register(account: object): Promise<SignInOutcome> {
  rememberTimeZone();
  const answer = await post('/api/register', account);
  if (!answer?.isOk) return failure(answer?.body);
  const { name } = answer.body as { name: string };
  return { kind: 'signedIn', token: null, name };
}

/**
 * Returns the page for a new account: of an invitation to a workspace the lead manager, where it has joined; the
 * invitation's page says it where that is refused.
 */
export async function pageAfterRegistering(next: string): Promise<string> {
  const token = joinTokenOf(next);
  const joined =
    token === undefined ? undefined : await post(`/api/workspace-invitations/${token}/accept`, {});
  return joined?.isOk ? PORTALS.leads.home : next;
}
