import type { APIRoute } from 'astro';
import { exportFrozen } from '#features/consulting/report/export/export.server.ts';
import { openShare } from '#features/consulting/report/share.server.ts';
import { translator } from '#i18n/index.ts';
import { downloadResponse } from '#server/api/download.ts';
import { knownError } from '#server/api/known-error.ts';
import { withinLimit } from '#server/api/limits.ts';
import { publicPageContext } from '#server/astro/page-context.ts';
import { problemOf, retryAfter } from '#server/api/problem.ts';

export const prerender = false;

/** Drawing one costs the server some tenths of a second: more than a reader needs, fewer than a robot would like. */
const LIMIT = { bucket: 'shared-pdf', max: 20, windowSeconds: 600 };

/** The PDF of a report that is read through a link; a link that no longer holds leads to the page that says so. */
export const GET: APIRoute = async ({ params, locals, redirect, request }) => {
  const { token = '' } = params;
  const { runtime, requestId } = locals;
  const { config, log } = runtime;
  const context = publicPageContext(locals);
  const shared = await openShare(context, token);
  if (shared?.state !== 'open') return redirect(`/r/${encodeURIComponent(token)}`, 303);
  const { report, reportId } = shared;
  // However many read it, one report takes one process, and none of its owner's turns.
  const account = `shared-report:${reportId}`;
  const draw = () =>
    downloadResponse(exportFrozen(report, 'pdf', config.siteUrl), { runtime, account, request });
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
