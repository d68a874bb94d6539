import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { ReachLinks } from '#islands/leads/contacts/ReachLinks.tsx';
import { NextTask, openValueText } from './activity-columns.tsx';
import type { Listed, RecordListKind } from './record-list.ts';
import { ticked } from '#islands/lists/use-selection.ts';

type Props<Row extends Listed> = {
  of: RecordListKind<Row>;
  sort: string;
  rows: readonly Row[];
  /** A row is ticked where it was opened. */
  isSelecting: boolean;
  selected: ReadonlySet<number>;
  onSelect: (ids: ReadonlySet<number>) => void;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** The list as a phone shows it. */
export function RecordCards<Row extends Listed>(props: Props<Row>) {
  const { of, sort, rows, isSelecting, selected, onSelect, hasMore, isLoading, onMore } = props;
  const texts = useTexts();
  const { t, tag } = texts;
  const shown = { ...texts, timeZone: useTimeZone(), now: useNow(), sort };
  return (
    <>
      <ul className="list-rows">
        {rows.map((row) => {
          const name = of.nameOf(row, sort);
          const { nextTask, lastContactAt, openValues = [] } = row.activity ?? {};
          return (
            <li key={row.id} className="list-row">
              {isSelecting ? (
                <span
                  data-in="lead"
                  className="-my-2! mr-0! -ml-1! [&>label]:after:absolute [&>label]:after:inset-0 [&>label]:after:z-1"
                >
                  <Tick
                    label={t('ui:table.selectRow', { name })}
                    isTicked={selected.has(row.id)}
                    onChange={(isTicked) => onSelect(ticked(selected, row.id, isTicked))}
                  />
                </span>
              ) : null}
              <a data-in="name" href={hrefOf(of.kind, row.id)}>
                {name}
              </a>
              {lastContactAt ? (
                <time data-in="fact" dateTime={lastContactAt}>
                  <span className="sr-only">{t('leads:common.lastContact')}: </span>
                  {formatBrief(lastContactAt, shown.now, tag, shown.timeZone)}
                </time>
              ) : null}
              <p data-in="about">{of.detailsOf(row, texts)}</p>
              {openValues.length > 0 ? (
                <p data-in="end" className="text-ink! tabular-nums">
                  <span className="text-ink-soft">{t('leads:common.openShort')} </span>
                  {openValueText(openValues, tag)}
                </p>
              ) : null}
              {nextTask ? (
                <p data-in="next">
                  <span className="sr-only">{t('leads:common.nextTask')}: </span>
                  <NextTask task={nextTask} shown={shown} />
                </p>
              ) : null}
              {isSelecting ? null : <ReachLinks name={name} {...of.reachOf(row)} />}
            </li>
          );
        })}
      </ul>
      {hasMore ? (
        <PlainButton onPress={onMore} isPending={isLoading} className="mt-2.5 justify-self-center">
          {t('ui:list.more')}
        </PlainButton>
      ) : null}
    </>
  );
}
