import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';
import type { Decisions } from './import-calls.ts';

type Counted = Pick<ImportAnswer, 'counts' | 'later' | 'questions'>;

export const FIGURES = ['created', 'updated', 'skipped', 'later', 'failed'] as const;

/** Returns the number of unanswered questions, whose lines count as different people. */
export const unansweredIn = (questions: ImportAnswer['questions'], decisions: Decisions): number =>
  questions.filter(({ line }) => decisions[line] === undefined).length;

/**
 * Separates postponed lines from the counts: the import counts them as skipped, its dry run, which knows no answers, as
 * created. The dry run also counts lines as created that change a record once answered with same.
 */
export function figuresOf(
  { counts, later, questions }: Counted,
  decisions: Decisions,
): Record<(typeof FIGURES)[number], number> {
  const answered = (as: ImportDecision) => questions.filter(({ line }) => decisions[line] === as).length;
  return {
    ...counts,
    created: counts.created - answered('later') - answered('same'),
    updated: counts.updated + answered('same'),
    skipped: counts.skipped - later.length,
    later: later.length + answered('later'),
  };
}

export function hasWork(answer: Counted, decisions: Decisions): boolean {
  const { created, updated } = figuresOf(answer, decisions);
  return created + updated > 0;
}

export const isRevertible = ({
  status,
  counts,
  left,
}: Pick<ImportAnswer, 'status' | 'counts' | 'left'>): boolean =>
  status === 'reverted' ? left > 0 : status !== 'running' && counts.created + counts.updated > 0;

/** Returns the status of the badge: a revert that skipped records is partial. */
export const shownStatus = ({ status, left }: Pick<ImportAnswer, 'status' | 'left'>) =>
  status === 'reverted' && left > 0 ? 'partlyReverted' : status;
