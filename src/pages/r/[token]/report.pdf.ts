import type { APIRoute } from 'astro';
import { exportFrozen } from '#features/consulting/report/export/export.server.ts';
import { openShare } from '#features/consulting/report/share.server.ts';
import { translator } from '#i18n/index.ts';
import { downloadResponse } from '#kernel/api/download.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { withinLimit } from '#features/accounts/sessions/call-limit.server.ts';
import { publicPageContext } from '#app/astro/page-context.ts';
import { problemOf, retryAfter } from '#kernel/api/problem.ts';

export const prerender = false;

/** Rendering takes tenths of a second: more often than a reader needs, less often than a bot would. */
const LIMIT = { bucket: 'shared-pdf', max: 20, windowSeconds: 600 };

/** Returns the PDF of a shared report; an invalid link redirects to the page that says so. */
export const GET: APIRoute = async ({ params, locals, redirect, request, url }) => {
  const { token = '' } = params;
  const { runtime, requestId } = locals;
  const { config, log } = runtime;
  const context = publicPageContext(locals);
  const shared = await openShare(context, token, url.searchParams.has('corrected'));
  if (shared?.state !== 'open') return redirect(`/r/${encodeURIComponent(token)}`, 303);
  const { report, reportId } = shared;
  // However many readers there are, one report uses one process, and none of its owner's queue.
  const account = `shared-report:${reportId}`;
  const draw = () =>
    downloadResponse(exportFrozen(context, { report, reportId, format: 'pdf', siteUrl: config.siteUrl }), {
      runtime,
      account,
      request,
    });
  try {
    const response = config.isRateLimited
      ? await withinLimit(context, LIMIT, locals.clientAddress, draw)
      : await draw();
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    response.headers.set('referrer-policy', 'no-referrer');
    return response;
  } catch (error) {
    const known = knownError(error, log, requestId);
    const text =
      known.code === 'too_many_requests'
        ? translator(report.language)('reportPublic:shared.tooMany')
        : problemOf(known, report.language).message;
    return new Response(text, {
      status: known.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...retryAfter(known) },
    });
  }
};
