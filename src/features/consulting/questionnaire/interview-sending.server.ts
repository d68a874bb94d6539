import { everyRow } from '#db/rows.ts';
import { questionnaires } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import type { Settings } from '#kernel/config/config.ts';
import { queueMail } from '#kernel/mail/outbox.ts';
import { proposeAnswers } from './client-proposals.server.ts';
import { answersOf, stillOpen } from './interview.server.ts';
import type { Interview } from './interview.types.ts';
import { questionnaireEmail } from './questionnaire.mail.ts';

type MailSettings = Pick<Settings, 'siteUrl' | 'mailFrom' | 'secrets'>;

async function tellOwner(
  { db, now }: PublicContext,
  interview: Interview,
  { part, cause }: { part: 'back' | 'ask'; cause: string },
  settings: MailSettings,
): Promise<void> {
  const { owner, id, canAsk } = interview;
  if (!canAsk) return;
  const mail = {
    ...questionnaireEmail(part, interview, settings.siteUrl),
    kind: `questionnaire_${part}`,
    dedupeKey: `questionnaire:${id}:${part}:${cause}`,
    recipient: owner.email,
    replyTo: null,
    userId: owner.id,
  };
  await queueMail(db, now, mail, settings);
}

/**
 * Sends the answers: closes the form, proposes what follows from them and tells the consultant, all of it or nothing.
 * Sent twice, as from two tabs, it is sent once. Returns false where there is nothing to send.
 */
export const sendAnswers = (
  { db, now, locale }: PublicContext,
  interview: Interview,
  settings: MailSettings,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { id } = interview;
    const answers = await answersOf(tx, id);
    if (![...answers.values()].some((answer) => answer !== '')) return false;
    const submittedAt = now.toISOString();
    const sent = await everyRow(tx, questionnaires)
      .update({ submittedAt, updatedAt: submittedAt })
      .where(stillOpen(id, now))
      .returning({ id: questionnaires.id });
    if (sent.length === 0) return true;
    const inside = { db: tx, now, locale };
    const answered = { ...interview, answers };
    await proposeAnswers(inside, answered);
    await tellOwner(inside, answered, { part: 'back', cause: submittedAt }, settings);
    return true;
  });

/** Asks the consultant, once for each time that it was sent, to open it again. */
export const askToReopen = (
  ctx: PublicContext,
  interview: Interview,
  settings: MailSettings,
): Promise<void> =>
  interview.submittedAt === null
    ? Promise.resolve()
    : tellOwner(ctx, interview, { part: 'ask', cause: interview.submittedAt }, settings);
