import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  company: Company | null;
  onClose: () => void;
  onConfirm: (company: Company) => Promise<void>;
};

/** Specification section 4: deleting a company asks for confirmation; the question names it. */
export function DeleteCompany({ company, onClose, onConfirm }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function confirm(doomed: Company) {
    setPending(true);
    await onConfirm(doomed);
    setPending(false);
    onClose();
  }

  return (
    <AlertDialog
      isOpen={company !== null}
      title={t('consulting:company.deleteTitle', { name: company?.name ?? '' })}
      confirmLabel={t('consulting:company.deleteConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => {
        if (company) void confirm(company);
      }}
    >
      {t('consulting:company.deleteText')}
    </AlertDialog>
  );
}
