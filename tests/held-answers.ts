import { z } from 'zod';

/** An answer as it came over the wire. */
export type Received = { status: number; body: unknown; headers: Headers };

type Schema = Record<string, unknown>;
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  parameters: { name: string; in: string }[];
  responses: Record<string, { description: string; content?: Content }>;
};
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Declared = { name: string; method: string; address: RegExp; operation: Operation };

/** Answered by the front before Astro; they are no declared calls. */
const OF_THE_FRONT = new Set(['/api/health', '/api/ready']);
/** How the document names a record; `$defs` is how a schema that stands alone does. */
const REFERENCE = /(")#\/components\/schemas\//g;
const mediaType = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim() ?? '';

/** Holds answers against an OpenAPI document: status, media type, and every member of the JSON. */
export class HeldAnswers {
  readonly #calls: Declared[];
  readonly #records: Record<string, Schema>;
  readonly #schemas = new Map<string, z.ZodType>();
  /** `METHOD path` of the declared calls that have answered as declared. */
  readonly seen = new Set<string>();

  constructor({ paths, components }: Document) {
    this.#records = components.schemas;
    this.#calls = Object.entries(paths)
      .flatMap(([path, methods]) => {
        const text = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
        return Object.entries(methods).map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          address: new RegExp(`^${text}$`),
          operation,
        }));
      })
      // `/merge` before `/{id}`, and `/{id}.svg` before `/{id}`.
      .sort(
        (a, b) =>
          a.name.split('{').length - b.name.split('{').length ||
          b.address.source.length - a.address.source.length,
      );
  }

  /** Throws where the answer is not what the document says. */
  hold(method: string, address: string, received: Received): void {
    const [path = ''] = address.split('?');
    if (method === 'HEAD' || OF_THE_FRONT.has(path)) return;
    const { status, body, headers } = received;
    const type = mediaType(headers);
    const said = `${method} ${path} answered ${status} ${type}`;
    if (status >= 400) {
      if (type === 'application/json') this.#check(said, { $ref: '#/$defs/Problem' }, body);
      return;
    }
    const call = this.#calls.find((one) => one.method === method && one.address.test(path));
    if (path === '/api/openapi.json') return;
    if (!call) throw new Error(`${said}, and the document knows no such call`);
    const declared = call.operation.responses[String(status)];
    if (!declared)
      throw new Error(`${said}, and declares ${Object.keys(call.operation.responses).join(', ')}`);
    const { content = {} } = declared;
    const types = Object.keys(content);
    if (types.length === 0 ? body !== '' : !types.includes(type))
      throw new Error(`${said}, and declares ${types.join(', ') || 'nothing'}`);
    const schema = content[type]?.schema;
    if (schema) this.#check(said, schema, body);
    this.seen.add(call.name);
  }

  #check(said: string, schema: Schema, body: unknown): void {
    const text = JSON.stringify(schema);
    const known = this.#schemas.get(text) ?? this.#compiled(text);
    this.#schemas.set(text, known);
    const { error } = known.safeParse(body);
    if (error)
      throw new Error(`${said}, which is not what it declares:\n${z.prettifyError(error)}\n${shown(body)}`);
  }

  #compiled(schema: string): z.ZodType {
    const $defs: Record<string, Schema> = {};
    const own = schema.replaceAll(REFERENCE, '$1#/$$defs/');
    this.#addNamedIn(own, $defs);
    const whole = { ...(JSON.parse(own) as Schema), $defs };
    return z.fromJSONSchema(whole as Parameters<typeof z.fromJSONSchema>[0]);
  }

  /** The records that a schema names, and those that they name: most answers have few of all. */
  #addNamedIn(text: string, found: Record<string, Schema>): void {
    for (const [, name = ''] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (name in found) continue;
      const record = this.#localRecord(name);
      found[name] = JSON.parse(record) as Schema;
      this.#addNamedIn(record, found);
    }
  }

  #localRecord(name: string): string {
    return JSON.stringify(this.#records[name]).replaceAll(REFERENCE, '$1#/$$defs/');
  }
}

const shown = (body: unknown): string => JSON.stringify(body).slice(0, 2_000);

const held = new Map<string, Promise<HeldAnswers>>();

/** Of the server at `url`, by the document that it hands out itself. */
export function answersOf(url: string): Promise<HeldAnswers> {
  const known = held.get(url);
  if (known) return known;
  const asked = fetch(`${url}/api/openapi.json`)
    .then((response) => response.json())
    .then((document) => new HeldAnswers(document as Document));
  held.set(url, asked);
  asked.catch(() => held.delete(url));
  return asked;
}

/** A server that starts at an address is another than the one before it there. */
export const forgetAnswers = (url: string): boolean => held.delete(url);
