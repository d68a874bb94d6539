import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StoredAnalysis } from '#features/marketing/products/analysis.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AnalysisView } from './AnalysisView.tsx';

type Props = {
  product: Product;
  language: Locale;
  analysis: StoredAnalysis | undefined;
  /** Whether the brief is begun, so that the analysis is the next step. */
  isNext: boolean;
  onMade: (analysis: StoredAnalysis) => void;
};

/** The analysis, made on demand, and again when the product has changed (product.md section 7, step 1). */
export function AnalysisSection({ product, language, analysis, isNext, onMade }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOld = analysis !== undefined && analysis.updatedAt < product.updatedAt;

  async function make() {
    setPending(true);
    try {
      const path = `/api/marketing/products/${product.id}/analysis`;
      onMade(await api<StoredAnalysis>('POST', path, { body: { language } }));
      // The pressed button disappears with the empty state: focus the heading.
      if (analysis === undefined) heading.current?.focus();
    } catch (error) {
      toast.error(t('marketing:analysis.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="analysis-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="analysis-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t('marketing:analysis.title')}
          </h2>
          {analysis ? (
            <p className="max-w-[64ch] text-sm text-ink-soft">{t('marketing:analysis.lead')}</p>
          ) : null}
        </div>
        {analysis ? (
          <Button
            className="act"
            isPending={isPending}
            onPress={() => void make()}
            variant={isOld ? 'primary' : 'secondary'}
          >
            {t('marketing:analysis.again')}
          </Button>
        ) : null}
      </header>
      {isOld ? (
        <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {t('marketing:analysis.old')}
        </p>
      ) : null}
      {analysis ? (
        <AnalysisView analysis={analysis} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-5 text-sm">
          <p className="max-w-[56ch] text-ink-soft">
            <strong className="block font-semibold text-ink">{t('marketing:analysis.emptyTitle')}</strong>
            {t('marketing:analysis.emptyText')}
          </p>
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            icon={Sparkles}
            isPending={isPending}
            onPress={() => void make()}
          >
            {t('marketing:steps.analysis.action')}
          </Button>
        </div>
      )}
    </section>
  );
}
