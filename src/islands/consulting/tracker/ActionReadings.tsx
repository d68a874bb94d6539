import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ReadingChart } from './ReadingChart.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';
import { dayText, valueText } from './tracker-text.ts';
import type { Tracker } from './use-tracker.ts';

type Props = { action: TrackedAction; tracker: Tracker; language: string };
type Reading = TrackedAction['readings'][number];

/** The key figure of an action: how it is measured, its readings as a line and as a table, and the next one. */
export function ActionReadings({ action, tracker: { path, change }, language }: Props) {
  const { t, tag } = useTexts();
  const offerUndo = useUndo();
  const { actionId, kpiHow, readings } = action;
  const kpi = action.kpi || t('consulting:tracker.kpiToAgree');
  const address = `${path}/readings`;

  const put = async (reading: Reading): Promise<void> => {
    const saved = await api<TrackedAction>('PUT', address, { body: { actionId, ...reading } });
    change(actionId, () => saved);
  };
  async function remove(reading: Reading): Promise<void> {
    try {
      await api('DELETE', `${address}?actionId=${actionId}&day=${reading.day}`);
    } catch (error) {
      if (!(error instanceof ApiError && error.isGone))
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
        <p lang={action.kpi ? language : undefined} className="wrap-anywhere">
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
          <ReadingsTable
            kpi={kpi}
            readings={readings}
            t={t}
            tag={tag}
            onRemove={(reading) => void remove(reading)}
          />
        </div>
      )}
      <ReadingForm onPut={put} />
    </div>
  );
}
