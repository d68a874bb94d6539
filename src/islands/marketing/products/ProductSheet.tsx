import { Pencil } from 'lucide-react';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { BESIDE } from '#islands/marketing/screen-styles.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { product: Product; onEdit: () => void };

/** The product as it was typed; every text is written from it. */
export function ProductSheet({ product, onEdit }: Props) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="sheet-title" className={BESIDE}>
      <header className="flex items-center justify-between gap-4">
        <h2 id="sheet-title" className="text-base">
          {t('marketing:product.sheet')}
        </h2>
        <Button className="act" size="small" icon={Pencil} onPress={onEdit}>
          {t('ui:actions.edit')}
        </Button>
      </header>
      <dl className="grid gap-4 text-sm">
        {(['characteristics', 'advantages', 'price'] as const).map((field) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-ink-soft">{t(`marketing:product.${field}`)}</dt>
            <dd className="mt-0.5 wrap-anywhere whitespace-pre-line first-letter:uppercase">
              {product[field] === '' ? (
                <span className="text-ink-soft">{t('marketing:list.notWritten')}</span>
              ) : (
                product[field]
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
