import type { Product } from '#features/consulting/product.schema.ts';
import { PRODUCT_TYPES } from '#features/consulting/product.values.ts';
import { Badge } from '../ui/Badge.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { RowKind } from './row-kind.ts';

export const productKind: RowKind<Product> = {
  name: 'product',
  list: 'products',
  hasName: true,
  title: (row) => row.name,
  toValues: (row) => ({
    name: row?.name ?? '',
    description: row?.description ?? '',
    type: row?.type ?? 'product',
  }),
  toBody: ({ name, description, type }) => ({ name, description, type }),
  Fields: ({ field, t }) => (
    <>
      <TextField {...field('name')} label={t('consulting:product.name')} isRequired autoFocus />
      <TextArea {...field('description')} label={t('consulting:product.description')} rows={4} isRequired />
      <Select
        label={t('consulting:product.type')}
        value={PRODUCT_TYPES.find((type) => type === field('type').value) ?? 'product'}
        onChange={field('type').onChange}
        error={field('type').error}
        options={PRODUCT_TYPES.map((type) => ({ id: type, label: t(`consulting:product.types.${type}`) }))}
      />
    </>
  ),
  Card: ({ row, t }) => (
    <>
      <p className="line-clamp-8 text-sm break-words whitespace-pre-line text-ink-soft">{row.description}</p>
      <div className="mt-auto pt-2">
        <Badge tone={row.type === 'service' ? 'info' : 'neutral'}>
          {t(`consulting:product.types.${row.type}`)}
        </Badge>
      </div>
    </>
  ),
};
