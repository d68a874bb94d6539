import type { ApiProblem } from '#shared/api.ts';
import { askForPassword, askToSignIn } from '#islands/session/sign-in-request.ts';
import { pageFact } from './ui/drafts.ts';
import { readStored, writeStored } from './ui/storage.ts';

/** Key of the login token in the browser's storage (specification section 7, product.md D8). */
const TOKEN_KEY = 'auth_token';

/** Failure of a call: the server's problem, or `network` where no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: ApiProblem;

  constructor(status: number, problem: ApiProblem) {
    super(problem.message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get isNetwork(): boolean {
    return this.status === 0;
  }

  /** The record is not there any more; where its whole workspace is out of reach, nothing is known of it. */
  get isGone(): boolean {
    return this.status === 404 && this.problem.code !== 'workspace_left';
  }
}

const storedToken = (): string | null => readStored('localStorage', TOKEN_KEY);

export const rememberToken = (token: string | null): void => writeStored('localStorage', TOKEN_KEY, token);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Options = {
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** An act on an account, one's own or another: the token, which a script could read, stays out of it (product.md D8). */
  isAccountAct?: boolean;
  /** For the one call without a body that wants the password. */
  currentPassword?: string;
  /** For an act in another workspace than the page's. */
  workspaceId?: number;
};

async function send(
  method: Method,
  path: string,
  { body, idempotencyKey, signal, currentPassword, workspaceId }: Options,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  // A form says its own type, with the mark between its parts.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Somebody else may have signed in meanwhile, in another tab: then this page's work must not land in their account.
  if (pageFact('userId') !== '') headers.set('x-page-user', pageFact('userId'));
  // Another tab may have chosen another workspace: what this page shows and writes stays in its own.
  const workspace = workspaceId === undefined ? pageFact('workspaceId') : String(workspaceId);
  if (workspace !== '') headers.set('x-workspace', workspace);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  // A header holds no letters beyond Latin-1.
  if (currentPassword !== undefined) headers.set('x-current-password', encodeURIComponent(currentPassword));
  return fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

async function problemOf(response: Response): Promise<ApiError> {
  const fallback: ApiProblem = { message: response.statusText, code: 'unknown' };
  const problem = await response.json().then(
    (body: unknown) =>
      typeof body === 'object' && body !== null && 'message' in body ? (body as ApiProblem) : fallback,
    () => fallback,
  );
  return new ApiError(response.status, problem);
}

/**
 * An answer that went well. A stored token that has died is dropped and the cookie tried alone; where both have died,
 * the sign-in comes in a dialog and the call goes on after it, so that nothing typed is lost; administration asks for
 * the password in the same way. Rejects with `ApiError`, or with the signal's reason.
 */
export async function answerOf(method: Method, path: string, options: Options = {}): Promise<Response> {
  const usableToken = (): string | null => (options.isAccountAct ? null : storedToken());
  let token = usableToken();
  for (;;) {
    let response: Response;
    try {
      response = await send(method, path, options, token);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0, { message: '', code: 'network' });
    }
    if (response.ok) return response;
    const error = await problemOf(response);
    if (error.problem.code === 'password_required' && (await askForPassword())) continue;
    if (error.problem.code !== 'signed_out') throw error;
    if (token !== null) {
      rememberToken(null);
      token = null;
    } else if (await askToSignIn()) {
      token = usableToken();
    } else {
      throw error;
    }
  }
}

/** One call of JSON. Rejects as `answerOf` does. */
export async function api<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const response = await answerOf(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** An arrow of the loop: what it leads to, and whether it was made now or was there already. */
export async function follow<T>(path: string, body: object): Promise<{ found: T; isNew: boolean }> {
  const response = await answerOf('POST', path, { body });
  return { found: (await response.json()) as T, isNew: response.status === 201 };
}

/** `randomUUID` exists on secure addresses only; a portal on a plain local address works too. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
