import { Pencil, PenLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { photographFile } from '#islands/marketing/media/photograph-file.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type Props = {
  product: Product;
  company: { id: number; name: string };
  photograph: Photograph | undefined;
  /** Whether it has analysis and campaigns; until then these are the first acts. */
  isWritten: boolean;
  loop: ReactNode;
  onEdit: () => void;
};

export function ProductHead({ product: { id, name }, company, photograph, isWritten, loop, onEdit }: Props) {
  const { t, inWorkspace } = useTexts();
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
      {...(photograph && {
        mark: (
          <img
            src={inWorkspace(photographFile(photograph))}
            alt=""
            className="size-10 shrink-0 rounded-control object-cover"
          />
        ),
      })}
      facts={
        <a href={`/comercia/companies/${company.id}`} className={`${TEXT_LINK} touch-target`}>
          {company.name}
        </a>
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
