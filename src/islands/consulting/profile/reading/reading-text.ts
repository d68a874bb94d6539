import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { Translate } from '#i18n/keys.ts';

type Pair = Pick<Reading, 'process' | 'symptom'>;

function phraseOf({ process, symptom }: Pair, t: Translate): string {
  const about = t(`reading:processes.${process}`);
  if (symptom === 'other') return about;
  if (process === 'other') return `${about}, ${t(`reading:symptoms.${symptom}`)}`;
  return t(`reading:pairs.${process}.${symptom}`);
}

/** Says a reading, such as `Read as: supplier invoices keyed in by hand`, and whether its answer was chosen. */
export function readingText(
  { interventionId, ...pair }: Pair & Pick<Reading, 'interventionId'>,
  t: Translate,
) {
  const isUnread = pair.process === 'other' && pair.symptom === 'other';
  const text = isUnread ? t('reading:nothing') : t('reading:readAs', { reading: phraseOf(pair, t) });
  return interventionId == null ? text : `${text} · ${t('reading:answerChosen')}`;
}
