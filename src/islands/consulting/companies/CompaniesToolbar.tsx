import { LayoutGrid, Rows3 } from 'lucide-react';
import {
  COMPANIES_VIEWS,
  COMPANY_SORTS,
  type CompaniesView,
  type CompanySort,
} from '#features/consulting/companies/company.values.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  q: string;
  onSearch: (q: string) => void;
  sort: CompanySort;
  onSort: (sort: CompanySort) => void;
  view: CompaniesView;
  onView: (view: CompaniesView) => void;
  isLoading: boolean;
};

const ICONS = { cards: LayoutGrid, table: Rows3 };

export function CompaniesToolbar({ q, onSearch, sort, onSort, view, onView, isLoading }: Props) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label={t('consulting:companies.search')}
        value={q}
        onChange={onSearch}
        className="min-w-56 flex-1 max-sm:basis-full sm:max-w-sm"
      />
      <PlainSelect
        label={t('consulting:companies.sort')}
        value={sort}
        onChange={onSort}
        options={COMPANY_SORTS.map((id) => ({ id, label: t(`consulting:companies.sorts.${id}`) }))}
        className="w-60 max-sm:min-w-0 max-sm:flex-1"
      />
      <div
        role="group"
        aria-label={t('consulting:companies.view')}
        className="flex rounded-control border border-line-strong bg-surface"
      >
        {COMPANIES_VIEWS.map((each) => {
          const Symbol = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              aria-label={t(`consulting:companies.views.${each}`)}
              title={t(`consulting:companies.views.${each}`)}
              aria-pressed={view === each}
              onClick={() => onView(each)}
              className="grid h-[42px] w-11 place-items-center text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            >
              <Symbol size={18} aria-hidden="true" />
            </button>
          );
        })}
      </div>
      {isLoading ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
    </div>
  );
}
