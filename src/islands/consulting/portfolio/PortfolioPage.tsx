import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import type {
  PortfolioCompany,
  PortfolioPage as PageOfPortfolio,
} from '#features/consulting/portfolio/portfolio.schema.ts';
import { PORTFOLIO_SORTS, USUAL_SORT } from '#features/consulting/portfolio/portfolio.values.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { companyDialog } from '#islands/consulting/companies/company-parts.ts';
import { countWords } from '#islands/lists/count-words.ts';
import { queryOf, type Filters } from '#islands/lists/list-query.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PortfolioCard } from './PortfolioCard.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { PortfolioTiles } from './PortfolioTiles.tsx';
import { PortfolioTools } from './PortfolioTools.tsx';

type ListProps = { first: PageOfPortfolio; filters: Filters };
type Props = ListProps & { texts: PageTexts<'ui' | 'accounts' | 'consulting'>; username: string };

export function PortfolioPage({ texts, username, ...list }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <Portfolio {...list} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function Portfolio({ first, filters }: ListProps) {
  const { t } = useTexts();
  const [summary, setSummary] = useState(first.summary);
  const list = useListPage<PortfolioCompany, PageOfPortfolio>(first, {
    path: '/api/portfolio',
    filters,
    // Every page goes through the whole portfolio: its figures come with the rows.
    fixed: { count: 'true' },
    onLoaded: (page) => {
      if (page.summary) setSummary(page.summary);
    },
  });
  const sort = PORTFOLIO_SORTS.find((each) => each === list.filters['sort']) ?? USUAL_SORT;
  const isEmpty = summary?.companies === 0;

  return (
    <div className={TOOLS_SCREEN}>
      {summary === undefined || isEmpty ? null : (
        <>
          <PortfolioTools summary={summary} list={list} acts={<ExportButton filters={list.filters} />} />
          <div className="mb-2.5">
            <PortfolioTiles summary={summary} list={list} />
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {list.isNarrowed && list.status === 'ready'
          ? countWords(list, t, (numbers) => t('consulting:portfolio.count', numbers))
          : null}
      </p>
      <ListStates list={list} empty={<Empty />}>
        {(companies) => (
          <>
            <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-4 max-sm:hidden xl:hidden">
              {companies.map((company) => (
                <li key={company.id}>
                  <PortfolioCard company={company} />
                </li>
              ))}
            </ul>
            <div className="sm:max-xl:hidden">
              <PortfolioTable
                companies={companies}
                sort={sort}
                onSort={(next) => list.setFilter('sort', next)}
              />
            </div>
          </>
        )}
      </ListStates>
    </div>
  );
}

/** The rows that the filters leave, in the list's order. */
function ExportButton({ filters }: { filters: Filters }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      const { saveFile } = await import('#islands/save-file.ts');
      await saveFile(`/api/portfolio.csv?${queryOf(filters)}`);
    } catch (error) {
      toast.error(t('consulting:portfolio.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <PlainButton icon={Download} isPending={isPending} onPress={() => void save()}>
      <span className="max-sm:sr-only">{t('consulting:portfolio.export')}</span>
    </PlainButton>
  );
}

function Empty() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const adding = useOpening(companyDialog);
  return (
    <>
      <EmptyState
        title={t('consulting:portfolio.emptyTitle')}
        action={
          <PlainButton
            variant="primary"
            icon={Plus}
            {...prefetchOnIntent(companyDialog)}
            isPending={adding.isOpening}
            onPress={() => void adding.whenLoaded(() => setOpen(true))}
          >
            {t('consulting:companies.addFirst')}
          </PlainButton>
        }
      >
        {t('consulting:portfolio.emptyText')}
      </EmptyState>
      <companyDialog.Part
        company={isOpen ? null : undefined}
        onClose={() => setOpen(false)}
        onSaved={({ id }) => location.assign(`/empresa/${id}`)}
      />
    </>
  );
}
