/** The part of JSON Schema that zod writes and an example is made of. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
};

type Records = Readonly<Record<string, JsonSchema>>;

/** Lists within lists are left empty below this depth: an example shows a shape, and a report would fill pages. */
const DEEPEST_LIST = 6;

const DAY = '2027-03-01';
const MOMENT = '2027-03-01T09:00:00.000Z';

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': MOMENT,
  date: DAY,
  email: 'ana@example.com',
  uri: 'https://www.example.com',
};

/** Sample texts by name of the field; the first that fits is taken. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^emails?$|Email$/, 'ana@example.com'],
  [/phone/i, '+34 600 111 222'],
  [/^(?:username)$/, 'ana'],
  [/password/i, 'seven-long-tables'],
  [/^(?:firstName)$/, 'Ana'],
  [/^(?:lastName)$/, 'Ruiz Gil'],
  [/^company(?:Name)?$/, 'Talleres Prieto'],
  [/name$/i, 'Ana Ruiz'],
  [/^(?:website|url|baseUrl|link|href|.*Url)$/, 'https://www.example.com'],
  [/^(?:domain|host)$/, 'example.com'],
  [/^taxId$/, 'A58818501'],
  [/^(?:country)$/, 'ES'],
  [/^currency$/, 'EUR'],
  [/^position$/, 'Head of purchasing'],
  [/^service$/, 'AI consulting'],
  [/^timeZone$/, 'Europe/Madrid'],
  [/^(?:language|locale)$/, 'en'],
  [/(?:At|Until|Since)$|^(?:at|moment)$/, MOMENT],
  [/(?:Date|Day|Close|Deadline|From|To)$|^(?:day|date|from|to|deadline|since|until)$/, DAY],
  [/colou?rs?$/i, '#1d3b6f'],
  [/^tone$/, 'professional'],
  [/^code$/, '123456'],
  [/^(?:slug)$/, 'spring-offer'],
  [/^(?:subject|title)$/, 'Offer for the spring'],
  [/^(?:sector)$/, 'Metal work'],
  [/^(?:q)$/, 'ana'],
  [/tags?$/i, 'spring'],
  [/^(?:hash|sha256|buildHash)$/, '0f3a9c'],
  [/^(?:id|key|token|secret|challenge|cursor|nextCursor|.*Id)$/, 'b7f3a1'],
];

const NUMBER_BY_NAME: readonly (readonly [RegExp, number])[] = [
  [/cents/i, 150_000],
  [/share$/i, 0.25],
  // Two records of one call are two.
  [/^(?:second|drop|other)Id$/, 13],
  [/id$/i, 12],
];

const padded = (text: string, { minLength = 0, maxLength = Infinity }: JsonSchema): string =>
  text.padEnd(minLength, '.').slice(0, maxLength);

function stringExample(schema: JsonSchema, name: string): string {
  const { format = '', pattern } = schema;
  const found = BY_FORMAT[format] ?? BY_NAME.find(([names]) => names.test(name))?.[1];
  const text = padded(found ?? 'As it was agreed on the telephone', schema);
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return text;
  const fitting = ['12', 'A1', 'abc', '12:30', DAY, '600111222', 'en', '/start'].find((each) =>
    new RegExp(pattern, 'u').test(each),
  );
  return fitting ?? text;
}

function numberOf({ minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema, name: string): number {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const wanted = NUMBER_BY_NAME.find(([names]) => names.test(name))?.[1] ?? 3;
  return Math.min(Math.max(wanted, lowest ?? wanted), maximum);
}

const isNull = ({ type, const: only }: JsonSchema): boolean => type === 'null' || only === null;

const typeOf = ({ type }: JsonSchema): string | undefined =>
  typeof type === 'object' ? (type.find((each) => each !== 'null') ?? 'null') : type;

/** The value that shows most: of several kinds the first that is not null. */
function chosen(variants: readonly JsonSchema[]): JsonSchema {
  return variants.find((variant) => !isNull(variant)) ?? { type: 'null' };
}

export type ExampleOptions = {
  records: Records;
  /** Optional members of an object that are shown beside those that it needs. */
  optional: number;
  /** Name of the record of the call. */
  thing: string;
};

/** Returns a value that a JSON Schema allows, in words that fit the names. A schema's own example comes first. */
export function exampleOf(schema: JsonSchema, options: ExampleOptions, name = '', depth = 0): unknown {
  const { records, optional, thing } = options;
  const inner = (part: JsonSchema, key = name): unknown => exampleOf(part, options, key, depth + 1);
  if (schema.examples) return schema.examples[0];
  if (schema.$ref !== undefined) return inner(records[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== '' && value !== null) ?? schema.enum[0];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return inner(chosen(variants));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part))) as unknown;
  switch (typeOf(schema)) {
    case 'object':
      return membersOf(schema, optional, inner);
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((part) => inner(part));
      if (depth >= DEEPEST_LIST && !schema.minItems) return [];
      return [inner(schema.items ?? {}, name.replace(/ies$/, 'y').replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return name === 'name' ? padded(thing, schema) : stringExample(schema, name);
    default:
      return schema.default ?? null;
  }
}

/** Made by a browser; a reader would not type it. */
const UNSHOWN = new Set(['passkey']);

function membersOf(
  { properties, required = [], additionalProperties, propertyNames }: JsonSchema,
  optional: number,
  inner: (part: JsonSchema, key?: string) => unknown,
): Record<string, unknown> {
  if (properties) {
    const others = Object.keys(properties).filter((key) => !required.includes(key) && !UNSHOWN.has(key));
    // A body without a required member is a change: one member shows it.
    const shown = others.slice(0, required.length > 0 ? optional : Math.max(1, optional));
    const names = Object.keys(properties).filter((key) => required.includes(key) || shown.includes(key));
    return Object.fromEntries(names.map((key) => [key, inner(properties[key] ?? {}, key)]));
  }
  if (typeof additionalProperties !== 'object') return {};
  const keys = propertyNames?.enum?.map(String) ?? ['key'];
  return Object.fromEntries(keys.map((key) => [key, inner(additionalProperties, key)]));
}
