import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { SearchHit } from '#features/marketing/prospects/lead-search.schema.ts';
import { SEARCH_KINDS } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { Page } from '#shared/api.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { countWords } from '#islands/lists/count-words.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { HitTable } from './HitTable.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProspectsDialog } from '#islands/marketing/dialogs.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = {
  first: Page<SearchHit>;
  filters: Filters;
  companies: { id: number; name: string }[];
};

export function SearchPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Search {...props} />
    </MarketingIsland>
  );
}

const MINIMA = ['', '25', '50', '75'] as const;

function Search({ first, filters, companies }: Props) {
  const { t } = useTexts();
  const list = useListPage<SearchHit>(first, {
    path: '/api/marketing/lead-search',
    filters,
    neutral: ['marketingCompanyId'],
    keyOf: ({ key }) => key,
  });
  // The company of the buyers: the first one if the address names none.
  const company =
    companies.find(({ id }) => String(id) === list.filters['marketingCompanyId']) ?? companies[0];
  const [isImporting, setImporting] = useState(false);
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed;
  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('marketing:search.search')}
          count={countWords(list, t, (numbers) => t('marketing:search.count', numbers))}
          acts={
            companies.length > 0 ? (
              <LazyMenu
                label={t('ui:actions.more')}
                entries={[
                  {
                    id: 'import',
                    label: t('marketing:prospects.import'),
                    icon: Upload,
                    onAction: () => setImporting(true),
                  },
                ]}
              />
            ) : null
          }
        >
          {companies.length > 1 ? (
            <PlainSelect
              label={t('marketing:search.company')}
              value={String(company?.id)}
              onChange={(id) => list.setFilter('marketingCompanyId', id)}
              options={companies.map(({ id, name }) => ({
                id: String(id),
                label: t('marketing:search.buyersOf', { name }),
              }))}
              className="max-w-64"
            />
          ) : null}
          <FilterSelect
            list={list}
            name="kind"
            label={t('marketing:search.kind')}
            options={SEARCH_KINDS.map((id) => ({ id, label: t(`marketing:searchKinds.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="source"
            label={t('marketing:lead.source')}
            options={LEAD_SOURCES.map((id) => ({ id, label: t(`marketing:leadSources.${id}`) }))}
          />
          <PlainSelect
            label={t('marketing:search.minScore')}
            value={MINIMA.find((one) => one === (list.filters['minScore'] ?? '')) ?? ''}
            onChange={(value) => list.setFilter('minScore', value)}
            options={MINIMA.map((id) => ({
              id,
              label:
                id === '' ? t('marketing:search.anyScore') : t('marketing:search.atLeast', { score: id }),
            }))}
          />
        </ListTools>
      )}
      <ListStates
        list={list}
        empty={
          <EmptyState
            title={t('marketing:search.emptyTitle')}
            action={
              companies.length > 0 ? (
                <PlainButton variant="primary" onPress={() => setImporting(true)}>
                  {t('marketing:prospects.import')}
                </PlainButton>
              ) : (
                <FirstCompany />
              )
            }
          >
            {t(companies.length > 0 ? 'marketing:search.emptyText' : 'marketing:search.companyFirst')}
          </EmptyState>
        }
      >
        {(items) => <HitTable hits={items} companyId={company?.id} onChanged={() => void list.reload()} />}
      </ListStates>
      <ProspectsDialog
        isOpen={isImporting}
        companies={companies}
        onClose={() => {
          setImporting(false);
          // Lists may have been deleted there.
          void list.reload();
        }}
        onImported={(message, description) => {
          setImporting(false);
          toast.success(message, description);
          void list.reload();
        }}
      />
    </div>
  );
}
