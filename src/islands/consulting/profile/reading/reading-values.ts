import { PROCESSES, SYMPTOMS, type Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

/** A reading as a form keeps it: empty until somebody chose or confirmed it. */
export const readingValues = (reading: Reading | undefined): FormValues => ({
  process: reading?.isConfirmed ? reading.process : '',
  symptom: reading?.isConfirmed ? reading.symptom : '',
  // Kept by the server where the form says nothing of it.
  interventionId: '',
});

/** Returns the reading that a form states, or null where it leaves it to the rules. */
export function readingOf(values: FormValues): Reading | null {
  const process = PROCESSES.find((id) => id === values['process']);
  const symptom = SYMPTOMS.find((id) => id === values['symptom']);
  const interventionId = values['interventionId'];
  if (!process || !symptom) return null;
  return { process, symptom, isConfirmed: true, ...(interventionId && { interventionId }) };
}
