import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { OPPORTUNITY_VIEWS, type OpportunityView } from '#features/leads/opportunities/opportunity.values.ts';
import { RecordsActions } from '#islands/leads/records/RecordsActions.tsx';
import type { Filters } from '#islands/lists/list-query.ts';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { LIST_COUNT, LIST_SPINNER, LIST_TOOLS } from '#islands/ui/list-styles.ts';
import { VIEW_CHOICE, VIEW_SWITCH } from '#islands/ui/view-styles.ts';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

const ICONS = { board: Columns3, table: Rows3 };

type Props = {
  view: OpportunityView;
  filters: Filters;
  onSearch: (q: string) => void;
  isLoading: boolean;
  adding: { onPress: () => void; isPending: boolean };
  /** Number of rows. */
  count?: string;
  /** Shows the groups of the table. */
  onGroup?: () => void;
  /** Before the acts of both. */
  acts?: ReactNode;
  children?: ReactNode;
};

/** Tools and acts of board and table, which are separate pages so that each loads only its own script. */
export function OpportunitiesHead({
  view,
  filters,
  onSearch,
  isLoading,
  adding,
  count,
  acts,
  onGroup,
  children,
}: Props) {
  const { t } = useTexts();
  const q = filters['q'] ?? '';
  // A board has an order by hand.
  const { sort: _, group: _group, inGroup: _inGroup, ...kept } = filters;
  const search = Object.entries({ ...kept, q: q.trim() })
    .map(([name, value]) => (value === '' ? '' : `&${name}=${encodeURIComponent(value)}`))
    .join('');
  return (
    <div data-list-tools className={LIST_TOOLS}>
      <PlainSearch
        label={t('leads:opportunities.search')}
        value={q}
        onChange={onSearch}
        className="min-w-20 flex-1 sm:max-w-xs sm:min-w-52"
      />
      {children}
      <nav aria-label={t('leads:opportunities.view')} className={VIEW_SWITCH}>
        {OPPORTUNITY_VIEWS.map((each) => {
          const Symbol = ICONS[each];
          return (
            <a
              key={each}
              href={`/leadmanager/opportunities?view=${each}${search}`}
              aria-label={t(`leads:opportunities.views.${each}`)}
              title={t(`leads:opportunities.views.${each}`)}
              aria-current={view === each ? 'true' : undefined}
              className={VIEW_CHOICE}
            >
              <Symbol size={18} aria-hidden="true" />
            </a>
          );
        })}
      </nav>
      {isLoading ? <Spinner label={t('ui:states.loading')} className={LIST_SPINNER} /> : null}
      {count ? <span className={LIST_COUNT}>{count}</span> : null}
      <ScreenActs>
        {acts}
        <RecordsActions area="opportunities" filters={filters} {...(onGroup && { onGroup })} />
        <AddButton label={t('leads:opportunities.add')} {...adding} />
      </ScreenActs>
    </div>
  );
}
