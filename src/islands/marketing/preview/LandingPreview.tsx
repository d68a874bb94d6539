import { useRef, useState } from 'react';
import { useTexts } from '#islands/ui/texts.tsx';

const WIDTHS = ['phone', 'desktop'] as const;
type Width = (typeof WIDTHS)[number];

const FRAMES: Record<Width, string> = {
  // A phone of 390 px; beside the fields at two thirds of its size, so that more of the page is in sight.
  phone: 'size-full lg:h-[150%] lg:w-[150%] lg:origin-top-left lg:scale-[calc(2/3)]',
  // A desktop window at a third of its size.
  desktop: 'h-[300%] w-[300%] origin-top-left scale-[calc(1/3)]',
};

type Props = {
  campaignId: number;
  /** `updatedAt` of the stored text; a new value reloads the preview. */
  version: string;
};

/**
 * The page in an iframe, with stored texts, so shortly after typing. It runs no scripts and submits no forms;
 * `allow-same-origin` lets it use its own font and lets this page keep the scroll position.
 */
export function LandingPreview({ campaignId, version }: Props) {
  const { t } = useTexts();
  const [width, setWidth] = useState<Width>('phone');
  const [shown, setShown] = useState(version);
  const frame = useRef<HTMLIFrameElement>(null);
  const versions = shown === version ? [shown] : [shown, version];

  function take(loaded: string, next: HTMLIFrameElement) {
    if (loaded === shown) return;
    next.contentWindow?.scrollTo({ top: frame.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    setShown(loaded);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="group" aria-label={t('marketing:editor.widths')} className="flex gap-1">
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
            className="h-9 touch-target rounded-control px-3 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            {t(`marketing:editor.${one}`)}
          </button>
        ))}
      </div>
      <div
        className={`relative h-[40rem] w-full overflow-hidden border-line-strong bg-surface ${width === 'phone' ? 'mx-auto max-w-[24rem] rounded-[1.75rem] border-4 lg:max-w-[16.75rem]' : 'rounded-panel border'}`}
      >
        {versions.map((one) => (
          <iframe
            key={one}
            ref={one === shown ? frame : undefined}
            src={`/comercia/campaigns/${campaignId}/preview?framed=1`}
            title={t('marketing:campaign.preview')}
            loading="lazy"
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => take(one, currentTarget)}
            // The new version loads behind the visible one and replaces it once ready.
            aria-hidden={one === shown ? undefined : true}
            tabIndex={one === shown ? undefined : -1}
            className={`absolute top-0 left-0 border-0 ${one === shown ? '' : 'invisible'} ${FRAMES[width]}`}
          />
        ))}
      </div>
    </div>
  );
}
