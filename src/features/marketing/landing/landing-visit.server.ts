import type { APIContext } from 'astro';
import { randomUUID } from 'node:crypto';
import { databaseOf } from '#db/drizzle.ts';
import { formAnswersOf, landingAnswerSchema } from './landing-answer.schema.ts';
import { countView, findPublicPage, receiveAnswer } from './landing-answer.server.ts';
import type { PublicPage } from './landing-answers.types.ts';
import { SLUG } from './slug.rules.ts';
import { campaignOf } from '#features/site/contact/enquiry.rules.ts';
import type { AppError } from '#shared/errors.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext } from '#kernel/context.ts';
import { invalid } from '#kernel/api/field-errors.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { limitsOf, withinLimit } from '#features/accounts/sessions/call-limit.server.ts';
import { problemOf } from '#kernel/api/problem.ts';
import { readForm } from '#kernel/api/request-body.ts';

/** Answers per address, over all pages. */
const LIMIT = { bucket: 'landing', max: 20, windowSeconds: 900 } as const;

type Form = {
  isPreview: false;
  values: Record<string, string>;
  errors: Record<string, string>;
  message?: string;
  attempt: string;
};
type Shown = { status: number; retryAfter?: number | undefined };
export type Visit =
  | { kind: 'sent' }
  | (Shown & { kind: 'page'; page: PublicPage; form: Form; canonical: string })
  | (Shown & { kind: 'thanks' | 'gone'; page: PublicPage })
  | (Shown & { kind: 'missing'; page: null });

/** Handles GET and POST of /l/{slug} (api.md). */
export async function answerVisit({ params, request, url, locals }: APIContext): Promise<Visit> {
  const { runtime, user } = locals;
  const slug = params['slug'] ?? '';
  const ctx: PublicContext = { db: databaseOf(runtime.client), now: new Date(), locale: locals.locale };
  const page = SLUG.test(slug) ? await findPublicPage(ctx, slug) : null;
  if (!page) return { kind: 'missing', status: 404, page };
  if (page.status === 'unpublished') return { kind: 'gone', status: 410, page };
  const canonical = `${runtime.config.siteUrl}/l/${page.slug}`;
  const form: Form = {
    isPreview: false,
    values: campaignOf(url.searchParams),
    errors: {},
    attempt: randomUUID(),
  };
  if (request.method === 'POST')
    return receive({ ...ctx, locale: page.language }, page, canonical, { request, locals });
  if (url.searchParams.has('sent')) return { kind: 'thanks', status: 200, page };
  // Skips the owner's own visits; the response does not wait for the count.
  if (request.method === 'GET' && user?.id !== page.ownerId)
    void countView(ctx, page).catch((error: unknown) => knownError(error, runtime.log, locals.requestId));
  return { kind: 'page', status: 200, page, form, canonical };
}

async function receive(
  ctx: PublicContext,
  page: PublicPage,
  canonical: string,
  { request, locals }: Pick<APIContext, 'request' | 'locals'>,
): Promise<Visit> {
  const { config, log, wakeJobs } = locals.runtime;
  let values: Record<string, string> = {};
  try {
    values = Object.fromEntries(await readForm(request));
    const answer = landingAnswerSchema.safeParse(values);
    if (!answer.success)
      throw await refusal(ctx, invalid(answer.error, values), { config, address: locals.clientAddress });
    const limits = config.isRateLimited ? limitsOf(LIMIT, locals.clientAddress) : [];
    const answers = formAnswersOf(page.content.questions ?? [], values);
    await receiveAnswer(ctx, page, { ...answer.data, answers }, config, limits);
    wakeJobs();
    return { kind: 'sent' };
  } catch (error) {
    return refused(page, canonical, values, knownError(error, log, locals.requestId));
  }
}

/** Counts a form with errors against the limit too, as `withinLimit` does. */
async function refusal(
  ctx: PublicContext,
  mistakes: AppError,
  { config, address }: { config: Config; address: string },
): Promise<AppError> {
  if (!config.isRateLimited) return mistakes;
  return withinLimit(ctx, LIMIT, address, () => Promise.reject(mistakes)).catch((error: AppError) => error);
}

/** Renders the page again, with the typed values and their errors. */
function refused(
  page: PublicPage,
  canonical: string,
  values: Record<string, string>,
  error: AppError,
): Visit {
  const { message, errors } = problemOf(error, page.language);
  const form = { isPreview: false as const, values, attempt: values['attempt'] ?? randomUUID() };
  return {
    kind: 'page',
    status: error.status,
    retryAfter: error.details.retryAfterSeconds,
    page,
    canonical,
    form: errors ? { ...form, errors } : { ...form, errors: {}, message },
  };
}
