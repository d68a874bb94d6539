import { useState } from 'react';
import type { Company } from '#features/consulting/company.schema.ts';
import { api } from '../api.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { errorText } from '../ui/error-text.ts';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';

type Props = {
  company: Company | null;
  /** The page of the company goes with it. */
  leavesPage?: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Specification section 4: deleting a company asks for confirmation; the question names it. */
export function DeleteCompany({ company, leavesPage = false, onClose, onDeleted }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function remove({ id, name }: Company) {
    setPending(true);
    try {
      await api('DELETE', `/api/companies/${id}`);
      const message = t('consulting:company.deleted', { name });
      if (leavesPage) toast.afterNavigation('success', { message });
      else toast.success(message);
      onDeleted();
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
