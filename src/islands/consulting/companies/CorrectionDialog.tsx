import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Returns the id of the correction that there is already. */
const existingId = (error: unknown): number | null =>
  error instanceof ApiError &&
  error.problem.code === 'correction_exists' &&
  typeof error.problem['id'] === 'number'
    ? error.problem['id']
    : null;

/** Explains a correction, begins it and opens its draft. */
export function CorrectionDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);

  async function start() {
    setPending(true);
    try {
      const path = `/api/companies/${company.id}/correction`;
      const { id } = await api<Company>('POST', path, { idempotencyKey });
      toast.afterNavigation('success', {
        message: t('consulting:correction.started'),
        description: t('consulting:correction.startedText'),
      });
      location.assign(`/empresa/${id}?tab=report`);
    } catch (error) {
      const existing = existingId(error);
      if (existing !== null) {
        toast.afterNavigation('success', { message: t('consulting:correction.exists') });
        return location.assign(`/empresa/${existing}?tab=report`);
      }
      toast.error(t('consulting:correction.failed'), errorText(error, t));
      setPending(false);
    }
  }

  return (
    <AlertDialog
      isOpen
      tone="accent"
      title={t('consulting:correction.title', { name: company.name })}
      confirmLabel={t('consulting:correction.confirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void start()}
    >
      {t('consulting:correction.text')}
    </AlertDialog>
  );
}
