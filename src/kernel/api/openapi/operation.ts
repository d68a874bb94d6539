import { z } from 'zod';
import { LOCALES } from '#i18n/locales.ts';
import { needOf } from '#kernel/endpoint/access.ts';
import type { DeclaredCall, EndpointDeclaration, Need, Role } from '#kernel/api/declaration.ts';
import { describeCall } from './description.ts';
import { exampleOf, type JsonSchema } from './example.ts';
import { refusals } from './problems.ts';
import { callSample, thingAt } from './sample.ts';
import type { UploadRule } from '#kernel/api/upload.ts';

const inputs = new WeakMap<z.ZodType, z.core.JSONSchema.BaseSchema>();

/** Returns the JSON Schema of a request: transforms and defaults are described by their input. */
function inputSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const known = inputs.get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  inputs.set(schema, rest);
  return rest;
}

function formSchema({ form, field }: UploadRule) {
  const { properties, required = [], ...rest } = inputSchema(form);
  return {
    ...rest,
    properties: { ...properties, [field]: { type: 'string', format: 'binary' } },
    required: [...required, field],
  };
}

const securityOf = (role: Role, needs: Need | undefined) => {
  if (role === 'public') return [];
  return needs === undefined || needs === 'session' ? [{ cookie: [] }, { bearer: [] }] : [{ cookie: [] }];
};

/** `GET /api/marketing/assets/{id}.svg` as a function is called: getMarketingAssetsByIdSvg. */
function operationId({ method, path }: Pick<DeclaredCall, 'method' | 'path'>): string {
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/[^a-zA-Z]+/);
  const title = words.filter(Boolean).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return method.toLowerCase() + title.join('');
}

/** Parts of an address: one is a number where the call says what it answers to another. */
function pathParameter(name: string, { id, owner }: EndpointDeclaration) {
  const at = { name, in: 'path', required: true };
  if (name === 'id' && id)
    return {
      ...at,
      description: 'Number of the record.',
      schema: { type: 'integer', minimum: 1 },
      example: 12,
    };
  if (name === 'language')
    return { ...at, description: 'Language of the texts.', schema: { enum: LOCALES }, example: 'en' };
  if (name === 'token')
    return { ...at, description: 'The secret of the link.', schema: { type: 'string' }, example: 'b7f3a1' };
  const description = owner === 'none' ? `The ${name}.` : `Which one, by its ${name}.`;
  return { ...at, description, schema: { type: 'string' }, example: name === 'kind' ? 'contact' : 'b7f3a1' };
}

const WHOLE_NUMBER = /^\^(\[1-9\])?\\d\{\d,\d+\}\$$/;

/** An address carries text. The document says its meaning: digits are a whole number, and true or false a boolean. */
function inAddress({ pattern, ...schema }: JsonSchema): JsonSchema {
  const whole = WHOLE_NUMBER.exec(pattern ?? '');
  if (whole) return { ...schema, type: 'integer', minimum: whole[1] ? 1 : 0 };
  if (schema.enum?.every((choice) => choice === 'true' || choice === 'false')) {
    const { enum: choices, ...rest } = schema;
    return { ...rest, type: 'boolean', ...(choices?.length === 1 && { enum: [choices[0] === 'true'] }) };
  }
  return { ...schema, ...(pattern !== undefined && schema.type !== 'integer' && { pattern }) };
}

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Any text that names this request alone; the same text again answers as the first time.',
  schema: { type: 'string', maxLength: 200 },
  example: 'import-2027-03-01-line-7',
};

/** Fields of a form are text, which the call's own reader makes a body of. */
const FORM_FIELDS = { schema: { type: 'object', additionalProperties: { type: 'string' } } };
const TEXT = { schema: { type: 'string' } };

/** In OpenAPI 3.1 a file that is no text has no schema, and a file of JSON any. */
const fileContent = (type: string) => (/^text\/|[+]xml$|ndjson$/.test(type) ? TEXT : {});

