import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';
import type { Decisions } from './import-calls.ts';

type Counted = Pick<ImportAnswer, 'counts' | 'later' | 'questions'>;

export const FIGURES = ['created', 'updated', 'skipped', 'later', 'failed'] as const;

/** How many questions nobody has answered: the import takes those lines for different people. */
export const unansweredIn = (questions: ImportAnswer['questions'], decisions: Decisions): number =>
  questions.filter(({ line }) => decisions[line] === undefined).length;

/**
 * The counts with the lines left for later apart. The import counts those among the skipped ones; its check, which
 * knows no answers yet, among the created ones, as it does lines that change a record once they are called the same.
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

/** Whether the import would create or change anything as it is answered now. */
export function hasWork(answer: Counted, decisions: Decisions): boolean {
  const { created, updated } = figuresOf(answer, decisions);
  return created + updated > 0;
}

/** Whether there is anything of it to take back. */
export const isRevertible = ({
  status,
  counts,
  left,
}: Pick<ImportAnswer, 'status' | 'counts' | 'left'>): boolean =>
  status === 'reverted' ? left > 0 : status !== 'running' && counts.created + counts.updated > 0;

/** What its badge says: a revert that had to leave records is one in part. */
export const shownStatus = ({ status, left }: Pick<ImportAnswer, 'status' | 'left'>) =>
  status === 'reverted' && left > 0 ? 'partlyReverted' : status;
