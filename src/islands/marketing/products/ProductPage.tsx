import { useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { StoredAnalysis } from '#features/marketing/products/analysis.schema.ts';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { BriefSection } from '#islands/marketing/brief/BriefSection.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProductCampaigns } from './ProductCampaigns.tsx';
import { ProductHead } from './ProductHead.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';

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
  const { product: first, company, typedLanguage, analyses: stored, campaigns, briefs, model } = props;
  const { t, locale } = useTexts();
  const [product, setProduct] = useState(first);
  const [language, setLanguage] = useState<Locale>(
    stored.some((one) => one.language === locale) ? locale : (stored[0]?.language ?? typedLanguage ?? locale),
  );
  const [analyses, setAnalyses] = useState(stored);
  return (
    <div className={STACK}>
      <ProductHead
        product={product}
        company={company}
        loop={<LoopSteps kind="marketing_product" id={product.id} first={props.chain} />}
        onChanged={setProduct}
      />
      <div className="flex flex-wrap items-center gap-3 border-b border-line pb-4">
        <p className="text-sm text-ink-soft">{t('marketing:product.language')}</p>
        <PlainSelect
          label={t('marketing:product.language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((id) => ({ id, label: t(`marketing:languages.${id}`) }))}
          className="w-40"
        />
      </div>
      <BriefSection productId={product.id} language={language} answered={briefs[language]} />
      <AnalysisSection
        product={product}
        language={language}
        analysis={analyses.find((one) => one.language === language)}
        onMade={(made) =>
          setAnalyses((all) => [...all.filter((one) => one.language !== made.language), made])
        }
      />
      <ProductCampaigns productId={product.id} language={language} stored={campaigns} model={model} />
    </div>
  );
}
