import { answersOf } from './held-answers.ts';

/** Figures and pictures are made with this client as well, and what it takes to hold an answer is no part of them. */
const isHolding = process.env['VITEST'] !== undefined;

/**
 * A caller of the running server: a jar for its two cookies, and nothing of ours in between. In tests every answer of a
 * declared call is held against what the server's own OpenAPI document says of it.
 */
export type Answer = { status: number; body: unknown; headers: Headers };

export class ApiClient {
  readonly #url: string;
  #cookie = '';
  /** Device cookie, by which its accounts recognise it. */
  #device = '';
  token = '';
  bearer = '';

  constructor(url: string, cookie = '') {
    this.#url = url;
    this.#cookie = cookie;
  }

  get #jar(): string {
    return [this.#cookie, this.#device].filter((cookie) => cookie !== '').join('; ');
  }

  get device(): string {
    return this.#device;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.#jar !== '' && { cookie: this.#jar }),
        ...(this.bearer !== '' && { authorization: `Bearer ${this.bearer}` }),
        // FormData sets its own type, with the boundary.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    const set = (name: RegExp) =>
      response.headers
        .getSetCookie()
        .find((line) => name.test(line))
        ?.split(';')[0];
    this.#cookie = set(/^(__Host-)?session=/) ?? this.#cookie;
    this.#device = set(/^(__Host-)?device=/) ?? this.#device;
    const text = await response.text();
    const isJson =
      text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer = {
      status: response.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      headers: response.headers,
    };
    if (isHolding && path.startsWith('/api/')) (await answersOf(this.#url)).hold(method, path, answer);
    return answer;
  }

  async register(username: string): Promise<this> {
    const account = {
      username,
      password: 'clave-de-prueba',
      name: username,
      email: `${username}@test.example`,
    };
    const made = await this.call('POST', '/api/register', account);
    if (made.status !== 201) throw new Error(`register answered ${made.status} ${JSON.stringify(made.body)}`);
    return this;
  }

  async login(username: string, password = 'clave-de-prueba'): Promise<this> {
    const answer = await this.call('POST', '/api/login', { username, password });
    if (answer.status !== 200)
      throw new Error(`login answered ${answer.status} ${JSON.stringify(answer.body)}`);
    this.token = member(answer.body, 'token', 'string');
    return this;
  }

  /** Enters the password again, which opens administration for ten minutes (api.md). */
  async confirm(currentPassword = 'clave-de-prueba'): Promise<this> {
    const answer = await this.call('POST', '/api/user/confirm', { currentPassword });
    if (answer.status !== 200)
      throw new Error(`confirm answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return this;
  }

  async make(path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
    const answer = await this.call('POST', path, body, headers);
    if (answer.status !== 201)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return member(answer.body, 'id', 'number');
  }
}

export const idsOf = (body: unknown): number[] => {
  const items: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'items') : undefined;
  return Array.isArray(items) ? items.map((item) => member(item, 'id', 'number')) : [];
};

type Kinds = { string: string; number: number };

export function member<K extends keyof Kinds>(body: unknown, name: string, kind: K): Kinds[K] {
  if (typeof body === 'object' && body !== null && name in body) {
    const value: unknown = Reflect.get(body, name);
    if (typeof value === kind) return value as Kinds[K];
  }
  throw new Error(`no ${kind} ${name} in ${JSON.stringify(body)}`);
}
