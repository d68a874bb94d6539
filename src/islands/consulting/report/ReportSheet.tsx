import type { ReactNode } from 'react';
import { chaptersOf } from '#features/consulting/report/document/chapters.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { partsOnScreen } from '#features/consulting/report/document/on-screen.rules.ts';
import { ReportContents, type Entry } from './ReportContents.tsx';
import { ReportCover } from './ReportCover.tsx';
import { FrontChapter, ReportChapter } from './ReportChapter.tsx';
import { ReportSummary } from './ReportSummary.tsx';

type Props = {
  document: ReportDocument;
  /** Notices below the line of the cover. */
  notices?: ReactNode;
  /** The actions as they now stand, below the letter. */
  tracker?: ReactNode;
  /** Their heading, for the contents. */
  actions?: Entry;
  isPage?: boolean;
};

/** The report on screen, in its own language. Has no script of its own, because a shared link's page renders it too. */
export function ReportSheet({ document, notices, tracker, actions, isPage = false }: Props) {
  const { language, summary, proof, words } = document;
  const chapters = chaptersOf(partsOnScreen(document.parts));
  const front = summary === null ? chapters[0] : undefined;
  return (
    <article
      lang={language}
      className="report-sheet rounded-panel border border-line bg-surface wrap-anywhere"
    >
      <ReportCover document={document} notices={notices} isPage={isPage} />
      <div className="border-t border-line px-5 py-4 sm:px-8 sm:py-6 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-16 print:block print:px-0 print:py-4">
        <ReportContents document={document} chapters={chapters} actions={actions} />
        <div className="max-w-196 min-w-0 leading-relaxed max-xl:mt-6 print:max-w-none">
          <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8 print:block">
            {summary && (
              <section id={summary.id} aria-label={summary.title} className="scroll-mt-20">
                <ReportSummary summary={summary} />
              </section>
            )}
            {front && <FrontChapter chapter={front} document={document} />}
            {tracker}
          </div>
          <div className="@container mt-8 border-t border-line pt-6 sm:mt-10 sm:pt-8 print:mt-0 print:border-0 print:pt-0">
            {chapters
              .filter((chapter) => chapter !== front)
              .map((chapter) => (
                <ReportChapter key={chapter.id} chapter={chapter} document={document} />
              ))}
            <footer className="mt-10 border-t border-line pt-6 text-sm text-ink-soft print:break-inside-avoid">
              <h3 className="font-text text-sm font-semibold text-ink">{proof.title}</h3>
              <p className="mt-1">{proof.text}</p>
              <p className="mt-3 [overflow-wrap:anywhere]">
                {words.hash}: <code className="font-mono text-xs text-ink">{proof.hash}</code>
              </p>
              {proof.address !== '' && (
                <p className="mt-1 [overflow-wrap:anywhere]">
                  <a
                    href={proof.address}
                    className="inline-flex min-h-control items-center text-accent-ink underline underline-offset-4"
                  >
                    {words.verify}
                  </a>
                  <span className="hidden print:inline"> {proof.address}</span>
                </p>
              )}
            </footer>
          </div>
        </div>
      </div>
    </article>
  );
}
