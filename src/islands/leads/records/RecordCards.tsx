import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { ReachLinks } from '#islands/leads/contacts/ReachLinks.tsx';
import { activityLine } from './activity-line.ts';
import type { Listed, RecordListKind } from './record-list.ts';
import { ticked } from '#islands/lists/use-selection.ts';

type Props<Row extends Listed> = {
  of: RecordListKind<Row>;
  sort: string;
  rows: readonly Row[];
  selected: ReadonlySet<number>;
  onSelect: (ids: ReadonlySet<number>) => void;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** A phone shows the same list as cards. */
export function RecordCards<Row extends Listed>(props: Props<Row>) {
  const { of, sort, rows, selected, onSelect, hasMore, isLoading, onMore } = props;
  const texts = useTexts();
  const { t } = texts;
  const shown = { ...texts, timeZone: useTimeZone(), now: useNow(), sort };
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative flex items-start gap-1 rounded-panel border border-line bg-surface py-1.5 pr-4 pl-2.5"
          >
            <span className="relative z-10">
              <Tick
                label={t('ui:table.selectRow', { name: of.nameOf(row, sort) })}
                isTicked={selected.has(row.id)}
                onChange={(isTicked) => onSelect(ticked(selected, row.id, isTicked))}
              />
            </span>
            <div className="min-w-0 flex-1 py-2">
              <a
                href={hrefOf(of.kind, row.id)}
                className="font-semibold break-words text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
              >
                {of.nameOf(row, sort)}
              </a>
              {of.detailsOf(row, texts).map((detail) =>
                detail === null ? null : (
                  <p key={detail} className="text-sm [overflow-wrap:anywhere] text-ink-soft">
                    {detail}
                  </p>
                ),
              )}
              {row.activity ? (
                <p className="truncate text-sm text-ink-soft">{activityLine(row.activity, shown)}</p>
              ) : null}
              <ReachLinks {...of.reachOf(row)} />
              {row.tags.length > 0 ? (
                <p className="mt-1.5 flex flex-wrap gap-1">
                  {row.tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <PlainButton onPress={onMore} isPending={isLoading} className="mt-2.5 justify-self-center">
          {t('ui:list.more')}
        </PlainButton>
      ) : null}
    </>
  );
}
