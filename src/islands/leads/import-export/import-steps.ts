import type { ImportPhase } from './use-import.ts';

export const STEPS = ['file', 'mapping', 'check', 'done'] as const;

const STEP_OF: Record<ImportPhase, (typeof STEPS)[number]> = {
  file: 'file',
  mapping: 'mapping',
  checking: 'check',
  checked: 'check',
  running: 'done',
  ended: 'done',
};

export const stepOf = (phase: ImportPhase): number => STEPS.indexOf(STEP_OF[phase]);

export const stepIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'importStep' in entry && typeof entry.importStep === 'number'
    ? entry.importStep
    : 0;

/**
 * Returns the step for the browser's Back, by the new history entry: null if there is nothing to do (forward, or
 * already there), `stay` while a dry run or import is running. From a finished import it returns the first step,
 * because its columns are done.
 */
export function stepAfterBack(phase: ImportPhase, entry: unknown): number | 'stay' | null {
  const target = stepIn(entry);
  if (target >= stepOf(phase)) return null;
  if (phase === 'checking' || phase === 'running') return 'stay';
  return phase === 'ended' ? 0 : target;
}
