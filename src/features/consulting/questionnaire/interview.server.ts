import { record, type Cause } from '#db/journal/cause.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { companies, questionnaireAnswers, questionnaires, users } from '#db/schema/index.ts';
import { isShownPublicly } from '#features/accounts/public-owner.server.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import { reserveAll } from '#features/accounts/sessions/throttle.server.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import type { PublicContext } from '#kernel/context.ts';
import { hashSecret, isSecret } from '#kernel/secrets.ts';
import { isAppError } from '#shared/errors.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { asTyped, printOf, readSeen } from './answer-print.rules.ts';
import { answerFault, mergeAnswer, type AnswerFault } from './answers.rules.ts';
import { interviewOf } from './interview.texts.ts';
import type { Answers, AskedQuestion, Chapter, Interview } from './interview.types.ts';
import { answerField, seenField } from './questionnaire.values.ts';
import { isTemplate } from './template.values.ts';

/** Of a questionnaire that its owner or its link has opened. */
export async function answersOf(db: Database, questionnaireId: number): Promise<Answers> {
  const rows = await everyRow(db, questionnaireAnswers)
    .select({ questionId: questionnaireAnswers.questionId, answer: questionnaireAnswers.answer })
    .where(eq(questionnaireAnswers.questionnaireId, questionnaireId));
  return new Map(rows.map(({ questionId, answer }) => [questionId, answer]));
}

export type OpenedInterview = { state: 'open' | 'expired' | 'revoked'; interview: Interview };

/** Returns the questionnaire of a link; null for an unknown one, and of a disabled account and a demo. */
export async function openInterview(
  { db, now }: PublicContext,
  token: string,
): Promise<OpenedInterview | null> {
  if (!isSecret(token)) return null;
  const [found] = await everyRow(db, questionnaires)
    .select({
      stored: questionnaires,
      company: companies.name,
      workspaceId: companies.workspaceId,
      owner: users,
    })
    .innerJoin(companies, eq(companies.id, questionnaires.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(questionnaires.tokenHash, hashSecret(token)), isShownPublicly()));
  if (!found) return null;
  const { id, companyId, template, language, expiresAt, revokedAt, submittedAt } = found.stored;
  if (!isTemplate(template)) return null;
  const { owner } = found;
  const interview: Interview = {
    id,
    workspaceId: found.workspaceId,
    companyId,
    template,
    language,
    expiresAt,
    submittedAt,
    company: found.company,
    owner: { id: owner.id, email: owner.email, language: owner.language ?? language },
    canAsk: owner.emailConfirmedAt !== null,
    chapters: interviewOf(template, language),
    answers: await answersOf(db, id),
  };
  if (revokedAt !== null) return { state: 'revoked', interview };
  return { state: expiresAt <= now.toISOString() ? 'expired' : 'open', interview };
}

/** A question after saving: what the form shows now, what is wrong with it, and what somebody else wrote meanwhile. */
export type SavedQuestion = {
  shown: string;
  seen: string;
  fault?: AnswerFault;
  given?: number;
  other?: string;
};
export type SavedChapter = ReadonlyMap<string, SavedQuestion>;

export const stillOpen = (id: number, now: Date) =>
  and(
    eq(questionnaires.id, id),
    isNull(questionnaires.submittedAt),
    isNull(questionnaires.revokedAt),
    gt(questionnaires.expiresAt, now.toISOString()),
  );

type Given = { question: AskedQuestion; answer: string; seen: string };

/** Choices that a form left out were not answered; a text that is missing was not in the form. */
const givenIn = ({ questions }: Chapter, fields: URLSearchParams): Given[] =>
  questions.flatMap((question) => {
    const answer = fields.get(answerField(question.id));
    const seen = fields.get(seenField(question.id));
    if (answer === null && seen === null) return [];
    return [{ question, answer: asTyped(answer ?? ''), seen: seen ?? '' }];
  });

/** Nobody is signed in who answers by a link. */
export const interviewCause = (workspaceId: number, at: Date): Cause => ({
  kind: 'call',
  label: 'POST /q/{token}',
  workspaceId,
  actorId: null,
  at,
});

/**
 * Saves what a client typed in one chapter, question by question, and never over what somebody else typed meanwhile
 * (`mergeAnswer`). `isQuiet`: of a script that saves while people type; what needs a person is left for the form.
 * Counts the form in `limits`. Returns null where the questionnaire is closed or sent. Errors: `too_many_requests`.
 */
export const saveChapter = (
  { db, now }: PublicContext,
  { id, chapters, workspaceId }: Interview,
  chapterId: string,
  fields: URLSearchParams,
  { isQuiet = false, limits = [] }: { isQuiet?: boolean; limits?: readonly RateLimit[] } = {},
): Promise<SavedChapter | null> =>
  record(db, interviewCause(workspaceId, now), async (tx) => {
    const [counted] = await reserveAll(tx, [{ at: now.getTime(), limits }]);
    if (isAppError(counted)) throw counted;
    if ((await everyRow(tx, questionnaires).count(stillOpen(id, now))) === 0) return null;
    const before = await answersOf(tx, id);
    const chapter = chapters.find((each) => each.id === chapterId);
    const saved = new Map<string, SavedQuestion>();
    for (const { question, answer, seen } of chapter ? givenIn(chapter, fields) : []) {
      const stored = before.get(question.id) ?? '';
      const fault = answerFault(question, answer);
      if (fault) {
        saved.set(question.id, {
          shown: beginningOf(answer, MAX_PARAGRAPH),
          seen,
          fault,
          given: answer.length,
        });
        continue;
      }
      const prints = readSeen(seen);
      const isStoredSeen = prints.includes(printOf(stored));
      const isGivenSeen = prints[0] === printOf(answer);
      const merged = mergeAnswer(question, { stored, given: answer, isStoredSeen, isGivenSeen });
      if (isQuiet && (merged.other !== undefined || merged.answer !== answer)) {
        // Untouched in this form: somebody else's answer is shown with the next page.
        if (isGivenSeen) saved.set(question.id, { shown: answer, seen });
        continue;
      }
      saved.set(question.id, {
        shown: merged.answer,
        seen: printOf(merged.answer),
        ...(merged.other !== undefined && { other: merged.other }),
      });
      if (merged.answer === stored) continue;
      const updatedAt = now.toISOString();
      await everyRow(tx, questionnaireAnswers)
        .insert({ questionnaireId: id, questionId: question.id, answer: merged.answer, updatedAt })
        .onConflictDoUpdate({
          target: [questionnaireAnswers.questionnaireId, questionnaireAnswers.questionId],
          set: { answer: merged.answer, updatedAt },
        });
    }
    return saved;
  });
