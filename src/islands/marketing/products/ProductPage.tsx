import { useState } from 'react';
import type { StoredAnalysis } from '#features/marketing/products/analysis.schema.ts';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import type { Page } from '#shared/api.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { BriefSection } from '#islands/marketing/brief/BriefSection.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { ProductPhotographs } from '#islands/marketing/media/ProductPhotographs.tsx';
import { ProductCampaigns } from './ProductCampaigns.tsx';
import { ProductHead } from './ProductHead.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';

export type ProductPageProps = {
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
  const [language, setLanguage] = useState<Locale>(
    stored.some((one) => one.language === locale) ? locale : (stored[0]?.language ?? typedLanguage ?? locale),
  );
  const [analyses, setAnalyses] = useState(stored);
  return (
    <div className={STACK}>
      <ProductHead product={product} company={company} onChanged={setProduct} />
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
      <ProductPhotographs productId={product.id} first={photographs} />
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
