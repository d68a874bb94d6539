import { Pencil, PenLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#features/marketing/products/product.schema.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type Props = {
  product: Product;
  company: { id: number; name: string };
  /** Whether it has campaigns; until then to write them is the first act. */
  isWritten: boolean;
  loop: ReactNode;
  onEdit: () => void;
};

export function ProductHead({ product: { id, name, price }, company, isWritten, loop, onEdit }: Props) {
  const { t } = useTexts();
  const { leave } = useDeletion('/api/marketing/products');
  const remove = () =>
    leave(
      id,
      { message: t('marketing:product.deleted', { name }), description: t('marketing:product.goneText') },
      `/comercia/companies/${company.id}`,
    );
  return (
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
        <ButtonLink
          variant={isWritten ? 'primary' : 'secondary'}
          icon={PenLine}
          href={`/comercia/content?product=${id}`}
        >
          {t('marketing:product.writeTexts')}
        </ButtonLink>
      }
      menu={{
        label: t('marketing:list.actions', { name }),
        entries: [
          { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
          {
            id: 'delete',
            label: t('ui:actions.delete'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => void remove(),
          },
        ],
      }}
    />
  );
}
