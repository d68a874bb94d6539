import type { Company } from '#features/consulting/companies/company.schema.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useNextReview } from './use-next-review.ts';

/** Explains a follow-up, creates it and opens it. */
export function FollowUpDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTexts();
  const { start, isPending } = useNextReview({
    companyId: company.id,
    call: 'follow-up',
    words: {
      started: t('consulting:report.followUpStarted'),
      startedText: t('consulting:report.followUpStartedText'),
      exists: t('consulting:report.followUpExists'),
      failed: t('consulting:report.followUpFailed'),
    },
  });
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
