import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import type { LeadSummary } from '#features/marketing/leads/lead.schema.ts';
import type { ProductSummary } from '#features/marketing/products/product.schema.ts';
import type { Page } from '#shared/api.ts';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { BrandTile } from './BrandTile.tsx';
import { CompanyDialog } from '#islands/marketing/dialogs.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyWork } from './CompanyWork.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProductList } from '#islands/marketing/products/ProductList.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useList } from '#islands/lists/use-list.ts';

type Props = {
  company: MarketingCompany;
  products: Page<ProductSummary>;
  /** The latest of both. */
  campaigns: Page<CampaignSummary>;
  leads: Page<LeadSummary>;
};

export function CompanyPage({ texts, username, isDemo = false, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland {...{ texts, username, isDemo }}>
      <Company {...props} />
    </MarketingIsland>
  );
}

function Company({ company: first, products, campaigns, leads }: Props) {
  const { t } = useTexts();
  const [company, setCompany] = useState(first);
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { leave } = useDeletion('/api/marketing/companies');
  const [isAdding, setAdding] = useState(false);
  const list = useList(products, {
    path: '/api/marketing/products',
    fixed: { marketingCompanyId: String(company.id) },
  });
  const { name, sector, brandColors } = company;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <RecordHeader
        name={name}
        facts={sector}
        mark={<BrandTile seed={name} colours={brandColors} className="size-10 shrink-0 rounded-control" />}
        act={
          list.items.length > 0 ? (
            <PlainButton variant="primary" icon={Plus} onPress={() => setAdding(true)}>
              {t('marketing:products.add')}
            </PlainButton>
          ) : undefined
        }
        menu={{
          label: t('marketing:list.actions', { name }),
          entries: [
            { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: () => setEditing(true) },
            {
              id: 'delete',
              label: t('ui:actions.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => setConfirming(true),
            },
          ],
        }}
      />
      <RecordColumns
        factsLabel={t('marketing:company.facts')}
        facts={<CompanyFacts company={company} onEdit={() => setEditing(true)} />}
      >
        <section aria-labelledby="products-title" className={STACK}>
          <h2 id="products-title" className="text-base">
            {t('marketing:products.title')}
          </h2>
          <ProductList
            list={list}
            companies={[company]}
            isAdding={isAdding}
            onAddingEnd={() => setAdding(false)}
            empty={
              <EmptyState
                headingLevel={3}
                title={t('marketing:products.emptyTitle')}
                action={
                  <Button variant="primary" onPress={() => setAdding(true)}>
                    {t('marketing:products.addFirst')}
                  </Button>
                }
              >
                {t('marketing:products.emptyText')}
              </EmptyState>
            }
          />
        </section>
        <CompanyWork companyId={company.id} campaigns={campaigns} leads={leads} />
      </RecordColumns>
      {list.items.length > 0 ? (
        <RecordBar label={t('marketing:list.actions', { name })}>
          <button type="button" className={BAR_ITEM} onClick={() => setAdding(true)}>
            <Plus size={20} aria-hidden="true" />
            {t('marketing:products.add')}
          </button>
          <button type="button" className={BAR_ITEM} onClick={() => setEditing(true)}>
            <Pencil size={20} aria-hidden="true" />
            {t('ui:actions.edit')}
          </button>
        </RecordBar>
      ) : null}
      <CompanyDialog
        company={isEditing ? company : undefined}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          setCompany(saved);
        }}
      />
      <DeleteCompany
        company={isConfirming ? company : null}
        onClose={() => setConfirming(false)}
        onConfirm={(id, message) => leave(id, message, '/comercia/companies')}
      />
    </div>
  );
}
