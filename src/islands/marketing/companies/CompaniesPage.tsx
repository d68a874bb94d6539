import { ClipboardPaste } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CompanySummary } from '#features/marketing/companies/company.schema.ts';
import type { Page } from '#shared/api.ts';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { CompanyDialog, ImportDialog, MoveCompany } from '#islands/marketing/dialogs.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { countWords } from '#islands/lists/count-words.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { NEW_COMPANY } from './FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { namedSorts } from '#islands/marketing/named-sorts.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = { first: Page<CompanySummary>; filters: Filters };

export function CompaniesPage({ first, filters, ...island }: Props & IslandProps) {
  return (
    <MarketingIsland {...island}>
      <Companies first={first} filters={filters} />
    </MarketingIsland>
  );
}

/** So many rows are not seen at one glance. */
const WORTH_SEARCHING = 5;

const open = (id: number) => location.assign(`/comercia/companies/${id}`);

function Companies({ first, filters }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/marketing/companies', filters });
  const { remove } = useDeletion('/api/marketing/companies', { list });
  const [edited, setEdited] = useState<CompanySummary | null | undefined>(undefined);
  const [doomed, setDoomed] = useState<CompanySummary | null>(null);
  const [moving, setMoving] = useState<CompanySummary | null>(null);
  const [isImporting, setImporting] = useState(false);
  const openNew = useEffectEvent(() => {
    if (location.hash === NEW_COMPANY) setEdited(null);
  });
  useEffect(() => {
    const opening = setTimeout(() => openNew());
    return () => clearTimeout(opening);
  }, []);
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  const isSearched = list.isNarrowed || list.hasMore || list.items.length >= WORTH_SEARCHING;

  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          {...(isSearched && {
            search: t('marketing:companies.search'),
            sorts: namedSorts('name', t),
          })}
          count={countWords(list, t, (numbers) => t('marketing:companies.count', numbers))}
          acts={
            <>
              <LazyMenu
                label={t('ui:actions.more')}
                entries={[
                  {
                    id: 'import',
                    label: t('marketing:companies.import'),
                    icon: ClipboardPaste,
                    onAction: () => setImporting(true),
                  },
                ]}
              />
              <AddButton label={t('marketing:companies.add')} onPress={() => setEdited(null)} />
            </>
          }
        />
      )}
      <ListStates
        list={list}
        empty={
          <EmptyState
            title={t('marketing:companies.emptyTitle')}
            steps={<WaySteps next="company" />}
            action={
              <div className="flex flex-wrap gap-2">
                <PlainButton variant="primary" onPress={() => setEdited(null)}>
                  {t('marketing:companies.addFirst')}
                </PlainButton>
                <PlainButton className="act" icon={ClipboardPaste} onPress={() => setImporting(true)}>
                  {t('marketing:companies.import')}
                </PlainButton>
              </div>
            }
          >
            {t('marketing:companies.emptyText')}
          </EmptyState>
        }
      >
        {(items) => (
          <CompanyTable companies={items} onEdit={setEdited} onMove={setMoving} onDelete={setDoomed} />
        )}
      </ListStates>
      <CompanyDialog
        company={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(saved) => {
          setEdited(undefined);
          if (edited === null) open(saved.id);
          else void list.reload();
        }}
      />
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImported={({ company }) => open(company.id)}
      />
      <MoveCompany
        company={moving}
        onClose={() => setMoving(null)}
        onMoved={() => {
          setMoving(null);
          void list.reload();
        }}
      />
      <DeleteCompany company={doomed} onClose={() => setDoomed(null)} onConfirm={remove} />
    </div>
  );
}
