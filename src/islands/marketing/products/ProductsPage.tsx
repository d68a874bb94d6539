import { useState } from 'react';
import type { ProductSummary } from '#features/marketing/products/product.schema.ts';
import type { Page } from '#shared/api.ts';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { countWords } from '#islands/lists/count-words.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProductList } from './ProductList.tsx';
import { namedSorts } from '#islands/marketing/named-sorts.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = {
  first: Page<ProductSummary>;
  filters: Filters;
  companies: { id: number; name: string }[];
};

export function ProductsPage({ first, filters, companies, ...island }: Props & IslandProps) {
  return (
    <MarketingIsland {...island}>
      <Products first={first} filters={filters} companies={companies} />
    </MarketingIsland>
  );
}

function Products({ first, filters, companies }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, {
    path: '/api/marketing/products',
    filters,
    fixed: { sort: '-createdAt' },
  });
  const [isAdding, setAdding] = useState(false);
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  const add = () => setAdding(true);
  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('marketing:products.search')}
          count={countWords(list, t, (numbers) => t('marketing:products.count', numbers))}
          sorts={namedSorts('-createdAt', t)}
          acts={<AddButton label={t('marketing:products.add')} onPress={add} />}
        />
      )}
      <ProductList
        list={list}
        companies={companies}
        hasCompany
        isAdding={isAdding}
        onAddingEnd={() => setAdding(false)}
        empty={
          <EmptyState
            title={t('marketing:products.emptyTitle')}
            steps={<WaySteps next={companies.length > 0 ? 'product' : 'company'} />}
            action={
              companies.length > 0 ? (
                <PlainButton variant="primary" onPress={add}>
                  {t('marketing:products.addFirst')}
                </PlainButton>
              ) : (
                <FirstCompany />
              )
            }
          >
            {t(companies.length > 0 ? 'marketing:products.emptyText' : 'marketing:products.companyFirst')}
          </EmptyState>
        }
      />
    </div>
  );
}
