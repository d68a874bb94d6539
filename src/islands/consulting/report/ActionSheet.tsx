import type { DocumentSheet, DocumentWords } from '#features/consulting/report/document/document.schema.ts';
import { insideOf } from '#features/consulting/report/document/on-screen.rules.ts';
import { Folded } from './Folded.tsx';
import { NoteLinks } from './ReportNotes.tsx';
import { TextBlock } from './TextBlock.tsx';

/** Ranges and dates stay on one line. */
const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d)–/g, '–\u2060').replaceAll(/(?<=\d) (\p{L}{3,4}) (?=\d{4})/gu, '\u00A0$1\u00A0');

/** An action: its figures stand beside the text, or above it on a phone. */
export function ActionSheet({ sheet, words }: { sheet: DocumentSheet; words: DocumentWords }) {
  const { id, number, title, answers, isQuickWin, facts, blocks } = sheet;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-20 rounded-panel border border-line bg-paper p-4 sm:p-6 print:break-inside-avoid print:border-x-0 print:border-b-0 print:p-0 print:pt-3"
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <span
          className={`display row-span-2 grid h-9 min-w-control place-items-center rounded-control px-2 text-base ${isQuickWin ? 'bg-saffron text-on-saffron' : 'bg-accent text-on-accent'}`}
        >
          {number}
        </span>
        <h4 id={`${id}-title`} className="display text-lg [overflow-wrap:anywhere] hyphens-auto">
          {title}
        </h4>
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          <span>{answers}</span>
          {isQuickWin && (
            <span className="rounded-control bg-warning-soft px-1.5 font-medium text-warning-ink">
              {words.quickWin}
            </span>
          )}
        </p>
      </header>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 @xl:grid-cols-[minmax(0,1fr)_13rem] @xl:gap-8 print:grid-cols-[minmax(0,1fr)_13rem]">
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
        <Folded inside={insideOf(blocks)}>
          <div className="grid content-start gap-3">
            {blocks.map((block, index) => (
              <TextBlock key={index} block={block} own={words.own} isInSheet />
            ))}
          </div>
        </Folded>
      </div>
    </article>
  );
}
