import { X } from 'lucide-react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ReadingChart } from './ReadingChart.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { dayText, valueText } from './tracker-text.ts';
import type { Tracker } from './use-tracker.ts';

type Props = { action: TrackedAction; tracker: Tracker; language: string };
type Reading = TrackedAction['readings'][number];

/** The key figure of an action: how it is measured, its readings as a line and as a table, and the next one. */
export function ActionReadings({ action, tracker: { path, change }, language }: Props) {
  const { t, tag } = useTexts();
  const offerUndo = useUndo();
  const { actionId, kpi, kpiHow, readings } = action;
  const address = `${path}/readings`;

  const put = async (reading: Reading): Promise<void> => {
    const saved = await api<TrackedAction>('PUT', address, { body: { actionId, ...reading } });
    change(actionId, () => saved);
  };
  async function remove(reading: Reading): Promise<void> {
    try {
      await api('DELETE', `${address}?actionId=${actionId}&day=${reading.day}`);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        return toast.error(t('consulting:tracker.removeFailed'), errorText(error, t));
    }
    change(actionId, (before) => ({
      ...before,
      readings: before.readings.filter(({ day }) => day !== reading.day),
    }));
    offerUndo({
      message: t('consulting:tracker.readingRemoved'),
      description: `${dayText(reading.day, tag)}: ${valueText(reading.value, tag)}`,
      undo: () => put(reading),
      undone: t('consulting:tracker.readingRestored'),
      failed: t('consulting:tracker.restoreFailed'),
    });
  }

  return (
    <div className="grid content-start gap-3">
      <div className="text-sm">
        <h4 className="font-text text-sm font-semibold">{t('consulting:tracker.kpi')}</h4>
        <p lang={language} className="wrap-anywhere">
          {kpi}
        </p>
        <p lang={language} className="text-ink-soft wrap-anywhere">
          {kpiHow}
        </p>
      </div>
      <ReadingChart kpi={kpi} readings={readings} t={t} tag={tag} />
      {readings.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('consulting:tracker.noReadings')}</p>
      ) : (
        <div className="max-h-60 max-w-105 overflow-y-auto" tabIndex={0}>
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
                <td />
              </tr>
            </thead>
            <tbody>
              {readings.map((reading) => (
                <tr key={reading.day} className="border-t border-line">
                  <td>{dayText(reading.day, tag)}</td>
                  <td className="text-right wrap-anywhere">{valueText(reading.value, tag)}</td>
                  <td className="w-11 text-right">
                    <button
                      type="button"
                      aria-label={t('consulting:tracker.removeReading', { day: dayText(reading.day, tag) })}
                      onClick={() => void remove(reading)}
                      className={iconButtonClass('quiet', 'small')}
                    >
                      <X size={16} aria-hidden="true" />
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ReadingForm onPut={put} />
    </div>
  );
}
