import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { LoopStrip, type LoopStripProps } from './LoopStrip.tsx';

/** The strip as an island of its own, above the page's: the same on every record's page. */
export function LoopStripIsland({ texts, ...strip }: LoopStripProps & { texts: IslandTexts }) {
  return (
    <TextsProvider dictionary={texts}>
      <LoopStrip {...strip} />
    </TextsProvider>
  );
}
