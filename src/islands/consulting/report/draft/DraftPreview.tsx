import { useEffect, useRef, type MouseEvent } from 'react';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { ReportSheet } from '#islands/consulting/report/ReportSheet.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  document: ReportDocument;
  selected: string | null;
  /** Changes with every request to show the selected block. */
  shown: number;
  onOpen: (id: string) => void;
  className?: string;
};

const SHEET =
  '[&_#report-contents]:hidden ' +
  '[&_a[href="#report-contents"]]:hidden [&_.report-sheet>div]:block [&_.report-sheet_footer]:hidden ' +
  '[&_[data-source]]:cursor-pointer [&_[data-current]>*]:rounded-[2px] [&_[data-current]>*]:bg-accent-soft ' +
  '[&_[data-current]>*]:shadow-[0_0_0_0.5rem_var(--accent-soft)]';

/** Beside the editor only the preview scrolls; alone on a phone it is the page. Hidden, nothing moves. */
function bringIntoView(block: Element, frame: HTMLElement): void {
  if (frame.scrollHeight <= frame.clientHeight) return block.scrollIntoView({ block: 'center' });
  const distance = block.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollBy({ top: distance - frame.clientHeight / 4 });
}

/** The report as it will read. A click on a block opens it in the editor, where every block can be reached by keyboard. */
export function DraftPreview({ document: sheet, selected, shown, onOpen, className = '' }: Props) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const blocksOf = (id: string) => frame.current?.querySelectorAll(`[data-source="${CSS.escape(id)}"]`) ?? [];

  useEffect(() => {
    for (const block of frame.current?.querySelectorAll('[data-current]') ?? [])
      block.removeAttribute('data-current');
    if (selected !== null) for (const block of blocksOf(selected)) block.setAttribute('data-current', '');
  }, [selected, sheet]);

  useEffect(() => {
    const first = selected === null ? null : blocksOf(selected)[0]?.firstElementChild;
    if (first && frame.current) bringIntoView(first, frame.current);
    if (shown > 0 && first) frame.current?.focus({ preventScroll: true });
  }, [selected, shown]);

  function open({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, summary, button')) return;
    // Selecting words to copy them is no wish to edit.
    if (getSelection()?.isCollapsed === false) return;
    const id = target.closest<HTMLElement>('[data-source]')?.dataset['source'];
    if (id !== undefined) onOpen(id);
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label={t('consulting:draft.preview')}
      tabIndex={0}
      onClick={open}
      className={`rounded-panel xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto ${SHEET} ${className}`}
    >
      <ReportSheet document={sheet} />
    </div>
  );
}
