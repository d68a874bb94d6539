import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { List } from './use-list.ts';

type Props = { failure: NonNullable<List<unknown>['failure']>; onRetry: () => void };

/** Beside the rows that stay: what did not come, and the way to ask again. */
export function LoadFailure({ failure: { isMore, error }, onRetry }: Props) {
  const { t } = useTexts();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border border-danger bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0">
        <strong className="block text-danger-ink">
          {t(isMore ? 'ui:list.moreFailed' : 'ui:list.loadFailed')}
        </strong>
        {errorText(error, t)}
      </p>
      <PlainButton size="small" onPress={onRetry}>
        {t('ui:actions.retry')}
      </PlainButton>
    </div>
  );
}
