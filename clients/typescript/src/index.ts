import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

export type { components, operations, paths } from './schema.ts';

/** Records by the names of the OpenAPI document: `Schemas['CrmContact']`. */
export type Schemas = components['schemas'];
/** A refusal: `code` for programs, `message` for people, `errors` by the name of the field. */
export type Problem = Schemas['Problem'];
export type Client = FetchClient<paths>;

export type ClientOptions = {
  /** Origin of the server, as `https://suite.example`. */
  url: string;
  /** API token (`aic_…`) or the token of a sign-in. */
  token?: string | undefined;
  /** Id of the workspace to work in; by default the personal one, or the one that the token is bound to. */
  workspace?: number | undefined;
  /** Takes the place of `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
};

/** Answer of a call: `data` or `error`, with the response that it was read from. */
export type Answer<Data> =
  { data: Data; error?: never; response: Response } | { data?: never; error: Problem; response: Response };

/** A refusal as an error, for whoever would rather catch. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: Problem;
  readonly response: Response;

  constructor(problem: Problem, response: Response) {
    super(problem.message);
    this.problem = problem;
    this.response = response;
  }
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined)
      form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** A body with a file is a form, every other one JSON. */
const serialized = (body: unknown): FormData | string =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)
    ? formOf(body)
    : JSON.stringify(body);

/** Errors of a server in between are pages, and become a problem too. */
function asProblem(response: Response): Response | undefined {
  const isProblem = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.ok || isProblem) return undefined;
  const { status, statusText, headers } = response;
  const problem: Problem = { code: 'internal', message: `${status} ${statusText}`.trim() };
  const kept = new Headers(headers);
  kept.set('content-type', 'application/json');
  for (const name of ['content-length', 'content-encoding']) kept.delete(name);
  return new Response(JSON.stringify(problem), { status, statusText, headers: kept });
}

/**
 * Makes a client: `client.GET('/api/crm/contacts', { params: { query: { q: 'ruiz' } } })` answers `{ data }` or
 * `{ error }`, and throws only where no server answers.
 */
export function createClient({ url, token, workspace, fetch }: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl: url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(workspace !== undefined && { 'x-workspace': workspace }),
    },
    bodySerializer: serialized,
    ...(fetch && { fetch }),
  });
  client.use({ onResponse: ({ response }) => asProblem(response) });
  return client;
}

/** Returns the data of an answer; throws RefusedError for a refusal. */
export async function dataOf<Data>(asked: Promise<Answer<Data>> | Answer<Data>): Promise<Data> {
  const answer = await asked;
  if (answer.error !== undefined) throw new RefusedError(answer.error, answer.response);
  return answer.data as Data;
}

type Page = { items: readonly unknown[]; nextCursor: string | null };

/**
 * Asks for one page of a list after the other: `pages((at) => client.GET(path, { params: { query: { q, ...at } } }))`.
 * Throws RefusedError.
 */
export async function* pages<One extends Page>(
  ask: (at: { cursor?: string }) => Promise<Answer<One>>,
): AsyncGenerator<One, void> {
  let at: { cursor?: string } | undefined = {};
  while (at) {
    const page: One = await dataOf(ask(at));
    yield page;
    at = page.nextCursor === null ? undefined : { cursor: page.nextCursor };
  }
}

/** Id of the cause of a write, which `POST /api/causes/{id}/undo` takes back; undefined where nothing was written. */
export function causeOf({ headers }: Response): number | undefined {
  const cause = headers.get('x-cause-id');
  return cause === null ? undefined : Number(cause);
}

export type Waiting = {
  /** Between two questions; half a second by default. */
  everyMs?: number;
  /** Ends the waiting with its reason. */
  signal?: AbortSignal;
};

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

const GOING_ON = new Set(['queued', 'running']);

/**
 * Asks for a job (`GET /api/jobs/{id}`) or an import (`GET /api/crm/imports/{id}`) until it has ended, and returns it,
 * also where it has failed. Throws RefusedError.
 */
export async function waitForJob<Work extends { status: string }>(
  ask: () => Promise<Answer<Work>>,
  { everyMs = 500, signal }: Waiting = {},
): Promise<Work> {
  for (;;) {
    signal?.throwIfAborted();
    const work = await dataOf(ask());
    if (!GOING_ON.has(work.status)) return work;
    await pause(everyMs, signal);
  }
}
