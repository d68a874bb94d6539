import type { Product } from '#features/consulting/profile/product.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
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
