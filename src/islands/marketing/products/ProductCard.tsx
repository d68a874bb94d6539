import { ArrowRight, Check } from 'lucide-react';
import type { ProductSummary } from '#features/marketing/products/product.schema.ts';
import { isStepDone, nextStep, PRODUCT_STEPS } from '#features/marketing/products/product-steps.rules.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { photographFile } from '#islands/marketing/media/photograph-file.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { RecordMenu } from '#islands/ui/RecordMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { product: ProductSummary; hasCompany?: boolean; onEdit: () => void; onDelete: () => void };

export function ProductCard({ product, hasCompany = false, onEdit, onDelete }: Props) {
  const { t, inWorkspace } = useTexts();
  const { id, name, price, companyName, photographId, publishedPages } = product;
  const isDemo = useIsDemo();
  const next = nextStep(product, isDemo);
  return (
    <article className="list-row has-acts relative flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors duration-quick hover:border-line-strong">
      <div className="flex items-start gap-3 max-sm:contents">
        <span data-in="lead">
          {photographId === null ? (
            <Azulejo seed={name} columns={4} rows={4} className="size-12 rounded-control max-sm:size-10" />
          ) : (
            <img
              src={inWorkspace(photographFile({ id: photographId }))}
              alt=""
              loading="lazy"
              className="size-12 rounded-control object-cover max-sm:size-10"
            />
          )}
        </span>
        <div className="min-w-0 flex-1 max-sm:contents">
          <h2 data-in="name" className="sm:line-clamp-2 text-base leading-6 font-semibold wrap-anywhere">
            <a
              href={`/comercia/products/${id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </a>
          </h2>
          <p data-in="about" className="text-sm sm:line-clamp-2 wrap-anywhere text-ink-soft">
            {[hasCompany ? companyName : '', price].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div data-in="acts" className="acts relative z-10 -mt-2 -mr-2">
          <RecordMenu label={t('marketing:list.actions', { name })} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <ol
        className="mt-auto grid grid-cols-[repeat(3,minmax(0,auto))] gap-2 max-sm:hidden"
        aria-label={t('marketing:product.steps')}
      >
        {PRODUCT_STEPS.map((step) => {
          const isDone = isStepDone(step, product, isDemo);
          return (
            <li
              key={step}
              className={`border-t-2 pt-1.5 text-xs ${isDone ? 'border-success text-success-ink' : 'border-line text-ink-soft'}`}
            >
              <span className="flex items-center gap-1">
                {isDone ? <Check size={14} aria-hidden="true" className="shrink-0" /> : null}
                <span className="sr-only">
                  {t(isDone ? 'marketing:steps.done' : 'marketing:steps.open')}:{' '}
                </span>
                {step === 'page' && isDemo
                  ? t('marketing:steps.page.preview')
                  : t(`marketing:steps.${step}.short`)}
              </span>
            </li>
          );
        })}
      </ol>
      {next ? (
        <p data-in="next" className="text-sm font-medium">
          <span className="text-accent-ink">
            {t(`marketing:steps.${next}.action`)}{' '}
            <ArrowRight size={16} aria-hidden="true" className="inline align-text-bottom" />
          </span>
        </p>
      ) : (
        <p data-in="next" className="text-sm text-ink-soft">
          {t(`marketing:steps.${!isDemo ? 'allDone' : publishedPages > 0 ? 'allPublished' : 'allPreviewed'}`)}
        </p>
      )}
    </article>
  );
}
