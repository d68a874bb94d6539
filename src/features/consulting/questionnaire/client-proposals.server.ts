import { and, eq, inArray } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { profileProposals } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { clientProposals } from './interview-proposals.rules.ts';
import type { Interview } from './interview.types.ts';
import { keyOf, profileKeys } from './known-rows.server.ts';
import { proposedRows } from './template.server.ts';

type Stored = typeof profileProposals.$inferSelect;
type Row = Pick<Stored, 'kind' | 'fields'>;

const isSame = (one: Row, other: Row): boolean =>
  one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);

/**
 * Proposes what a client's answers say. What the consultant has decided is not proposed again unless the answer has
 * changed, nor what the profile says, unless the client knows a figure of it. Undecided proposals of this questionnaire,
 * and those of a template for the same row, make way: the client knows better. The link has opened the one company.
 */
export async function proposeAnswers({ db, now }: PublicContext, interview: Interview): Promise<number> {
  const { id, companyId, template, language, chapters, answers } = interview;
  const stored = await everyRow(db, profileProposals)
    .select()
    .where(eq(profileProposals.companyId, companyId));
  const profile = await profileKeys({ db }, companyId);
  const decided = stored.filter((each) => each.questionnaireId === id && each.state !== 'open');
  const news = clientProposals(chapters, answers, proposedRows(template, language)).filter(
    (row) =>
      !decided.some((each) => isSame(each, row)) &&
      (row.hasFigure || !profile.has(keyOf(row.kind, row.fields))),
  );
  const keys = new Set(news.map((row) => keyOf(row.kind, row.fields)));
  const replaced = stored.filter(
    (each) =>
      each.state === 'open' &&
      (each.questionnaireId === id ||
        (each.origin === 'template' && keys.has(keyOf(each.kind, each.fields)))),
  );
  if (replaced.length > 0) {
    const ids = replaced.map((each) => each.id);
    await everyRow(db, profileProposals)
      .delete()
      .where(and(eq(profileProposals.companyId, companyId), inArray(profileProposals.id, ids)));
  }
  const at = now.toISOString();
  const values = news.map(({ kind, fields, question }): typeof profileProposals.$inferInsert => ({
    companyId,
    origin: 'questionnaire',
    questionnaireId: id,
    kind,
    fields,
    question,
    createdAt: at,
    updatedAt: at,
  }));
  if (values.length > 0) await everyRow(db, profileProposals).insert(values);
  return values.length;
}
