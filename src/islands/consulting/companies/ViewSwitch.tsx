import { LayoutGrid, Rows3 } from 'lucide-react';
import { COMPANIES_VIEWS, type CompaniesView } from '#features/consulting/companies/company.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { view: CompaniesView; onView: (view: CompaniesView) => void };

const ICONS = { cards: LayoutGrid, table: Rows3 };

/** The companies as cards or as a table. */
export function ViewSwitch({ view, onView }: Props) {
  const { t } = useTexts();
  return (
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
            className="grid h-[calc(var(--control)-2px)] w-control place-items-center text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <Symbol size={18} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
