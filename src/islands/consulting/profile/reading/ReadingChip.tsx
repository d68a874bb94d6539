import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { Translate } from '#i18n/keys.ts';
import { chosenText, readingText } from './reading-text.ts';

type Props = {
  reading: Reading;
  /** Name of the problem in the report. */
  label?: string | null | undefined;
  t: Translate;
  /** In a form: the selects below are open. On a card RowGrid handles the press. */
  isExpanded?: boolean;
  onPress?: () => void;
};

/** Reading of a problem, as a button that changes it. The mark of a confirmed reading is in rows.css. */
export function ReadingChip({ reading, label, t, isExpanded, onPress }: Props) {
  const text = readingText(reading, t, label);
  // The sign says that it is confirmed.
  const prefix = t('reading:confirmed', { reading: '' });
  const chosen = chosenText(reading, t);
  // The name begins with the words that are seen, for whoever says them to press the button.
  const seen = reading.isConfirmed ? text.slice(prefix.length) : text;
  const shown = chosen === null ? text : `${text} ${chosen}`;
  return (
    <button
      type="button"
      aria-label={`${shown}. ${t('reading:change')}`}
      data-act="reading"
      className="row-reading"
      {...(reading.isConfirmed && { 'data-confirmed': '' })}
      {...(isExpanded === undefined
        ? { 'aria-haspopup': 'dialog' as const }
        : { 'aria-expanded': isExpanded })}
      {...(onPress && { onClick: onPress })}
    >
      <span>
        {reading.isConfirmed ? <span className="sr-only">{prefix}</span> : null}
        {seen}
      </span>
      {chosen === null ? null : (
        <>
          {' '}
          <span>{chosen}</span>
        </>
      )}
    </button>
  );
}
