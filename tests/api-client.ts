/** A caller of the running server: a cookie jar of one cookie, and nothing of ours in between. */
export type Answer = { status: number; body: unknown; headers: Headers };

export class ApiClient {
  readonly #url: string;
  #cookie = '';
  token = '';

  constructor(url: string, cookie = '') {
    this.#url = url;
    this.#cookie = cookie;
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
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        // A form says its own type, with the mark between its parts.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    const set = response.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line));
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson =
      text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async register(username: string): Promise<this> {
    const account = { username, password: 'secreta', name: username, email: `${username}@test.example` };
    const made = await this.call('POST', '/api/register', account);
    if (made.status !== 201) throw new Error(`register answered ${made.status} ${JSON.stringify(made.body)}`);
    return this;
  }

  async login(username: string, password = 'secreta'): Promise<this> {
    const answer = await this.call('POST', '/api/login', { username, password });
    if (answer.status !== 200)
      throw new Error(`login answered ${answer.status} ${JSON.stringify(answer.body)}`);
    this.token = member(answer.body, 'token', 'string');
    return this;
  }

  /** Makes a record and answers its id. */
  async make(path: string, body: unknown): Promise<number> {
    const answer = await this.call('POST', path, body);
    if (answer.status !== 201)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return member(answer.body, 'id', 'number');
  }
}

/** The ids of the records of a list. */
export const idsOf = (body: unknown): number[] => {
  const items: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'items') : undefined;
  return Array.isArray(items) ? items.map((item) => member(item, 'id', 'number')) : [];
};

type Kinds = { string: string; number: number };

/** One member of an answer, of the type that the test expects. */
export function member<K extends keyof Kinds>(body: unknown, name: string, kind: K): Kinds[K] {
  if (typeof body === 'object' && body !== null && name in body) {
    const value: unknown = Reflect.get(body, name);
    if (typeof value === kind) return value as Kinds[K];
  }
  throw new Error(`no ${kind} ${name} in ${JSON.stringify(body)}`);
}
