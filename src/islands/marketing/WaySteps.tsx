import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';

const WAY = ['company', 'product', 'campaign', 'publish'] as const;
export type WayStep = (typeof WAY)[number];

/** The way to the first leads, with the step that is next. */
export function WaySteps({ next }: { next: WayStep }) {
  const { t } = useTexts();
  return (
    <ol
      aria-label={t('marketing:way.title')}
      className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm max-sm:order-first max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    >
      {WAY.map((step, at) => {
        const isNext = step === next;
        return (
          <li
            key={step}
            aria-current={isNext ? 'step' : undefined}
            className={`flex items-center gap-2 ${isNext ? 'font-semibold text-ink' : 'text-ink-soft'}`}
          >
            <span
              className={`grid size-6 place-items-center rounded-full text-xs tabular-nums ${isNext ? 'bg-accent-soft text-accent-ink' : 'bg-sunken'}`}
            >
              {at + 1}
            </span>
            {t(`marketing:way.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}

/** Of a page without an island. */
export const PageWaySteps = ({ texts, next }: { texts: IslandTexts; next: WayStep }) => (
  <TextsProvider dictionary={texts}>
    <WaySteps next={next} />
  </TextsProvider>
);
