import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ProductSummary } from '#features/marketing/products/product.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductDialog } from '#islands/marketing/dialogs.ts';
import { WIDE_CARD_GRID } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import type { List } from '#islands/lists/use-list.ts';

type Props = {
  list: List<ProductSummary>;
  companies: readonly { id: number; name: string }[];
  hasCompany?: boolean;
  isAdding: boolean;
  onAddingEnd: () => void;
  empty: ReactNode;
};

export function ProductList({ list, companies, hasCompany = false, isAdding, onAddingEnd, empty }: Props) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<ProductSummary>();
  const { remove } = useDeletion('/api/marketing/products', { list });
  const close = () => {
    setEdited(undefined);
    onAddingEnd();
  };
  return (
    <>
      <ListStates list={list} empty={empty}>
        {(items) => (
          <ul className={`list-rows ${WIDE_CARD_GRID}`}>
            {items.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  hasCompany={hasCompany}
                  onEdit={() => setEdited(product)}
                  onDelete={() =>
                    void remove(product.id, t('marketing:product.deleted', { name: product.name }))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ProductDialog
        product={isAdding ? null : edited}
        companies={companies}
        onClose={close}
        onSaved={() => {
          close();
          void list.reload();
        }}
      />
    </>
  );
}
