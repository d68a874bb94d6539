// Longer than 200 lines: the way of a request through the server, in its order.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, isAppError } from '#shared/errors.ts';
import { localePrefix } from '#shared/languages.ts';
import { logRefusal } from '#kernel/api/logged-refusal.ts';
import { EVENT_STREAM } from '#kernel/live.ts';
import { loggablePath } from '#kernel/logger.ts';
import type { Runtime } from '#kernel/runtime.ts';
import type { Callers } from '#kernel/endpoint/parts.ts';
import { clientAddress } from './client-address.ts';
import { forwardedWarning } from './forwarded-warning.ts';
import { answerHealth, answerStatus } from './health.ts';
import type { Metrics } from './metrics.ts';
import { metricsRefusal } from './metrics-access.ts';
import { API_POLICY, type RenderedPolicy } from './policy.ts';
import { answerProblem, isApiPath, requestLocale } from './problem-answer.ts';
import { isBareError, sendRendered } from './rendered-answer.ts';
import { createStanding, isReady, type Standing } from './readiness.ts';
import type { ReadBody } from './request-body.ts';
import { ALLOWED_METHODS, canonicalForm, originForm, requestFault } from './request-checks.ts';
import type { ScriptsOf } from './script-graph.ts';
import type { HeaderTable } from './security-headers.ts';
import { answerStatic } from '#kernel/front/files/static-answer.ts';
import type { StaticTable } from '#kernel/front/files/static-types.ts';
import { visitorPages, type VisitorPage } from './visitor-page.ts';

/** Undefined for what no page and no endpoint answers. */
export type Render = (
  req: IncomingMessage,
  locals: Pick<App.Locals, 'runtime' | 'clientAddress' | 'requestId'>,
) => Promise<Response | undefined>;

/** Exports of Astro's bundle to the front (rendering.ts). */
export type RenderingApp = {
  render: Render;
  /** Called when the request is over. */
  release: (req: IncomingMessage) => void;
};

export type FrontOptions = {
  runtime: Runtime;
  callers: Pick<Callers, 'sessionOfHeader' | 'sessionCookieName'>;
  table: StaticTable;
  app: RenderingApp;
  headers: HeaderTable;
  policyOf: RenderedPolicy;
  scriptsOf?: ScriptsOf;
  readBody: ReadBody;
  metrics: Metrics;
};

/** Asked for every few seconds by machines. */
const ROUTINE = new Set(['/api/health', '/api/ready', '/metrics']);

const isRead = (req: IncomingMessage): boolean => req.method === 'GET' || req.method === 'HEAD';
const ignore = (): void => undefined;

/** One request's way: table, checks, redirects, then the body and Astro (docs/decisions/005). */
export class Front {
  isDraining = false;
  readonly #options: FrontOptions;
  readonly #visitorPage: VisitorPage;
  readonly #readiness: () => Promise<Standing>;
  readonly #warnOfProxy: (req: IncomingMessage) => void;
  readonly #open = new Set<ServerResponse>();
  #onIdle: () => void = ignore;

  constructor(options: FrontOptions) {
    this.#options = options;
    this.#readiness = createStanding(options.runtime);
    this.#warnOfProxy = forwardedWarning(options.runtime.log, options.runtime.config);
    const { callers, runtime, table } = options;
    this.#visitorPage = visitorPages(table, callers.sessionCookieName(runtime.config.siteUrl));
  }

