import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { kindOf } from './stage-name.ts';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { rowMenu, type RowActs } from './row-menu.ts';
import { StageBadge } from './StageBadge.tsx';

type Props = { items: readonly Opportunity[]; stages: readonly Stage[] } & RowActs;

/** The table's rows as cards, for a phone. */
export function OpportunityCards({ items, stages, ...acts }: Props) {
  const { t, tag } = useTexts();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {items.map((row) => {
        const who = [row.company?.name, row.contact?.name].filter(Boolean).join(' · ');
        return (
          <li
            key={row.id}
            className="relative flex items-start gap-1 rounded-panel border border-line bg-surface py-1.5 pr-1.5 pl-4"
          >
            <div className="grid min-w-0 flex-1 gap-1 py-2 text-sm">
              <a
                href={hrefOf('opportunity', row.id)}
                className="text-base font-semibold break-words text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
              >
                {row.title}
              </a>
              {who === '' ? null : <p className="break-words text-ink-soft">{who}</p>}
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold tabular-nums">
                  {moneyText(row.amountCents, row.currency, tag)}
                </span>
                <StageBadge stages={stages} stage={row.stage} />
              </p>
              <CloseDate opportunity={row} kind={kindOf(stages, row)} />
            </div>
            <span className="relative z-10">
              <LazyMenu
                label={t('leads:list.actions', { name: row.title })}
                entries={rowMenu(row, acts, t)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
