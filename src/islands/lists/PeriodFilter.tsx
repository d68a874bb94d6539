import { useState } from 'react';
import { addDays, isDay, wallTime } from '#shared/dates/days.ts';
import { DayText } from '#islands/ui/DayText.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import type { List } from './use-list.ts';

const ENDS = ['from', 'to'] as const;
const PERIODS = ['any', 'week', 'month', 'year', 'custom'] as const;
type Period = (typeof PERIODS)[number];

/** First day of a period up to now; of `any` and `custom` there is none. */
const firstDay = (period: Period, today: string): string => {
  if (period === 'year') return `${today.slice(0, 4)}-01-01`;
  return period === 'week' ? addDays(today, -6) : period === 'month' ? addDays(today, -29) : '';
};

/** The period of a list: up to now, or from a first to a last day, whose fields only such a one has. */
export function PeriodFilter<Item>({ list }: { list: List<Item> }) {
  const { t } = useTexts();
  const { day: today } = wallTime(new Date(), useTimeZone());
  const { from = '', to = '' } = list.filters;
  const [isCustom, setCustom] = useState(false);
  const known = PERIODS.find((period) => to === '' && firstDay(period, today) === from);
  const period = isCustom ? 'custom' : (known ?? 'custom');
  return (
    <>
      <PlainSelect
        label={t('ui:list.period')}
        value={period}
        onChange={(chosen) => {
          setCustom(chosen === 'custom');
          if (chosen !== 'custom')
            list.setFilters({ ...list.filters, from: firstDay(chosen, today), to: '' });
        }}
        options={PERIODS.map((id) => ({ id, label: t(`ui:list.periods.${id}`) }))}
        className="max-w-40"
      />
      {period === 'custom' ? <DayFields list={list} /> : null}
    </>
  );
}

/**
 * First and last day, in native date fields. While a year is being typed, the value is a valid date (0002, 0020, 0202):
 * the list does not change until the year is plausible.
 */
function DayFields<Item>({ list }: { list: List<Item> }) {
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
