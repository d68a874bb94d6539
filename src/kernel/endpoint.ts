// One long file: the steps of a call stand in the order in which they run.
import type { APIContext, APIRoute } from 'astro';
import { databaseOf } from '#db/drizzle.ts';
import { NO_WORKSPACE } from '#db/schema/index.ts';
import { isLocale, negotiateLocale } from '#i18n/index.ts';
import { AppError } from '#shared/errors.ts';
import { can } from '#shared/workspace.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { requireAccess, sessionFor } from '#kernel/endpoint/access.ts';
import { readLanguageCookie, readTimeZoneCookie } from '#kernel/api/cookies.ts';
import type { EndpointParts } from '#kernel/endpoint/parts.ts';
import { parse, parseId, parseQuery, sentLanguage } from '#kernel/api/call-input.ts';
import { serviceContext, type PublicContext, type ServiceContext } from './context.ts';
import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import { downloadResponse, isDownload, type Download } from '#kernel/api/download.ts';
import { answerForm, type FormRule } from '#kernel/api/form.ts';
import { isFound } from '#kernel/api/found.ts';
import {
  findKeyedAnswer,
  isKnownKey,
  namedBy,
  withIdempotencyKey,
  type KeyedAnswer,
} from '#kernel/api/idempotency.ts';
import { problemResponse } from '#kernel/api/problem.ts';
import { takesRoom } from '#kernel/api/quota.ts';
import { isForm, readForm, readJson } from '#kernel/api/request-body.ts';
import { requireSameOrigin } from '#kernel/api/same-origin.ts';
import { countSignedOut } from '#kernel/api/signed-out-calls.ts';
import type { Received } from '#kernel/api/upload.ts';
import type { ActiveSession } from '#kernel/session.ts';

type Call<Body, Query> = {
  /** Id from the path; 0 if the declaration has none. */
  id: number;
  body: Body;
  query: Query;
  session: ActiveSession | null;
  /** For the few endpoints that set cookies or count addresses. */
  http: APIContext;
};

/** Result of a service: the declared JSON, or for a slow call the function that stores it. */
type Answered<Answer> = Answer | ((db: PublicContext['db']) => Promise<Answer>);

export type Endpoint = APIRoute & { declaration: EndpointDeclaration };

/** A DELETE has a body only if it requires a password. */
const takesBody = (method: string, { body }: EndpointDeclaration): boolean =>
  ['POST', 'PATCH', 'PUT'].includes(method) || (method === 'DELETE' && body !== undefined);

/**
 * A call that changes records is one transaction, from its service's first statement to its last. The calls of an account
 * hash passwords and those with a secret answer ask a model, which no transaction may wait for: they open their own.
 */
const isOneWrite = (method: string, { role, needs, isReading, isSecret }: EndpointDeclaration): boolean =>
  role === 'user' && needs === undefined && !isReading && !isSecret && method !== 'GET' && method !== 'HEAD';

/**
 * Handles every call in this order: origin, session or token, role, limits, body, parse, service, JSON; errors are in
 * the caller's language. An endpoint only declares (docs/architecture.md).
 */
type DeclareEndpoint = {
  <Body = undefined, Query = undefined, Answer = unknown>(
    declaration: EndpointDeclaration<Body, Query, Answer> & { role: 'user' | 'admin' },
    service: (ctx: ServiceContext, call: Call<Body, Query>) => Promise<Answered<NoInfer<Answer>>>,
  ): Endpoint;
  <Body = undefined, Query = undefined, Answer = unknown>(
    declaration: EndpointDeclaration<Body, Query, Answer> & { role: 'public' },
    service: (ctx: PublicContext, call: Call<Body, Query>) => Promise<Answered<NoInfer<Answer>>>,
  ): Endpoint;
};

export const createEndpoint =
  (parts: EndpointParts): DeclareEndpoint =>
  <Body, Query>(
    declaration: EndpointDeclaration<Body, Query>,
    service: (ctx: ServiceContext, call: Call<Body, Query>) => Promise<unknown>,
  ): Endpoint =>
    build(parts, declaration, service);

