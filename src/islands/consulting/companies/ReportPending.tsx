import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** Shown while the scripts and texts of the report load, and when they could not be loaded. */
export function ReportPending({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  return hasFailed ? (
    <EmptyState
      title={t('consulting:report.loadFailedTitle')}
      action={<PlainButton onPress={onRetry}>{t('ui:actions.retry')}</PlainButton>}
    >
      {t('ui:errors.network')}
    </EmptyState>
  ) : (
    <div className="grid min-h-60 place-items-center text-ink-soft">
      <Spinner label={t('ui:states.loading')} className="size-8" />
    </div>
  );
}
