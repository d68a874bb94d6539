import { useState } from 'react';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useDeletion } from '#islands/marketing/use-deletion.ts';

type Props = {
  company: MarketingCompany | null;
  /** Its page says so itself, and offers the way back. */
  isOnPage?: boolean;
  onClose: () => void;
  /** It is gone, or back again. */
  onChanged: () => void;
};

/** So much goes with a company that it asks, and can be undone besides. */
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