function build<Body, Query>(
  { callers, limits, quota }: EndpointParts,
  declaration: EndpointDeclaration<Body, Query>,
  service: (ctx: ServiceContext, call: Call<Body, Query>) => Promise<unknown>,
): Endpoint {
  const route: APIRoute = async (http) => {
    const { request, cookies, locals, params, url } = http;
    const { config, client, log } = locals.runtime;
    let locale = negotiateLocale(readLanguageCookie(cookies), request.headers.get('accept-language'));
    const timeZone = readTimeZoneCookie(cookies);
    const form = isForm(request) ? declaration.form : undefined;
    const { upload } = declaration;
    let fields: URLSearchParams | undefined;
    const readFields = async (rule: FormRule): Promise<URLSearchParams> => {
      const sent = await readForm(request);
      fields = rule.complete?.(sent, request.headers.get('referer') ?? '') ?? sent;
      const language = fields.get('language');
      if (isLocale(language)) locale = language;
      return fields;
    };
    try {
      const db = databaseOf(client);
      const now = new Date();
      requireSameOrigin(request, config.allowedOrigins);
      const knowsCallers = declaration.role !== 'public' || declaration.grants !== undefined;
      const caller = knowsCallers
        ? await callers.sessionOfRequest(db, request, cookies, config.siteUrl, now)
        : null;
      requireAccess(declaration, request.method, caller, now);
      const isLacking = caller && callers.lacksSecondFactor(config.requireSecondFactor, caller);
      if (isLacking && !declaration.opensBeforeSecondFactor) throw new AppError('second_factor_missing');
      if (caller && isOneWrite(request.method, declaration) && !can(caller, 'write'))
        throw new AppError('forbidden');
      if (!caller) countSignedOut(locals, request.method);
      let file: Download | undefined;
      const requireRoom = (): void => {
        if (caller && takesRoom(request.method, declaration)) quota.requireRoom(config, caller);
      };
      const named = declaration.isSecret ? null : namedBy(request, callerOf(caller), url.pathname);
      const receive = async (): Promise<Sent> => {
        if (form) {
          const read = await readFields(form);
          return { given: form.read(read, locale), fingerprint: read.toString() };
        }
        if (upload && caller) {
          // A repeated request passed the quota the first time: it gets its first response.
          if (!(named && (await isKnownKey(db, now, named)))) requireRoom();
          const { user, workspace } = caller;
          return upload.receive(serviceContext({ db, now, locale, timeZone, user, workspace }), request);
        }
        if (!takesBody(request.method, declaration)) return { given: undefined, fingerprint: '' };
        const { value, text } = await readJson(request);
        return { given: value, fingerprint: text };
      };
      const perform = async ({ given, fingerprint }: Sent): Promise<KeyedAnswer> => {
        const language = declaration.speaksSentLanguage ? sentLanguage(given) : undefined;
        if (isLocale(language)) locale = language;
        const userAgent = request.headers.get('user-agent') ?? '';
        const origin = { address: locals.clientAddress, userAgent, requestId: locals.requestId };
        const runWork: PublicContext['runWork'] = (work) =>
          locals.runtime.work.run(work, callerOf(caller), request.signal);
        const publicContext: PublicContext = { db, now, locale, timeZone, origin, log, runWork };
        const id = parseId(params.id, declaration.id);
        const query = parseQuery(declaration.query, url, undefined as Query);
        const body = parse(declaration.body, given, undefined as Body);
        const session = sessionFor(declaration, caller, body, now);
        const { user, workspace } = session ?? NOBODY;
        const serve = async (database: typeof db) => {
          // Quota check only here, so that a repeat gets its first response; for a file it came before the upload.
          if (!upload) requireRoom();
          const context = serviceContext({ ...publicContext, db: database, user, workspace });
          return service(context, { id, body, query, session, http });
        };
        let begun: Begun | undefined;
        const run = async (database: typeof db) => {
          const answer = begun ? await begun(database) : await serve(database);
          const status = isFound(answer) ? 200 : (declaration.status ?? 200);
          if (isDownload(answer)) {
            file = answer;
            return { status, body: '' };
          }
          return { status, body: status === 204 ? '' : JSON.stringify(answer ?? null) };
        };
        const keyed = named && { ...named, body: fingerprint };
        if (declaration.isSlow) {
          const known = keyed && (await findKeyedAnswer(db, now, keyed));
          if (known) return known;
          begun = asBegun(await serve(db));
        }
        if (keyed) return await withIdempotencyKey(db, now, keyed, run);
        return isOneWrite(request.method, declaration) ? await db.transaction(run) : await run(db);
      };
      const act = async (): Promise<KeyedAnswer> => {
        const sent = await receive();
        return perform(sent).finally(() => sent.discard?.());
      };
      const { limit } = declaration;
      const answer =
        limit && config.isRateLimited
          ? await limits.within({ db, now, locale, timeZone }, limit, locals.clientAddress, act)
          : await act();
      if (declaration.wakesJobs) locals.runtime.wakeJobs();
      if (form) return await answerForm(http, form, { fields: fields ?? new URLSearchParams(), locale });
      if (file) {
        const account = callerOf(caller);
        return await downloadResponse(file, { runtime: locals.runtime, account, request });
      }
      const headers = { 'cache-control': 'no-store', 'content-language': locale };
      return answer.status === 204
        ? new Response(null, { status: 204, headers })
        : new Response(answer.body, {
            status: answer.status,
            headers: {
              ...headers,
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(answer.body)),
            },
          });
    } catch (error) {
      const known = knownError(error, log, locals.requestId);
      if (!form) return problemResponse(known, locale);
      // Read even over a rate limit: the page shows the input again, so that nothing is lost.
      const typed = fields ?? (await readFields(form).catch(() => new URLSearchParams()));
      return await answerForm(http, form, { fields: typed, locale, error: known });
    }
  };
  return Object.assign(route, { declaration });
}

type Sent = Omit<Received, 'discard'> & Pick<Partial<Received>, 'discard'>;

const callerOf = (session: ActiveSession | null): string => (session ? `user:${session.user.id}` : 'public');

/** Second step of a slow call: stores the result, in a write transaction. */
type Begun = (db: PublicContext['db']) => Promise<unknown>;

function asBegun(answer: unknown): Begun {
  if (typeof answer !== 'function') throw new TypeError('A slow call answers with how it is stored.');
  return answer as Begun;
}

/** Present in the context of a public call too, although its type hides it. */
const NOBODY = {
  user: { id: 0, username: '', name: '', email: '', role: 'user' },
  workspace: { id: NO_WORKSPACE, role: 'reader' },
} as const;

/**
 * Returns JSON 405 with Allow instead of the adapter's HTML 404. For HEAD, Astro prefers a module's `ALL` to its `GET`,
 * and calls either as a method of the module: so HEAD is passed on to `GET` here, and Astro removes the body.
 */
export function methodNotAllowed(...allowed: string[]): APIRoute {
  return function (this: { GET?: APIRoute } | undefined, context) {
    const { request, cookies } = context;
    if (request.method === 'HEAD' && this?.GET) return this.GET(context);
    const locale = negotiateLocale(readLanguageCookie(cookies), request.headers.get('accept-language'));
    const response = problemResponse(new AppError('method_not_allowed'), locale);
    response.headers.set(
      'allow',
      allowed.includes('GET') ? [...allowed, 'HEAD'].join(', ') : allowed.join(', '),
    );
    return response;
  };
}
