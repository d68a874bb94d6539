import { useState } from 'react';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useDeletion } from '#islands/marketing/use-deletion.ts';

type Props = {
  company: MarketingCompany | null;
  /** On the company's own page, which shows the deletion and its undo itself. */
  isOnPage?: boolean;
  onClose: () => void;
  /** Called after deletion and undo. */
  onChanged: () => void;
};

/** Asks for confirmation, because much is deleted with a company, and offers an undo too. */
export function DeleteCompany({ company, isOnPage = false, onClose, onChanged }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const remove = useDeletion('/api/marketing/companies', onChanged);

  async function confirm({ id, name }: MarketingCompany) {
    setPending(true);
    await remove(id, isOnPage ? undefined : t('marketing:company.deleted', { name }));
    setPending(false);
    onClose();
  }

  return (
    <LazyAlertDialog
      isOpen={company !== null}
      title={t('marketing:company.deleteTitle', { name: company?.name ?? '' })}
      confirmLabel={t('marketing:company.deleteConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => {
        if (company) void confirm(company);
      }}
    >
      {t('marketing:company.deleteText')}
    </LazyAlertDialog>
  );
}
