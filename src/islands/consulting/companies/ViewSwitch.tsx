import { LayoutGrid, Rows3 } from 'lucide-react';
import { COMPANIES_VIEWS, type CompaniesView } from '#features/consulting/companies/company.values.ts';
import { VIEW_CHOICE, VIEW_SWITCH } from '#islands/ui/view-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { view: CompaniesView; onView: (view: CompaniesView) => void };

const ICONS = { cards: LayoutGrid, table: Rows3 };

/** The companies as cards or as a table; a phone shows rows alone. */
export function ViewSwitch({ view, onView }: Props) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('consulting:companies.view')} className={`${VIEW_SWITCH} max-sm:hidden`}>
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
            className={VIEW_CHOICE}
          >
            <Symbol size={18} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
