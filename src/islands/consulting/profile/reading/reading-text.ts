import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { Translate } from '#i18n/keys.ts';

/** Says a reading, such as `Read as: supplier invoices, manual entry`. */
export const readingText = ({ process, symptom }: Pick<Reading, 'process' | 'symptom'>, t: Translate) =>
  process === 'other' && symptom === 'other'
    ? t('consulting:reading.nothing')
    : t('consulting:reading.readAs', {
        process: t(`consulting:reading.processes.${process}`),
        symptom: t(`consulting:reading.symptoms.${symptom}`),
      });
