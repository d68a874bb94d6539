import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { other: NonNullable<InboxEntry['answering']>; onTakeOver: () => void };

/** Says that somebody else is answering; an owner may take over. */
export function ClaimedNote({ other: { name, mayTakeOver }, onTakeOver }: Props) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <p className="min-w-48 flex-1 wrap-anywhere">
        <strong className="font-semibold">{t('leads:inbox.answeringBy', { name })}.</strong>{' '}
        {t('leads:inbox.claimedText')}
      </p>
      {mayTakeOver ? (
        <Button className="act" size="small" onPress={onTakeOver}>
          {t('leads:inbox.takeOver')}
        </Button>
      ) : null}
    </div>
  );
}
