import { useState } from 'react';
import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  company: MarketingCompany | null;
  onClose: () => void;
  onConfirm: (id: number, message: string) => Promise<void>;
};

/** So much goes with a company that it asks, and can be undone besides. */
export function DeleteCompany({ company, onClose, onConfirm }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function confirm({ id, name }: MarketingCompany) {
    setPending(true);
    await onConfirm(id, t('marketing:company.deleted', { name }));
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
