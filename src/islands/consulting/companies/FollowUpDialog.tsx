import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Returns the id of a follow-up created meanwhile in another tab. */
const existingId = (error: unknown): number | null =>
  error instanceof ApiError &&
  error.problem.code === 'follow_up_exists' &&
  typeof error.problem['id'] === 'number'
    ? error.problem['id']
    : null;

/** Explains a follow-up, creates it and opens it. */
export function FollowUpDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);

  async function start() {
    setPending(true);
    try {
      const path = `/api/companies/${company.id}/follow-up`;
      const { id } = await api<Company>('POST', path, { idempotencyKey });
      toast.afterNavigation('success', {
        message: t('consulting:report.followUpStarted'),
        description: t('consulting:report.followUpStartedText'),
      });
      location.assign(`/empresa/${id}`);
    } catch (error) {
      const existing = existingId(error);
      if (existing !== null) {
        toast.afterNavigation('success', { message: t('consulting:report.followUpExists') });
        return location.assign(`/empresa/${existing}`);
      }
      toast.error(t('consulting:report.followUpFailed'), errorText(error, t));
      setPending(false);
    }
  }

  return (
    <AlertDialog
      isOpen
      tone="accent"
      title={t('consulting:report.followUpTitle', { name: company.name })}
      confirmLabel={t('consulting:report.followUpConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => void start()}
    >
      {t('consulting:report.followUpText')}
    </AlertDialog>
  );
}
