import { ChevronDown } from 'lucide-react';
import type { DocumentSheet, DocumentWords } from '#features/consulting/report/document/document.schema.ts';
import { NoteLinks } from './ReportNotes.tsx';
import { TextBlock } from './TextBlock.tsx';
import { unbroken } from './unbroken.ts';

/** Facts that a closed row gives: who answers for it, and the first of its dates. */
const SHOWN = 2;

type Props = { sheet: DocumentSheet; words: DocumentWords; isOpen: boolean };

/** An action as a row that opens, without a script: its figures stand beside the text, or above it on a phone. */
export function ActionSheet({ sheet, words, isOpen }: Props) {
  const { id, number, title, answers, isQuickWin, facts, blocks } = sheet;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-20 rounded-panel border border-line bg-paper [&+article]:-mt-2 print:mt-0 print:break-inside-avoid print:border-x-0 print:border-b-0"
    >
      <details open={isOpen} className="group/action print:details-content:[content-visibility:visible]">
        <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2.5 sm:gap-x-4 sm:px-4 [&::-webkit-details-marker]:hidden">
          <span
            className={`display grid h-9 min-w-control place-items-center rounded-control px-2 text-base ${isQuickWin ? 'bg-saffron text-on-saffron' : 'bg-accent text-on-accent'}`}
          >
            {number}
          </span>
          <span className="min-w-0">
            <h4
              id={`${id}-title`}
              className="font-text text-base leading-snug font-semibold [overflow-wrap:anywhere] max-sm:hyphens-auto"
            >
              {title}
            </h4>
            <span className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
              <span>{answers}</span>
              {isQuickWin && (
                <span className="rounded-control bg-warning-soft px-1.5 font-medium text-warning-ink">
                  {words.quickWin}
                </span>
              )}
            </span>
            <span className="block text-sm text-ink-soft [overflow-wrap:anywhere] max-sm:hidden group-open/action:hidden">
              {facts
                .slice(0, SHOWN)
                .map(({ text }) => unbroken(text))
                .join(' · ')}
            </span>
          </span>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="shrink-0 text-accent-ink transition-transform group-open/action:rotate-180 print:hidden"
          />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line px-3 py-4 sm:px-4 @xl:grid-cols-[minmax(0,1fr)_14rem] @xl:gap-8 print:grid-cols-[minmax(0,1fr)_13rem] print:px-0">
          <dl className="grid content-start gap-x-5 gap-y-2 border-line text-sm max-@xl:border-b max-@xl:pb-4 @xl:order-last @xl:border-l @xl:pl-5 print:order-last">
            {facts.map(({ label, text, notes }, index) => (
              <div key={index}>
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">
                  {unbroken(text)}
                  <NoteLinks ids={notes} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid content-start gap-3">
            {blocks.map((block, index) => (
              <TextBlock key={index} block={block} own={words.own} isInSheet />
            ))}
          </div>
        </div>
      </details>
    </article>
  );
}
