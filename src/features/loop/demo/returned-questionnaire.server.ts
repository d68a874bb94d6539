import { questionnaireAnswers, questionnaires } from '#db/schema/index.ts';
import { proposeAnswers } from '#features/consulting/questionnaire/client-proposals.server.ts';
import { interviewOf } from '#features/consulting/questionnaire/interview.texts.ts';
import { hashSecret, newSecret } from '#kernel/secrets.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { ago } from './ago.server.ts';
import { RETURNED } from './consulting.values.ts';

/**
 * Adds a questionnaire that a client has sent back, with the proposals that follow from its answers. A demo makes no
 * links, so that this one's address is known to nobody.
 */
export async function addReturnedQuestionnaire(
  ctx: ServiceContext,
  { id: companyId, name: company }: { id: number; name: string },
): Promise<void> {
  const { locale: language, user } = ctx;
  const { template, sentAgo, returnedAgo, openDays, answers } = RETURNED;
  const back = ago(ctx, returnedAgo);
  const submittedAt = back.now.toISOString();
  const expiresAt = ago(ctx, sentAgo - openDays).now.toISOString();
  const [created] = await ctx
    .rows(questionnaires)
    .insert({
      companyId,
      tokenHash: hashSecret(newSecret()),
      language,
      template,
      expiresAt,
      submittedAt,
      createdAt: ago(ctx, sentAgo).now.toISOString(),
      updatedAt: submittedAt,
    })
    .returning({ id: questionnaires.id });
  if (!created) throw new AppError('internal');
  const { id } = created;
  const given = Object.entries(answers);
  await ctx.rows(questionnaireAnswers).insert(
    given.map(([questionId, answer]) => ({
      questionnaireId: id,
      questionId,
      answer,
      updatedAt: submittedAt,
    })),
  );
  await proposeAnswers(back, {
    id,
    companyId,
    company,
    owner: { id: user.id, email: user.email, language },
    canAsk: false,
    template,
    language,
    expiresAt,
    submittedAt,
    chapters: interviewOf(template, language),
    answers: new Map(given),
  });
}
