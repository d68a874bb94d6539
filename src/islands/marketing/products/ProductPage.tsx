import { ListChecks, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { StoredAnalysis } from '#features/marketing/products/analysis.schema.ts';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import type { Page } from '#shared/api.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { NextAct } from '#islands/loop/NextAct.tsx';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { BESIDE } from '#islands/marketing/screen-styles.ts';
import { Keywords } from './AnalysisView.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { BriefSection } from '#islands/marketing/brief/BriefSection.tsx';
import { briefAddress } from '#islands/marketing/brief/brief-screen.ts';
import { ProductDialog } from '#islands/marketing/dialogs.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProductPhotographs } from '#islands/marketing/media/ProductPhotographs.tsx';
import { ProductCampaigns } from './ProductCampaigns.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductSheet } from './ProductSheet.tsx';

export type ProductPageProps = {
  /** Its place in the loop. */
  chain: Chain;
  product: Product;
  company: { id: number; name: string };
  /** The language in which the product was typed, if its words show it. */
  typedLanguage: Locale | null;
  analyses: StoredAnalysis[];
  campaigns: CampaignSummary[];
  /** Answered questions per language. */
  briefs: Record<Locale, number>;
  photographs: Page<Photograph>;
  model: string | null;
};

export function ProductPage({ texts, username, isDemo = false, ...props }: ProductPageProps & IslandProps) {
  return (
    <MarketingIsland {...{ texts, username, isDemo }}>
      <ProductWay {...props} />
    </MarketingIsland>
  );
}

function ProductWay(props: ProductPageProps) {
  const {
    product: first,
    company,
    typedLanguage,
    analyses: stored,
    campaigns,
    briefs,
    photographs,
    model,
  } = props;
  const { t, locale } = useTexts();
  const [product, setProduct] = useState(first);
  const [isEditing, setEditing] = useState(false);
  const [language, setLanguage] = useState<Locale>(
    stored.some((one) => one.language === locale) ? locale : (stored[0]?.language ?? typedLanguage ?? locale),
  );
  const [analyses, setAnalyses] = useState(stored);
  const analysis = analyses.find((one) => one.language === language);
  const { id, name } = product;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <ProductHead
        product={product}
        company={company}
        isWritten={campaigns.length > 0 && analyses.length > 0}
        photograph={photographs.items[0]}
        loop={<LoopSteps Act={NextAct} kind="marketing_product" id={id} first={props.chain} />}
        onEdit={() => setEditing(true)}
      />
      <RecordColumns
        factsLabel={t('marketing:product.sheet')}
        facts={<ProductSheet product={product} onEdit={() => setEditing(true)} />}
        below={
          <div className={`${BESIDE} gap-6! lg:-mt-4 lg:pt-6`}>
            {analysis ? <Keywords analysis={analysis} /> : null}
            <ProductPhotographs productId={id} first={photographs} />
          </div>
        }
      >
        <BriefSection productId={id} language={language} answered={briefs[language]}>
          <div className="ml-auto flex items-center gap-2 max-sm:ml-0">
            <span aria-hidden="true" className="text-xs text-ink-soft">
              {t('marketing:product.language')}
            </span>
            <PlainSelect
              label={t('marketing:product.language')}
              value={language}
              onChange={setLanguage}
              options={LOCALES.map((each) => ({ id: each, label: t(`marketing:languages.${each}`) }))}
              className="w-32"
            />
          </div>
        </BriefSection>
        <AnalysisSection
          product={product}
          language={language}
          analysis={analysis}
          isNext={briefs[language] > 0}
          onMade={(made) =>
            setAnalyses((all) => [...all.filter((one) => one.language !== made.language), made])
          }
        />
        <ProductCampaigns
          product={product}
          language={language}
          stored={campaigns}
          model={model}
          isNext={analysis !== undefined}
        />
      </RecordColumns>
      <RecordBar label={t('marketing:list.actions', { name })}>
        <a href={briefAddress(id, language)} className={BAR_ITEM}>
          <ListChecks size={20} aria-hidden="true" />
          {t('marketing:brief.title')}
        </a>
        <a href={`/comercia/content?product=${id}`} className={BAR_ITEM}>
          <PenLine size={20} aria-hidden="true" />
          {t('marketing:product.writeTexts')}
        </a>
      </RecordBar>
      <ProductDialog
        product={isEditing ? product : undefined}
        companies={[company]}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          setProduct(saved);
        }}
      />
    </div>
  );
}
