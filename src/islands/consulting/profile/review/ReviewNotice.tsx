import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#islands/ui/texts.tsx';

export const reviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

type Props = {
  companyId: number;
  count: number | null;
  /** Whether somebody else asks for the review; `onAsked` when it is open. */
  isAsked?: boolean;
  onAsked?: () => void;
  onReviewed: () => void;
};

/** In the draft: how many problems nobody has confirmed, and the way through them. */
export function ReviewNotice({ companyId, count, isAsked = false, onAsked, onReviewed }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const review = useOpening(reviewDialog);
  const openAsked = useEffectEvent(() => {
    onAsked?.();
    void review.whenLoaded(() => setOpen(true));
  });
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  return (
    <>
      {count ? (
        <div
          role="note"
          className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control bg-warning-soft px-4 py-2 text-sm text-warning-ink"
        >
          <p className="min-w-0 flex-1 basis-60">{t('consulting:review.waiting', { count })}</p>
          <PlainButton
            size="small"
            {...prefetchOnIntent(reviewDialog)}
            isPending={review.isOpening}
            onPress={() => void review.whenLoaded(() => setOpen(true))}
          >
            {t('consulting:review.start')}
          </PlainButton>
        </div>
      ) : null}
      <reviewDialog.Part
        companyId={companyId}
        isOpen={isOpen}
        onClose={(changed) => {
          setOpen(false);
          if (changed > 0) onReviewed();
        }}
      />
    </>
  );
}
