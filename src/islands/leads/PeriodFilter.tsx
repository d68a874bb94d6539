import { useTexts } from '../ui/texts.tsx';
import type { RecordList } from './use-records.ts';

const ENDS = ['from', 'to'] as const;

/** The first and the last day of what a list shows, by the browser's own calendar. */
export function PeriodFilter<Item>({ list }: { list: RecordList<Item> }) {
  const { t } = useTexts();
  return (
    <fieldset className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <legend className="sr-only">{t('leads:list.period')}</legend>
      {ENDS.map((end) => (
        <label
          key={end}
          className="flex min-w-0 gap-2 text-sm text-ink-soft max-sm:flex-1 max-sm:flex-col max-sm:gap-1 sm:items-center"
        >
          {t(`leads:list.${end}`)}
          <input
            type="date"
            value={list.filters[end] ?? ''}
            {...(end === 'from' ? { max: list.filters['to'] } : { min: list.filters['from'] })}
            onChange={(event) => list.setFilter(end, event.target.value)}
            className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-base text-ink transition-colors duration-quick hover:border-ink-soft max-sm:w-full sm:text-sm"
          />
        </label>
      ))}
    </fieldset>
  );
}