  /** Settles when every accepted request has its answer. */
  async idle(): Promise<void> {
    if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  readonly listen = (req: IncomingMessage, res: ServerResponse): void => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    // A client that goes away is an `error` here, and without a listener it would end the process.
    req.on('error', ignore);
    res.on('error', ignore);
    this.#open.add(res);
    res.on('close', () => {
      this.#open.delete(res);
      this.#options.app.release(req);
      this.#log(req, res, requestId, performance.now() - startedAt);
      if (this.#open.size === 0) this.#onIdle();
    });
    const { headers } = this.#options;
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
    if (this.isDraining) res.setHeader('connection', 'close');
    this.#route(req, res, requestId);
  };

  #route(req: IncomingMessage, res: ServerResponse, requestId: string): void {
    req.url = canonicalForm(originForm(req.url ?? ''));
    const { table } = this.#options;
    const path = req.url.split('?', 1)[0] ?? '';
    const entry = table.entries.get(path);
    if (entry && isRead(req)) return answerStatic(req, res, entry);
    const visitorPage = isRead(req) ? this.#visitorPage(req) : undefined;
    if (visitorPage) return answerStatic(req, res, visitorPage, 200, 'no-store');

    res.setHeader('x-request-id', requestId);
    const fault = requestFault(req);
    const allow = (entry ? ['GET', 'HEAD', 'OPTIONS'] : ALLOWED_METHODS).join(', ');
    if (fault) {
      logRefusal(this.#options.runtime.log, requestId, new AppError(fault));
      return answerProblem(req, res, fault, fault === 'method_not_allowed' ? { allow } : {});
    }
    if (req.method === 'OPTIONS')
      return void res.writeHead(204, { allow, 'content-security-policy': API_POLICY }).end();
    if (entry) return answerProblem(req, res, 'method_not_allowed', { allow });
    if (path === '/api/health' || path === '/api/ready' || path === '/metrics') {
      if (!isRead(req)) return answerProblem(req, res, 'method_not_allowed', { allow: 'GET, HEAD, OPTIONS' });
      if (path === '/api/health') return answerHealth(res, this.isDraining);
      return void (path === '/metrics' ? this.#answerMetrics(req, res) : this.#answerReady(res));
    }
    if (path.length > 1 && path.endsWith('/') && isRead(req) && !isApiPath(path)) {
      const location = path.replace(/(?<!\/)\/+$/, '') + req.url.slice(path.length);
      const head = { location, 'content-length': 0, 'cache-control': 'no-cache' };
      return void res.writeHead(301, { ...head, 'content-security-policy': API_POLICY }).end();
    }
    // The adapter's image service would resize for everyone who asks; no page uses it.
    if (path === '/_image') return this.#answerError(req, res, 404);
    void this.#render(req, res, requestId);
  }

  async #answerReady(res: ServerResponse): Promise<void> {
    const state = await this.#readiness();
    const isUp = !this.isDraining && isReady(state);
    answerStatus(res, isUp, { status: isUp ? 'ok' : 'unavailable', ...state });
  }

  async #answerMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { runtime, callers, metrics } = this.#options;
    try {
      const refusal = await metricsRefusal(req, runtime, callers);
      if (refusal) return answerProblem(req, res, refusal, { 'www-authenticate': 'Bearer' });
      const page = await metrics.page(await this.#readiness(), this.#open.size);
      const head = { 'content-type': metrics.contentType, 'content-length': Buffer.byteLength(page) };
      res.writeHead(200, { ...head, 'cache-control': 'no-store', 'content-security-policy': API_POLICY });
      res.end(req.method === 'HEAD' ? undefined : page);
    } catch (error) {
      runtime.log.error({ err: error }, 'request failed');
      answerProblem(req, res, 'internal');
    }
  }

  async #render(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    const { runtime, app, policyOf, scriptsOf, readBody } = this.#options;
    this.#warnOfProxy(req);
    const address = clientAddress(req, runtime.config.trustedProxies);
    try {
      const body = readBody(req, res, address);
      // Astro reads it from here, not from the request.
      if (body) Object.assign(req, { body });
      const rendered = await app.render(req, { runtime, clientAddress: address, requestId });
      if (!rendered) return this.#answerError(req, res, 404);
      if (!isBareError(rendered, isApiPath(req.url ?? '')))
        return await sendRendered(req, res, rendered, { policyOf, scriptsOf });
      await rendered.body?.cancel();
      res.setHeader('set-cookie', rendered.headers.getSetCookie());
      this.#answerError(req, res, rendered.status === 404 ? 404 : 500);
    } catch (error) {
      if (isAppError(error)) {
        logRefusal(runtime.log, requestId, error);
        return answerProblem(req, res, error.code);
      }
      runtime.log.error({ err: error, requestId }, 'request failed');
      this.#answerError(req, res, 500);
    }
  }

  /** The site's own page where it has one, in the language of the address or the visitor. */
  #answerError(req: IncomingMessage, res: ServerResponse, status: 404 | 500): void {
    const { errorPages } = this.#options.table;
    const prefix = localePrefix(requestLocale(req));
    const page = errorPages.get(`${prefix}/${status}`) ?? errorPages.get(`/${status}`);
    const isPage = page !== undefined && !isApiPath(req.url ?? '') && !res.headersSent;
    if (isPage) return answerStatic(req, res, page, status);
    answerProblem(req, res, status === 404 ? 'not_found' : 'internal');
  }

  #log(req: IncomingMessage, res: ServerResponse, requestId: string, ms: number): void {
    const { log } = this.#options.runtime;
    const status = res.headersSent ? res.statusCode : 499;
    const path = loggablePath(req.url ?? '');
    const isFile = this.#options.table.entries.has(path);
    const isRoutine = status < 400 && (isFile || ROUTINE.has(path));
    // How long a stream was open says nothing of how long anybody has waited.
    const isStream = res.getHeader('content-type') === EVENT_STREAM;
    this.#options.metrics.count({
      kind: isFile ? 'file' : isApiPath(path) ? 'api' : 'page',
      method: req.method,
      status,
      ms: isStream ? 0 : ms,
    });
    // 503 passes by itself: busy, full, about to stop.
    const level = status === 503 ? 'warn' : status >= 500 ? 'error' : isRoutine ? 'debug' : 'info';
    log[level]({ requestId, method: req.method, path, status, ms: Math.round(ms * 10) / 10 }, 'request');
  }
}
