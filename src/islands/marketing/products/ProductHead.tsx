import { Pencil, PenLine, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ProductDialog } from '#islands/marketing/dialogs.ts';
import { PANEL, TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type Props = {
  product: Product;
  company: { id: number; name: string };
  loop: ReactNode;
  onChanged: (product: Product) => void;
};

export function ProductHead({ product, company, loop, onChanged }: Props) {
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const { leave } = useDeletion('/api/marketing/products');
  const { id, name, price, characteristics, advantages } = product;

  return (
    <>
      <RecordHeader
        name={name}
        facts={
          <>
            {price === '' ? null : <span className="tabular-nums">{price} · </span>}
            <a href={`/comercia/companies/${company.id}`} className={`${TEXT_LINK} touch-target`}>
              {company.name}
            </a>
          </>
        }
        loop={loop}
        act={
          <ButtonLink icon={PenLine} href={`/comercia/content?product=${id}`}>
            {t('marketing:product.writeTexts')}
          </ButtonLink>
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
              onAction: () =>
                void leave(
                  id,
                  {
                    message: t('marketing:product.deleted', { name }),
                    description: t('marketing:product.goneText'),
                  },
                  `/comercia/companies/${company.id}`,
                ),
            },
          ],
        }}
      />
      <section aria-labelledby="sheet-title" className={PANEL}>
        <header className="mb-3 flex items-center justify-between gap-4">
          <h2 id="sheet-title" className="text-lg">
            {t('marketing:product.sheet')}
          </h2>
          <Button size="small" icon={Pencil} onPress={() => setEditing(true)}>
            {t('ui:actions.edit')}
          </Button>
        </header>
        <dl className="grid gap-x-10 gap-y-4 text-sm lg:grid-cols-2">
          {(
            [
              ['characteristics', characteristics],
              ['advantages', advantages],
            ] as const
          ).map(([field, text]) => (
            <div key={field} className="min-w-0">
              <dt className="text-xs text-ink-soft">{t(`marketing:product.${field}`)}</dt>
              <dd
                tabIndex={0}
                className="mt-0.5 max-h-44 max-w-[70ch] overflow-y-auto wrap-anywhere whitespace-pre-line"
              >
                {text === '' ? <span className="text-ink-soft">{t('marketing:list.notWritten')}</span> : text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <ProductDialog
        product={isEditing ? product : undefined}
        companies={[company]}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          onChanged(saved);
        }}
      />
    </>
  );
}
