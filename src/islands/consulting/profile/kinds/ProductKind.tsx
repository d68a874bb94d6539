import type { Product } from '#features/consulting/profile/product.schema.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { Translate } from '#i18n/keys.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import type { RowKind } from './row-kind.ts';

const Kind = ({ type, t }: Pick<Product, 'type'> & { t: Translate }) => (
  <Badge tone={type === 'service' ? 'info' : 'neutral'}>{t(`consulting:product.types.${type}`)}</Badge>
);

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
      cell: ({ row, t }) => <Kind type={row.type} t={t} />,
    },
    { label: 'consulting:product.description', cell: ({ row }) => row.description },
  ],
  Card: ({ row, t }) => (
    <>
      <p className="line-clamp-8 text-sm break-words whitespace-pre-line text-ink-soft">{row.description}</p>
      <div className="mt-auto pt-2">
        <Kind type={row.type} t={t} />
      </div>
    </>
  ),
};
