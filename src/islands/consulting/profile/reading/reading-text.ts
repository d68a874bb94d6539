import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { Translate } from '#i18n/keys.ts';

type Pair = Pick<Reading, 'process' | 'symptom'>;

function phraseOf({ process, symptom }: Pair, t: Translate): string {
  const about = t(`reading:processes.${process}`);
  if (symptom === 'other') return about;
  if (process === 'other') return `${about}, ${t(`reading:symptoms.${symptom}`)}`;
  return t(`reading:pairs.${process}.${symptom}`);
}

/**
 * Says a reading, such as `To confirm: supplier invoices keyed in by hand`. `label` is what the report calls the problem,
 * where the answer to it has a name of its own for it.
 */
export function readingText(
  { isConfirmed, interventionId, ...pair }: Pair & Pick<Reading, 'isConfirmed' | 'interventionId'>,
  t: Translate,
  label?: string | null,
): string {
  if (!label && pair.process === 'other' && interventionId == null)
    return t(isConfirmed ? 'reading:staysOpen' : 'reading:nothing');
  return t(`reading:${isConfirmed ? 'confirmed' : 'toConfirm'}`, { reading: label ?? phraseOf(pair, t) });
}

/** Says that a person chose the answer to a problem; null where the rules do. */
export const chosenText = (
  { interventionId }: Pick<Reading, 'interventionId'>,
  t: Translate,
): string | null => (interventionId == null ? null : t('reading:answerChosen'));
