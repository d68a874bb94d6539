import type { APIRoute } from 'astro';
import { negotiateLocale } from '#i18n/index.ts';
import { readLanguageCookie } from '#kernel/api/cookies.ts';
import { problemResponse } from '#kernel/api/problem.ts';
import { AppError } from '#shared/errors.ts';

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
