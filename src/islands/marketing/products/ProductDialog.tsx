import type { Product } from '#features/marketing/products/product.schema.ts';
import { PRODUCT_FIELDS } from '#features/marketing/products/product.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { valuesOfFields, withoutStillEmpty } from '#islands/ui/record-values.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** The product being edited; null for a new one; undefined: closed. */
  product: Product | null | undefined;
  companies: readonly { id: number; name: string }[];
  onClose: () => void;
  onSaved: (product: Product) => void;
};

const valuesOf = (product: Product | null) => valuesOfFields(PRODUCT_FIELDS, product);

export function ProductDialog({ product, companies, onClose, onSaved }: Props) {
  const { t } = useTexts();
  const isNew = product === null;
  const only = companies.length === 1 ? String(companies[0]?.id) : '';
  return (
    <Dialog
      size="large"
      isOpen={product !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? 'marketing:product.createTitle' : 'marketing:product.editTitle')}
    >
      <RecordForm<Product>
        draftKey={`marketing-product-${product?.id ?? `new-${only}`}`}
        values={{ ...valuesOf(product ?? null), ...(isNew && { marketingCompanyId: only }) }}
        readAt={product?.updatedAt}
        valuesOfStored={valuesOf}
        failedTitle={t(isNew ? 'marketing:product.createFailed' : 'marketing:product.updateFailed')}
        send={({ marketingCompanyId = '', ...values }, { idempotencyKey, readAt }) =>
          product
            ? api<Product>('PATCH', `/api/marketing/products/${product.id}`, {
                body: { ...withoutStillEmpty(values, valuesOf(product)), updatedAt: readAt },
              })
            : api<Product>('POST', '/api/marketing/products', {
                body: {
                  ...values,
                  ...(marketingCompanyId !== '' && { marketingCompanyId: Number(marketingCompanyId) }),
                },
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? 'marketing:product.created' : 'marketing:product.updated'));
          onSaved(saved);
        }}
      >
        {(field) => {
          const company = field('marketingCompanyId');
          return (
            <>
              {isNew && companies.length !== 1 ? (
                <Select
                  label={t('marketing:product.company')}
                  value={company.value === '' ? null : company.value}
                  onChange={company.onChange}
                  error={company.error}
                  isRequired
                  options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
                />
              ) : null}
              <div className="fields sm:grid-cols-[2fr_1fr]">
                <TextField {...field('name')} label={t('marketing:product.name')} isRequired autoFocus />
                <TextField
                  {...field('price')}
                  label={t('marketing:product.price')}
                  description={t('marketing:product.priceHint')}
                  isRequired
                />
              </div>
              <TextArea
                {...field('characteristics')}
                label={t('marketing:product.characteristics')}
                description={t('marketing:product.characteristicsHint')}
                isRequired
              />
              <TextArea
                {...field('advantages')}
                rows={3}
                label={t('marketing:product.advantages')}
                description={t('marketing:product.advantagesHint')}
                isRequired
              />
            </>
          );
        }}
      </RecordForm>
    </Dialog>
  );
}
