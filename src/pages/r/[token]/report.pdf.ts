import type { APIRoute } from 'astro';
import { exportFrozen } from '#features/consulting/report-export.server.ts';
import { openShare } from '#features/consulting/report-share.server.ts';
import { translator } from '#i18n/index.ts';
import { downloadResponse } from '#server/download.ts';
import { withinLimit } from '#server/limits.ts';
import { publicPageContext } from '#server/page-context.ts';
import { isAppError } from '#shared/errors.ts';

export const prerender = false;

/** Drawing one costs the server some tenths of a second: more than a reader needs, fewer than a robot would like. */
const LIMIT = { bucket: 'shared-pdf', max: 20, windowSeconds: 600 };

/** The PDF of a report that is read through a link; a link that no longer holds leads to the page that says so. */
export const GET: APIRoute = async ({ params, locals, redirect }) => {
  const { token = '' } = params;
  const { config } = locals.runtime;
  const context = publicPageContext(locals);
  const shared = await openShare(context, token);
  if (shared?.state !== 'open') return redirect(`/r/${encodeURIComponent(token)}`, 303);
  const draw = () => exportFrozen(shared.report, 'pdf', config.siteUrl);
  try {
    const file = config.isRateLimited
      ? await withinLimit(context, LIMIT, locals.clientAddress, draw)
      : await draw();
    const response = downloadResponse(file);
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    response.headers.set('referrer-policy', 'no-referrer');
    return response;
  } catch (error) {
    if (!isAppError(error) || error.status !== 429) throw error;
    const t = translator(shared.report.language);
    return new Response(t('reportPublic:shared.tooMany'), {
      status: 429,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': String(error.details.retryAfterSeconds ?? 60),
      },
    });
  }
};
