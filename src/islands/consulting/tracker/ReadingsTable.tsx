import { X } from 'lucide-react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { dayText, valueText, type TrackerWords } from './tracker-text.ts';

type Reading = TrackedAction['readings'][number];
type Props = TrackerWords & {
  kpi: string;
  readings: readonly Reading[];
  /** Missing where the readings are only shown. */
  onRemove?: (reading: Reading) => void;
};

export function ReadingsTable({ kpi, readings, t, tag, onRemove }: Props) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t('consulting:tracker.readingsOf', { kpi })}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className="font-medium">
            {t('consulting:tracker.day')}
          </th>
          <th scope="col" className="text-right font-medium">
            {t('consulting:tracker.value')}
          </th>
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <tr key={reading.day} className="border-t border-line">
            <td className="py-1">{dayText(reading.day, tag)}</td>
            <td className="py-1 text-right wrap-anywhere">{valueText(reading.value, tag)}</td>
            {onRemove && (
              <td className="w-11 text-right">
                <button
                  type="button"
                  aria-label={t('consulting:tracker.removeReading', { day: dayText(reading.day, tag) })}
                  onClick={() => onRemove(reading)}
                  className={`act ${iconButtonClass('quiet', 'small')}`}
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
