import type { Company } from '#features/consulting/companies/company.schema.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useNextReview } from './use-next-review.ts';

/** Explains a correction, begins it and opens its draft. */
export function CorrectionDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTexts();
  const { start, isPending } = useNextReview({
    companyId: company.id,
    call: 'correction',
    query: '?tab=report',
    words: {
      started: t('consulting:correction.started'),
      startedText: t('consulting:correction.startedText'),
      exists: t('consulting:correction.exists'),
      failed: t('consulting:correction.failed'),
    },
  });
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
