import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api } from '#islands/api.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  company: Company | null;
  onClose: () => void;
  /** The caller offers the undo, because it knows which list to refresh. */
  onDeleted: (company: Company) => void;
};

/** Asks for confirmation by name (specification section 4). */
export function DeleteCompany({ company, onClose, onDeleted }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function remove(doomed: Company) {
    setPending(true);
    try {
      await api('DELETE', `/api/companies/${doomed.id}`);
      onDeleted(doomed);
    } catch (error) {
      toast.error(t('consulting:company.deleteFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertDialog
      isOpen={company !== null}
      title={t('consulting:company.deleteTitle', { name: company?.name ?? '' })}
      confirmLabel={t('consulting:company.deleteConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => {
        if (company) void remove(company);
      }}
    >
      {t('consulting:company.deleteText')}
    </AlertDialog>
  );
}
