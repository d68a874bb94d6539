import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { OPPORTUNITY_VIEWS, type OpportunityView } from '#features/leads/opportunities/opportunity.values.ts';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ScreenHead } from '#islands/ui/ScreenHead.tsx';

const ICONS = { board: Columns3, table: Rows3 };

type Props = {
  view: OpportunityView;
  q: string;
  onSearch: (q: string) => void;
  isLoading: boolean;
  hasTools: boolean;
  /** Number of rows; defaults to the purpose of the list. */
  lead?: string;
  children: ReactNode;
  filters?: ReactNode;
};

/** Shared head of board and table, which are separate pages so that each loads only its own script. */
export function OpportunitiesHead({
  view,
  q,
  onSearch,
  isLoading,
  hasTools,
  lead,
  children,
  filters,
}: Props) {
  const { t } = useTexts();
  const search = q.trim() === '' ? '' : `&q=${encodeURIComponent(q.trim())}`;
  return (
    <>
      <ScreenHead
        title={t('leads:opportunities.title')}
        lead={lead ?? t('leads:opportunities.lead')}
        isOneLine
      >
        {children}
      </ScreenHead>
      {hasTools ? (
        <div className="flex flex-wrap items-center gap-3">
          <PlainSearch
            label={t('leads:opportunities.search')}
            value={q}
            onChange={onSearch}
            className="min-w-56 flex-1 max-sm:basis-full sm:max-w-sm"
          />
          {filters}
          <nav
            aria-label={t('leads:opportunities.view')}
            className="flex rounded-control border border-line-strong bg-surface"
          >
            {OPPORTUNITY_VIEWS.map((each) => {
              const Symbol = ICONS[each];
              return (
                <a
                  key={each}
                  href={`/leadmanager/opportunities?view=${each}${search}`}
                  aria-label={t(`leads:opportunities.views.${each}`)}
                  title={t(`leads:opportunities.views.${each}`)}
                  aria-current={view === each ? 'true' : undefined}
                  className="grid h-[42px] w-11 place-items-center text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-current:bg-accent-soft aria-current:text-accent-ink"
                >
                  <Symbol size={18} aria-hidden="true" />
                </a>
              );
            })}
          </nav>
          {isLoading ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
        </div>
      ) : null}
    </>
  );
}
