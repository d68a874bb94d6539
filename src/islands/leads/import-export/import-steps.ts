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

/** The number of the step that a phase belongs to, from 0. */
export const stepOf = (phase: ImportPhase): number => STEPS.indexOf(STEP_OF[phase]);

/** The step that an entry of the history was made for. */
export const stepIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'importStep' in entry && typeof entry.importStep === 'number'
    ? entry.importStep
    : 0;

/**
 * The step that the browser's Back leads to, by the entry of the history that it has come to: null where there is nowhere
 * to go (forward, or there already), `stay` while a file is being checked or imported. What has ended leads to another
 * file: its columns are imported already.
 */
export function stepAfterBack(phase: ImportPhase, entry: unknown): number | 'stay' | null {
  const target = stepIn(entry);
  if (target >= stepOf(phase)) return null;
  if (phase === 'checking' || phase === 'running') return 'stay';
  return phase === 'ended' ? 0 : target;
}
