import { useState } from 'react';
import { isDay } from '#shared/dates/days.ts';
import { DayText } from '#islands/ui/DayText.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { List } from './use-list.ts';

const ENDS = ['from', 'to'] as const;

/**
 * First and last day of a list, in native date fields. While a year is being typed, the value is a valid date (0002,
 * 0020, 0202): the list does not change until the year is plausible.
 */
export function PeriodFilter<Item>({ list }: { list: List<Item> }) {
  const { t, tag } = useTexts();
  const [unfinished, setUnfinished] = useState<Partial<Record<(typeof ENDS)[number], string>>>({});
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:w-full">
      <legend className="sr-only">{t('ui:list.period')}</legend>
      {ENDS.map((end) => (
        <label
          key={end}
          className="flex min-w-0 gap-2 text-sm text-ink-soft max-sm:flex-1 max-sm:flex-col max-sm:gap-1 sm:items-center"
        >
          {t(`ui:list.${end}`)}
          <span className="day-field">
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
              className="h-control min-w-0 sm:w-34 rounded-control border border-line-strong bg-surface px-2.5 text-base text-ink transition-colors duration-quick hover:border-ink-soft max-sm:w-full sm:text-sm"
            />
            <DayText value={unfinished[end] ?? list.filters[end]} tag={tag} none={t('ui:field.noDay')} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
