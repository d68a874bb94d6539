import { useState } from 'react';
import { isDay } from '#shared/days.ts';
import { useTexts } from '../ui/texts.tsx';
import type { RecordList } from '#islands/leads/records/use-records.ts';

const ENDS = ['from', 'to'] as const;

/**
 * First and last day of a list, in native date fields. While a year is being typed, the value is a valid date (0002,
 * 0020, 0202): the list does not change until the year is plausible.
 */
export function PeriodFilter<Item>({ list }: { list: RecordList<Item> }) {
  const { t } = useTexts();
  const [unfinished, setUnfinished] = useState<Partial<Record<(typeof ENDS)[number], string>>>({});
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
            value={unfinished[end] ?? list.filters[end] ?? ''}
            {...(end === 'from' ? { max: list.filters['to'] } : { min: list.filters['from'] })}
            onChange={({ target: { value } }) => {
              const isMeant = value === '' || isDay(value);
              setUnfinished(({ [end]: _before, ...others }) =>
                isMeant ? others : { ...others, [end]: value },
              );
              if (isMeant) list.setFilter(end, value);
            }}
            className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-2.5 text-base text-ink transition-colors duration-quick hover:border-ink-soft max-sm:w-full sm:text-sm"
          />
        </label>
      ))}
    </fieldset>
  );
}
