import { and, count, desc, eq, ne } from 'drizzle-orm';
import { questionnaireAnswers, questionnaires } from '#db/schema/index.ts';
import { refuseDemo } from '#features/accounts/public-owner.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { hashSecret, newSecret } from '#kernel/secrets.ts';
import { LIST_LIMIT, type Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { answerWords } from './answers.rules.ts';
import { answersOf } from './interview.server.ts';
import { interviewOf } from './interview.texts.ts';
import type {
  ChangeQuestionnaire,
  CreateQuestionnaire,
  GivenAnswers,
  NewQuestionnaire,
  Questionnaire,
} from './questionnaire.schema.ts';
import type { QuestionnaireState } from './questionnaire.values.ts';
import { templateWords } from './template.texts.ts';
import { isTemplate } from './template.values.ts';

const DAY_MS = 86_400_000;

type Stored = typeof questionnaires.$inferSelect;

const expiryOf = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

function stateOf({ revokedAt, submittedAt, expiresAt }: Stored, now: Date): QuestionnaireState {
  if (revokedAt !== null) return 'revoked';
  if (submittedAt !== null) return 'sent';
  return expiresAt <= now.toISOString() ? 'expired' : 'open';
}

function asQuestionnaire(stored: Stored, answered: number, { now, locale }: ServiceContext): Questionnaire {
  const { id, companyId, template, language } = stored;
  const { expiresAt, revokedAt, submittedAt, createdAt, updatedAt } = stored;
  if (!isTemplate(template)) throw new AppError('internal');
  const chapters = interviewOf(template, language);
  return {
    id,
    companyId,
    template,
    templateName: templateWords(template, locale).name,
    language,
    state: stateOf(stored, now),
    questions: chapters.flatMap(({ questions }) => questions).length,
    answered,
    expiresAt,
    revokedAt,
    submittedAt,
    createdAt,
    updatedAt,
  };
}

/**
 * Makes a link under which a client answers the questions of a template. Only this response contains its secret; its hash
 * is stored. Errors: `company_not_found`, `demo_preview_only`.
 */
export async function createQuestionnaire(
  ctx: ServiceContext,
  companyId: number,
  { template, language = ctx.locale, days }: CreateQuestionnaire,
  siteUrl: string,
): Promise<NewQuestionnaire> {
  await requireOwnCompany(ctx, companyId);
  await refuseDemo(ctx);
  const token = newSecret();
  const at = ctx.now.toISOString();
  const [created] = await ctx
    .rows(questionnaires)
    .insert({
      companyId,
      tokenHash: hashSecret(token),
      language,
      template,
      expiresAt: expiryOf(ctx.now, days),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!created) throw new AppError('internal');
  return { ...asQuestionnaire(created, 0, ctx), url: `${siteUrl}/q/${token}` };
}

/** Lists a company's questionnaires, the newest first. */
export async function listQuestionnaires(
  ctx: ServiceContext,
  companyId: number,
): Promise<Page<Questionnaire>> {
  await requireOwnCompany(ctx, companyId);
  const rows = await ctx
    .rows(questionnaires)
    .select({ stored: questionnaires, answered: count(questionnaireAnswers.id) })
    .leftJoin(
      questionnaireAnswers,
      and(eq(questionnaireAnswers.questionnaireId, questionnaires.id), ne(questionnaireAnswers.answer, '')),
    )
    .where(eq(questionnaires.companyId, companyId))
    .groupBy(questionnaires.id)
    .orderBy(desc(questionnaires.id))
    .limit(LIST_LIMIT.max);
  return {
    items: rows.map(({ stored, answered }) => asQuestionnaire(stored, answered, ctx)),
    nextCursor: null,
  };
}

/** Throws `not_found` for another workspace's questionnaire and for a missing one. */
async function requireOwnQuestionnaire(ctx: ServiceContext, id: number): Promise<Stored> {
  const [found] = await ctx.rows(questionnaires).select().where(eq(questionnaires.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

function changesOf({ now }: ServiceContext, { revokedAt }: Stored, change: ChangeQuestionnaire) {
  if (change.revoke) return { revokedAt: revokedAt ?? now.toISOString() };
  // A revoked link stays revoked: a new one is made instead.
  if (revokedAt !== null) throw new AppError('not_found');
  return change.days === undefined ? { submittedAt: null } : { expiresAt: expiryOf(now, change.days) };
}

/** Revokes, extends or opens again. Errors: `not_found`, also for one that was revoked. */
export async function changeQuestionnaire(
  ctx: ServiceContext,
  id: number,
  change: ChangeQuestionnaire,
): Promise<Questionnaire> {
  const stored = await requireOwnQuestionnaire(ctx, id);
  const [changed] = await ctx
    .rows(questionnaires)
    .update({ ...changesOf(ctx, stored, change), updatedAt: nextUpdatedAt(stored.updatedAt, ctx.now) })
    .where(eq(questionnaires.id, id))
    .returning();
  if (!changed) throw new AppError('internal');
  const isGiven = and(eq(questionnaireAnswers.questionnaireId, id), ne(questionnaireAnswers.answer, ''));
  return asQuestionnaire(changed, await ctx.rows(questionnaireAnswers).count(isGiven), ctx);
}

/** Returns what the client has answered, sent or not, in the order of the questions. */
export async function readAnswers(ctx: ServiceContext, id: number): Promise<GivenAnswers> {
  const { template, language } = await requireOwnQuestionnaire(ctx, id);
  if (!isTemplate(template)) throw new AppError('internal');
  const answers = await answersOf(ctx.db, id);
  const items = interviewOf(template, language).flatMap(({ title, questions }) =>
    questions.flatMap((question) => {
      const answer = answers.get(question.id) ?? '';
      return answer === ''
        ? []
        : [{ chapter: title, question: question.text, answer: answerWords(question, answer) }];
    }),
  );
  return { items };
}
