import type { APIContext } from 'astro';
import { databaseOf, type Database } from '#db/drizzle.ts';
import { negotiateLocale } from '#i18n/index.ts';
import { readLanguageCookie, readTimeZoneCookie } from '#kernel/api/cookies.ts';
import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import type { Download } from '#kernel/api/download.ts';
import type { FormRule } from '#kernel/api/form.ts';
import { isForm } from '#kernel/api/request-body.ts';
import type { Following } from '#kernel/live.ts';
import type { Runtime } from '#kernel/runtime.ts';
import type { ActiveSession } from '#kernel/session.ts';
import type { Locale } from '#shared/languages.ts';

/** A call on its way through the steps of an endpoint; each step sets what later ones read. */
export class Call<Body = unknown, Query = unknown> {
  readonly declaration: EndpointDeclaration<Body, Query>;
  readonly http: APIContext;
  readonly request: Request;
  readonly method: string;
  readonly runtime: Runtime;
  readonly db: Database;
  readonly now = new Date();
  readonly timeZone: string | undefined;
  /** Rule of the form that a browser without JavaScript sends in place of JSON. */
  readonly form: FormRule | undefined;
  /** All fields of that form, once it is read. */
  fields: URLSearchParams | undefined = undefined;
  /** The caller's language, until the body names another. */
  locale: Locale;
  caller: ActiveSession | null = null;
  /** The service's answer, where that is a file. */
  file: Download | undefined = undefined;
  /** Of an answer that may go on as a stream. */
  following: Following | undefined = undefined;

  constructor(declaration: EndpointDeclaration<Body, Query>, http: APIContext) {
    const { request, cookies, locals } = http;
    this.declaration = declaration;
    this.http = http;
    this.request = request;
    this.method = request.method;
    this.runtime = locals.runtime;
    this.db = databaseOf(locals.runtime.client);
    this.timeZone = readTimeZoneCookie(cookies);
    this.form = declaration.form && isForm(request) ? declaration.form : undefined;
    this.locale = negotiateLocale(readLanguageCookie(cookies), request.headers.get('accept-language'));
  }

  /** Account that waits its turn in the work pool, and that an Idempotency-Key belongs to. */
  get account(): string {
    return this.caller ? `user:${this.caller.user.id}` : 'public';
  }
}
