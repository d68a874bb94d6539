import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { readingOf } from './reading-values.ts';

/**
 * Returns the reading that a form states, else the one that the rules make of the description when it is saved. For
 * forms only, which load later than the cards: the rules and their words are large.
 */
export const shownReading = (values: FormValues): Reading =>
  readingOf(values) ?? { ...readProblem(values['description'] ?? ''), isConfirmed: false };