type Shapes = { records: Record<string, JsonSchema>; answer: JsonSchema | undefined };

/** A form of a browser without JavaScript is answered with a page, or with the address of the next one. */
function responses(
  { form, gives, status = 200, answers = 'Done', orFound }: EndpointDeclaration,
  { answer, records }: Shapes,
  thing: string,
) {
  const page = form && { 'text/html': TEXT };
  const content = gives
    ? Object.fromEntries(gives.map((type) => [type.split(';', 1)[0] ?? type, fileContent(type)]))
    : answer && {
        'application/json': {
          schema: answer,
          example: exampleOf(answer, { records, optional: 0, thing }),
        },
      };
  const done = { description: answers, ...(content && { content }) };
  return {
    [status]: page && !form.next && status === 200 ? { ...done, content: { ...content, ...page } } : done,
    ...(page && !form.next && status !== 200 && { 200: { description: 'Done', content: page } }),
    ...(orFound && { 200: { description: 'It was there already', ...(content && { content }) } }),
    ...(form?.next && { 303: { description: 'The page that follows a form' } }),
  };
}

const OPTIONAL_SHOWN = 4;

/** An example of a body that the call takes: with some optional members where they go together. */
function bodyExample({ body, upload }: EndpointDeclaration, thing: string): unknown {
  const schema = upload?.form ?? body;
  if (!schema) return undefined;
  const shape = inputSchema(schema) as JsonSchema;
  const shown = [OPTIONAL_SHOWN, 0].map((optional) => exampleOf(shape, { records: {}, optional, thing }));
  return shown.find((example) => schema.safeParse(example).success) ?? shown.at(-1);
}

function requestBody({ body, form, upload }: EndpointDeclaration, example: unknown) {
  if (!body) return {};
  const content = {
    ...(upload
      ? { 'multipart/form-data': { schema: formSchema(upload), example } }
      : { 'application/json': { schema: inputSchema(body), example } }),
    ...(form && { 'application/x-www-form-urlencoded': FORM_FIELDS }),
  };
  return { requestBody: { required: true, content } };
}

/** One operation of the document, made of the declaration. */
export function operation(
  call: DeclaredCall,
  shapes: Shapes,
  around: { isRestorable: boolean; siteUrl: string },
) {
  const { path, method, declaration } = call;
  const { body, query, role, owner, summary, isSecret } = declaration;
  const needs = needOf(declaration, method);
  const thing = thingAt(path);
  const asked = (query ? inputSchema(query) : {}) as JsonSchema;
  const taken = (body ? inputSchema(body) : {}) as JsonSchema;
  const { text, codes } = describeCall({
    ...call,
    ...around,
    query: Object.keys(asked.properties ?? {}),
    members: Object.keys(taken.properties ?? {}),
  });
  const example = bodyExample(declaration, thing);
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name, declaration)),
    ...Object.entries(asked.properties ?? {}).map(([name, text]) => {
      const schema = inAddress(text);
      const example = exampleOf(schema, { records: {}, optional: 0, thing }, name);
      return { name, in: 'query', required: asked.required?.includes(name) ?? false, schema, example };
    }),
    ...(method === 'POST' && !isSecret ? [KEY] : []),
  ];
  return {
    operationId: operationId(call),
    summary,
    description: text,
    tags: [path.split('/')[2] ?? 'api'],
    parameters,
    security: securityOf(role, needs),
    'x-role': role,
    ...(needs && { 'x-needs': needs }),
    'x-owner': owner,
    ...requestBody(declaration, example),
    responses: {
      ...responses(declaration, shapes, thing),
      ...refusals(codes),
    },
    'x-codeSamples': [
      {
        lang: 'Shell',
        label: 'curl',
        source: callSample(call, { parameters, needs, body: example, siteUrl: around.siteUrl }),
      },
    ],
  };
}
