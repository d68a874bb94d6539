import type { ImportAnswer } from '#features/leads/import.schema.ts';
import type { Decisions } from './import-calls.ts';

type Counted = Pick<ImportAnswer, 'counts' | 'later' | 'questions'>;

export const FIGURES = ['created', 'updated', 'skipped', 'later', 'failed'] as const;

/**
 * The counts with the lines left for later apart. The import counts those among the skipped ones; its check, which
 * knows no answers yet, among the created ones.
 */
export function figuresOf(
  { counts, later, questions }: Counted,
  decisions: Decisions,
): Record<(typeof FIGURES)[number], number> {
  const answered = questions.filter(({ line }) => decisions[line] === 'later').length;
  return {
    ...counts,
    created: counts.created - answered,
    skipped: counts.skipped - later.length,
    later: later.length + answered,
  };
}
