import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { answerWords, numberOf } from './answers.rules.ts';
import type { Answers, AskedQuestion, Chapter } from './interview.types.ts';
import type { ProposalKind } from './proposal.values.ts';

export type TemplateRow = { kind: ProposalKind; id: string; fields: Record<string, unknown> };
export type ClientProposal = {
  kind: ProposalKind;
  fields: Record<string, unknown>;
  question: string;
  hasFigure: boolean;
};

/** Lists of names are asked for one a line. */
const NAME = 'name';
const BULLET = /^[-–—*•·]\s+/;

const linesOf = (answer: string): string[] =>
  answer
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** Rows of their own: a text is one, a list of names one a line. */
function ownRows(question: AskedQuestion, answer: string): ClientProposal[] {
  const { proposes, fields, text } = question;
  const field = proposes?.answerIn;
  if (!proposes || field === undefined) return [];
  const said = field === NAME ? linesOf(answer) : [answer];
  return said.map((words) => ({
    kind: proposes.kind,
    fields: { ...proposes.fields, ...fields, [field]: words },
    question: text,
    hasFigure: false,
  }));
}

/** Field that a number fills; null where the answer proposes nothing, such as zero. */
function figureOf({ proposes }: AskedQuestion, answer: string): Record<string, number> | null {
  const field = proposes?.answerIn;
  const value = numberOf(answer);
  if (!proposes || field === undefined || value === null || value === 0) return null;
  const fields: Readonly<Record<string, { kind: string } | undefined>> = ROW_FIELDS[proposes.kind];
  return { [field]: fields[field]?.kind === 'money' ? Math.round(value * 100) : value };
}

/** Fields that an answer gives to a row of the template; null where it does not propose the row. */
function rowFields(question: AskedQuestion, answer: string): Record<string, unknown> | null {
  const { kind, proposes, fields } = question;
  const given = { ...proposes?.fields, ...fields };
  if (kind === 'number') {
    const figure = figureOf(question, answer);
    return figure && { ...given, ...figure };
  }
  return proposes?.when?.includes(answer) ? given : null;
}

/**
 * Rows that a client's answers propose, each with the question and what was answered. Answers that name the same row of
 * the template fill one proposal.
 */
export function clientProposals(
  chapters: readonly Chapter[],
  answers: Answers,
  template: readonly TemplateRow[],
): ClientProposal[] {
  const made: ClientProposal[] = [];
  const byRow = new Map<string, ClientProposal>();
  for (const question of chapters.flatMap(({ questions }) => questions)) {
    const answer = answers.get(question.id) ?? '';
    const { proposes } = question;
    if (answer === '' || !proposes) continue;
    if (proposes.row === undefined) {
      made.push(...ownRows(question, answer));
      continue;
    }
    const fields = rowFields(question, answer);
    const row = template.find(({ kind, id }) => kind === proposes.kind && id === proposes.row);
    if (!fields || !row) continue;
    const told = `${question.text} ${answerWords(question, answer)}`;
    const key = `${row.kind} ${row.id}`;
    const there = byRow.get(key);
    if (there) {
      Object.assign(there.fields, fields);
      there.question += `\n${told}`;
      there.hasFigure ||= question.kind === 'number';
      continue;
    }
    const proposal = {
      kind: row.kind,
      fields: { ...row.fields, ...fields },
      question: told,
      hasFigure: question.kind === 'number',
    };
    byRow.set(key, proposal);
    made.push(proposal);
  }
  return made;
}
