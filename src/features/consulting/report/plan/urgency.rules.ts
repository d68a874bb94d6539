import type { Process, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { stemMatcher } from '#features/language/topic-stems.rules.ts';
import { foldText } from '#shared/texts/text.ts';

/** Readings of a danger that grows while it waits: data that leave the firm, doors that stand open, copies that are missing. */
const CANNOT_WAIT: Partial<Record<Process, readonly Symptom[]>> = {
  privacy: ['risk', 'lost', 'errors'],
  ai_use: ['risk', 'lost', 'errors'],
  security: ['risk', 'lost', 'none'],
  backup: ['risk', 'lost', 'none'],
};
/** An attack that has happened will be tried again, whatever the symptom says. */
const ATTACKED = stemMatcher(({ attacks }) => attacks);
const ATTACKABLE: readonly Process[] = ['security', 'backup'];
/** Priority 1 is monitored: whoever rated it so has decided that it can wait. */
const LEAST_PRIORITY = 2;

type Problem = Pick<ReportSnapshot['problems'][number], 'priority' | 'reading' | 'description'>;

/** Whether a problem is dealt with in the first week, whatever saves most. */
export const cannotWait = ({ priority, reading, description }: Problem): boolean =>
  reading !== undefined &&
  priority >= LEAST_PRIORITY &&
  ((CANNOT_WAIT[reading.process]?.includes(reading.symptom) ?? false) ||
    (ATTACKABLE.includes(reading.process) && ATTACKED.test(foldText(description))));
