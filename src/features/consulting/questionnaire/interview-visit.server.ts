import type { APIContext } from 'astro';
import { databaseOf } from '#db/drizzle.ts';
import { knownError } from '#kernel/api/known-error.ts';
import { limitsOf, withinLimit } from '#features/accounts/sessions/call-limit.server.ts';
import { readForm } from '#kernel/api/request-body.ts';
import type { PublicContext } from '#kernel/context.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { asTyped } from './answer-print.rules.ts';
import { answerWords } from './answers.rules.ts';
import { openInterview, saveChapter, type SavedChapter, type SavedQuestion } from './interview.server.ts';
import { askToReopen, sendAnswers } from './interview-sending.server.ts';
import type { Interview, UnsavedAnswer } from './interview.types.ts';
import { answerField, seenField } from './questionnaire.values.ts';

/** Forms per address, over all questionnaires: whoever types is saved every few seconds. */
const LIMIT = { bucket: 'questionnaire', max: 300, windowSeconds: 600 } as const;

type Shown = { status: number; retryAfter?: number | undefined };
export type InterviewVisit =
  | { kind: 'go'; to: string }
  | (Shown & { kind: 'saved'; seen: Record<string, string> })
  | { kind: 'missing' }
  | { kind: 'closed'; state: 'expired' | 'revoked'; interview: Interview; unsaved: UnsavedAnswer[] }
  | (Shown & {
      kind: 'chapter';
      interview: Interview;
      /** From 0. */
      place: number;
      saved: SavedChapter;
      message?: 'tooMany' | 'failed';
    })
  | (Shown & { kind: 'last'; interview: Interview; isEmpty: boolean })
  | (Shown & {
      kind: 'sent';
      interview: Interview;
      isThanked: boolean;
      isAsked: boolean;
      unsaved: UnsavedAnswer[];
    });

const NOTHING: SavedChapter = new Map();

/** Returns the first chapter that lacks an answer, or the last page where none does. */
function placeToGoOn({ chapters, answers }: Interview): number {
  const open = chapters.findIndex(({ questions }) => questions.some(({ id }) => !answers.get(id)));
  return open < 0 ? chapters.length : open;
}

function placeOf(url: URL, interview: Interview): number {
  const asked = url.searchParams.get('part') ?? '';
  return /^\d{1,2}$/.test(asked)
    ? Math.min(Math.max(Number(asked) - 1, 0), interview.chapters.length)
    : placeToGoOn(interview);
}

/** The answers of a form that was not saved, as they were typed. */
function typedIn(interview: Interview, place: number, fields: URLSearchParams): SavedChapter {
  const questions = interview.chapters[place]?.questions ?? [];
  return new Map(
    questions.flatMap(({ id }): [string, SavedQuestion][] => {
      const seen = fields.get(seenField(id));
      const shown = beginningOf(asTyped(fields.get(answerField(id)) ?? ''), MAX_PARAGRAPH);
      return seen === null ? [] : [[id, { shown, seen }]];
    }),
  );
}

/** Answers in a form that are not stored. */
function unsavedIn(interview: Interview, place: number, fields: URLSearchParams): UnsavedAnswer[] {
  const typed = typedIn(interview, place, fields);
  const questions = interview.chapters[place]?.questions ?? [];
  return questions.flatMap((question) => {
    const { id, text } = question;
    const answer = typed.get(id)?.shown ?? '';
    const isKept = answer === '' || answer === interview.answers.get(id);
    return isKept ? [] : [{ question: text, answer: answerWords(question, answer) }];
  });
}

/** A form that cannot be read says nothing: there is nothing to save it in. */
const fieldsOf = (request: Request): Promise<URLSearchParams> =>
  readForm(request).catch(() => new URLSearchParams());

