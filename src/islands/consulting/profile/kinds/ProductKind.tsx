import type { Product } from '#features/consulting/profile/product.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

export const productKind: RowKind<Product> = {
  name: 'product',
  list: 'products',
  hasName: true,
  title: (row) => row.name,
  toValues: (row) => valuesOfFields(ROW_FIELDS.product, row),
  toBody: (values) => bodyOfFields(ROW_FIELDS.product, values),
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
