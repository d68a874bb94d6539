import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { PROCESSES, SYMPTOMS, type Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

/** A reading as a form keeps it: empty until somebody chose or confirmed it. */
export const readingValues = (reading: Reading | undefined): FormValues => ({
  process: reading?.isConfirmed ? reading.process : '',
  symptom: reading?.isConfirmed ? reading.symptom : '',
});

/** Returns the reading that a form states, or null where it leaves it to the rules. */
export function readingOf(values: FormValues): Reading | null {
  const process = PROCESSES.find((id) => id === values['process']);
  const symptom = SYMPTOMS.find((id) => id === values['symptom']);
  return process && symptom ? { process, symptom, isConfirmed: true } : null;
}

/** Returns the reading that a form states, else the one that the rules make of the description when it is saved. */
export const shownReading = (values: FormValues): Reading =>
  readingOf(values) ?? { ...readProblem(values['description'] ?? ''), isConfirmed: false };