/** Handles GET and POST of /q/{token}. */
export async function answerInterview({ params, request, url, locals }: APIContext): Promise<InterviewVisit> {
  const { runtime } = locals;
  const ctx: PublicContext = { db: databaseOf(runtime.client), now: new Date(), locale: locals.locale };
  const opened = await openInterview(ctx, params['token'] ?? '');
  if (!opened) return { kind: 'missing' };
  const { state, interview } = opened;
  if (state !== 'open') {
    const fields = request.method === 'POST' ? await fieldsOf(request) : new URLSearchParams();
    return {
      kind: 'closed',
      state,
      interview,
      unsaved: unsavedIn(interview, placeOf(url, interview), fields),
    };
  }
  if (request.method === 'POST') return receive(ctx, interview, { request, url, locals });
  const { searchParams } = url;
  if (interview.submittedAt !== null)
    return {
      kind: 'sent',
      status: 200,
      interview,
      isThanked: searchParams.has('thanks'),
      isAsked: searchParams.has('asked'),
      unsaved: [],
    };
  const place = placeOf(url, interview);
  return place >= interview.chapters.length
    ? { kind: 'last', status: 200, interview, isEmpty: false }
    : { kind: 'chapter', status: 200, interview, place, saved: NOTHING };
}

type Sent = Pick<APIContext, 'request' | 'url' | 'locals'>;

async function receive(ctx: PublicContext, interview: Interview, sent: Sent): Promise<InterviewVisit> {
  const { request, url, locals } = sent;
  const { config, log } = locals.runtime;
  const place = placeOf(url, interview);
  let fields = new URLSearchParams();
  try {
    fields = await readForm(request);
    const form = { ...sent, fields, place };
    if (!['ask', 'send'].includes(fields.get('go') ?? '')) return await save(ctx, interview, form);
    const act = () => finish(ctx, interview, form);
    return config.isRateLimited ? await withinLimit(ctx, LIMIT, locals.clientAddress, act) : await act();
  } catch (error) {
    const { status, code, details } = knownError(error, log, locals.requestId);
    const answer = { status, retryAfter: details.retryAfterSeconds };
    if (fields.get('go') === 'quiet') return { kind: 'saved', ...answer, seen: {} };
    const shown = { ...answer, interview };
    if (place >= interview.chapters.length) return { ...shown, kind: 'last', isEmpty: false };
    const message = code === 'too_many_requests' ? 'tooMany' : 'failed';
    return { ...shown, kind: 'chapter', place, saved: typedIn(interview, place, fields), message };
  }
}

type Form = Sent & { fields: URLSearchParams; place: number };

async function finish(ctx: PublicContext, interview: Interview, form: Form): Promise<InterviewVisit> {
  const { config, wakeJobs } = form.locals.runtime;
  const { pathname } = form.url;
  if (form.fields.get('go') === 'ask') {
    await askToReopen(ctx, interview, config);
    wakeJobs();
    return { kind: 'go', to: `${pathname}?asked=1` };
  }
  const isSent = await sendAnswers(ctx, interview, config);
  if (!isSent) return { kind: 'last', status: 422, interview, isEmpty: true };
  wakeJobs();
  return { kind: 'go', to: `${pathname}?thanks=1` };
}

async function save(
  ctx: PublicContext,
  interview: Interview,
  { fields, place, url, locals }: Form,
): Promise<InterviewVisit> {
  const go = fields.get('go');
  const isQuiet = go === 'quiet';
  const limits = locals.runtime.config.isRateLimited ? limitsOf(LIMIT, locals.clientAddress) : [];
  const chapterId = interview.chapters[place]?.id ?? '';
  const saved = await saveChapter(ctx, interview, chapterId, fields, { isQuiet, limits });
  if (isQuiet) {
    const stored = [...(saved ?? [])].filter(([, { fault }]) => fault === undefined);
    const seen = Object.fromEntries(stored.map(([id, each]) => [id, each.seen]));
    return { kind: 'saved', status: saved ? 200 : 409, seen };
  }
  if (!saved) return tooLate(ctx, interview, { fields, place });
  const results = [...saved.values()];
  if (results.some(({ fault }) => fault)) return { kind: 'chapter', status: 422, interview, place, saved };
  if (results.some(({ other }) => other !== undefined))
    return { kind: 'chapter', status: 409, interview, place, saved };
  return { kind: 'go', to: `${url.pathname}?part=${place + (go === 'back' ? 0 : 2)}` };
}

/** Somebody else sent the answers while this form was open: what it says is shown, so that nothing typed is lost. */
function tooLate(
  { now }: PublicContext,
  interview: Interview,
  { fields, place }: Pick<Form, 'fields' | 'place'>,
): InterviewVisit {
  const submittedAt = interview.submittedAt ?? now.toISOString();
  return {
    kind: 'sent',
    status: 409,
    interview: { ...interview, submittedAt },
    isThanked: false,
    isAsked: false,
    unsaved: unsavedIn(interview, place, fields),
  };
}
