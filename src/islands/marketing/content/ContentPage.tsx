import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { ContentSummary } from '#features/marketing/content/content.schema.ts';
import { CONTENT_TYPES, TONES } from '#features/marketing/marketing.values.ts';
import type { ProductName } from '#features/marketing/products/product.schema.ts';
import type { Page } from '#shared/api.ts';
import { LOCALES } from '#shared/languages.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Brand } from '#islands/marketing/brand.ts';
import { CompareContents } from '#islands/marketing/dialogs.ts';
import { ContentCard } from './ContentCard.tsx';
import { ContentForm } from './ContentForm.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { countWords } from '#islands/lists/count-words.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { NEW_COMPANY } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { namedSorts } from '#islands/marketing/named-sorts.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = {
  first: Page<ContentSummary>;
  filters: Filters;
  products: ProductName[];
  /** A product belongs to a company: without any, that is the first step. */
  brands: (Brand & { id: number })[];
  /** The product that the page was opened for. */
  productId: number | null;
  model: string | null;
};

export function ContentPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Contents {...props} />
    </MarketingIsland>
  );
}

function Contents({ first, filters, products, brands, productId, model }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/marketing/content', filters });
  const { remove } = useDeletion('/api/marketing/content', { list });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isComparing, setComparing] = useState(false);
  /** On a phone, where the form would push the list off the screen. */
  const [isWriting, setWriting] = useState(productId !== null);
  const hasCompany = brands.length > 0;
  const brandOf = (companyId: number): Brand =>
    brands.find(({ id }) => id === companyId) ?? { name: '', colours: null };
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  const compared = list.items.filter(({ id }) => chosen.includes(id));

  if (products.length === 0)
    return (
      <div className={STACK}>
        <EmptyState
          title={t('marketing:contents.emptyTitle')}
          steps={<WaySteps next={hasCompany ? 'product' : 'company'} />}
          action={
            <ButtonLink
              variant="primary"
              href={hasCompany ? '/comercia/products' : `/comercia/companies${NEW_COMPANY}`}
            >
              {t(hasCompany ? 'marketing:products.addFirst' : 'marketing:companies.addFirst')}
            </ButtonLink>
          }
        >
          {t(hasCompany ? 'marketing:contents.productFirst' : 'marketing:contents.companyFirst')}
        </EmptyState>
      </div>
    );

  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('marketing:contents.search')}
          count={countWords(list, t, (numbers) => t('marketing:contents.count', numbers))}
          sorts={namedSorts('-createdAt', t)}
          acts={
            <IconButton
              variant="primary"
              label={t('marketing:content.form')}
              icon={isWriting ? X : Plus}
              aria-expanded={isWriting}
              onPress={() => setWriting(!isWriting)}
              className="sm:hidden!"
            />
          }
        >
          <FilterSelect
            list={list}
            name="type"
            label={t('marketing:content.type')}
            options={CONTENT_TYPES.map((id) => ({ id, label: t(`marketing:contentTypes.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="language"
            label={t('marketing:campaign.language')}
            options={LOCALES.map((id) => ({ id, label: t(`marketing:languages.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="tone"
            label={t('marketing:company.tone')}
            options={TONES.map((id) => ({ id, label: t(`marketing:tones.${id}`) }))}
          />
        </ListTools>
      )}
      <div className={`${STACK} items-start xl:grid-cols-[18rem_minmax(0,1fr)]`}>
        <div className={isWriting || isEmpty ? '' : 'max-sm:hidden'}>
          <ContentForm
            products={products}
            productId={productId}
            model={model}
            onWritten={() => void list.reload()}
          />
        </div>
        <div className={STACK}>
          <ListStates
            list={list}
            empty={
              <EmptyState title={t('marketing:contents.emptyTitle')}>
                {t('marketing:contents.emptyText')}
              </EmptyState>
            }
          >
            {(items) => (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:max-xl:grid-cols-[repeat(2,minmax(0,1fr))] min-[85rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
                {items.map((content) => (
                  <li key={content.id} className="has-[[data-editing]]:col-span-full">
                    <ContentCard
                      content={content}
                      brand={brandOf(content.marketingCompanyId)}
                      isChosen={chosen.includes(content.id)}
                      onChoose={(isChosen) =>
                        setChosen((before) =>
                          isChosen ? [...before, content.id] : before.filter((id) => id !== content.id),
                        )
                      }
                      onDelete={() => void remove(content.id, t('marketing:content.deleted'))}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListStates>
          {/* After the list, so that it sticks to the bottom of the screen while the list scrolls. */}
          {compared.length >= 2 ? (
            <div className="sticky bottom-4 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 justify-self-center rounded-panel bg-overlay p-3 pl-5 text-sm shadow-floating">
              {t('marketing:contents.chosen', { count: compared.length })}
              <Button variant="primary" size="small" onPress={() => setComparing(true)}>
                {t('marketing:campaign.compare')}
              </Button>
              <Button variant="quiet" size="small" onPress={() => setChosen([])}>
                {t('marketing:contents.unchoose')}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
      <CompareContents
        contents={compared}
        isOpen={isComparing && compared.length > 0}
        onClose={() => setComparing(false)}
      />
    </div>
  );
}
