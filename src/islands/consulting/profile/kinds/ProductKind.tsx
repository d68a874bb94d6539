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
  columns: [
    { label: 'consulting:product.name', width: 280, isTitle: true },
    {
      label: 'consulting:product.type',
      width: 120,
      place: 'inline',
      cell: ({ row, t }) => (
        <Badge tone={row.type === 'service' ? 'info' : 'neutral'}>
          {t(`consulting:product.types.${row.type}`)}
        </Badge>
      ),
    },
    { label: 'consulting:product.description', cell: ({ row }) => row.description },
  ],
};
