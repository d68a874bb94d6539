import type { APIContext } from 'astro';
import type { z } from 'zod';
import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import { invalid } from '#kernel/api/field-errors.ts';
import { pathId } from '#kernel/api/path-id.ts';
import { requireCleanText } from '#kernel/api/request-body.ts';
import type { ActiveSession } from '#kernel/session.ts';
import { WORKSPACE_PARAMETER } from '#shared/api.ts';
import { isLocale } from '#i18n/index.ts';
import { sessionFor } from './access.ts';
import type { Sent } from './body.ts';
import type { Call } from './call.ts';

/** A call as its service gets it. */
export type Input<Body, Query> = {
  /** Id from the path; 0 if the declaration has none. */
  id: number;
  body: Body;
  query: Query;
  session: ActiveSession | null;
  /** For the few endpoints that set cookies or count addresses. */
  http: APIContext;
};

export function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, empty: T): T {
  if (!schema) return empty;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error, value);
  return parsed.data;
}

const parseId = (raw: string | undefined, code: EndpointDeclaration['id']): number =>
  code === undefined ? 0 : pathId(raw, code);

function parseQuery<Query>(schema: z.ZodType<Query> | undefined, url: URL, empty: Query): Query {
  // Most calls have none, and their URL does not parse it.
  if (url.search === '') return parse(schema, {}, empty);
  const { [WORKSPACE_PARAMETER]: _, ...given } = Object.fromEntries(url.searchParams);
  requireCleanText(given);
  return parse(schema, given, empty);
}

const sentLanguage = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'language' in given ? given.language : undefined;

/** Errors: `invalid` with the fields, the code of the id, `password_required`. */
export function parseInput<Body, Query>(call: Call<Body, Query>, { given }: Sent): Input<Body, Query> {
  const { declaration, caller, now, http } = call;
  const language = declaration.speaksSentLanguage ? sentLanguage(given) : undefined;
  if (isLocale(language)) call.locale = language;
  const id = parseId(http.params['id'], declaration.id);
  const query = parseQuery(declaration.query, http.url, undefined as Query);
  const body = parse(declaration.body, given, undefined as Body);
  return { id, body, query, session: sessionFor(declaration, caller, body, now), http };
}
