import type { Process, Symptom } from './reading.values.ts';

/** Reads a problem as what it is about and what is wrong with it; `other` where it says nothing that fits. */
export function readProblem(_description: string): { process: Process; symptom: Symptom } {
  return { process: 'other', symptom: 'other' };
}
