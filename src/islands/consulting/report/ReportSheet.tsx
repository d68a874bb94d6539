import type { ReactNode } from 'react';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { newNotesOfParts } from '#features/consulting/report/document/notes.rules.ts';
import { partsOnScreen } from '#features/consulting/report/document/on-screen.rules.ts';
import { ReportContents } from './ReportContents.tsx';
import { ReportCover } from './ReportCover.tsx';
import { DecisionPart, ReportPart } from './ReportPart.tsx';
import { ReportSummary } from './ReportSummary.tsx';

type Props = {
  document: ReportDocument;
  /** Notices below the facts of the cover. */
  notices?: ReactNode;
  /** The actions as they now stand, between the decisions and the letter. */
  tracker?: ReactNode;
  isPage?: boolean;
};

/** The report on screen, in its own language. Has no script of its own, because a shared link's page renders it too. */
export function ReportSheet({ document, notices, tracker, isPage = false }: Props) {
  const { language, summary, notes, proof, words } = document;
  const { decision, rest } = partsOnScreen(document.parts);
  const parts = decision ? [decision, ...rest] : rest;
  const notesOfParts = newNotesOfParts(parts, notes);
  return (
    <article
      lang={language}
      className="report-sheet rounded-panel border border-line bg-surface wrap-anywhere"
    >
      <ReportCover document={document} notices={notices} isPage={isPage} />
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-10 border-t border-line px-5 py-8 sm:px-8 print:block print:px-0 print:py-4">
        {summary && (
          <section id={summary.id} aria-label={summary.title} className="scroll-mt-20 leading-relaxed">
            <ReportSummary summary={summary} />
          </section>
        )}
        {decision && (
          <DecisionPart part={decision} notes={notesOfParts.get(decision.id) ?? []} document={document} />
        )}
        {tracker}
      </div>
      <div className="border-t border-line px-5 py-8 sm:px-8 xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-10 print:block print:border-0 print:px-0 print:py-4">
        <ReportContents document={document} parts={parts} />
        <div className="min-w-0 leading-relaxed max-xl:mt-8">
          {rest.map((part) => (
            <ReportPart
              key={part.id}
              part={part}
              notes={notesOfParts.get(part.id) ?? []}
              document={document}
            />
          ))}
          <footer className="mt-14 max-w-[72ch] border-t border-line pt-6 text-sm text-ink-soft print:break-inside-avoid">
            <h3 className="font-text text-sm font-semibold text-ink">{proof.title}</h3>
            <p className="mt-1">{proof.text}</p>
            <p className="mt-3 [overflow-wrap:anywhere]">
              {words.hash}: <code className="font-mono text-xs text-ink">{proof.hash}</code>
            </p>
            <p className="mt-1 [overflow-wrap:anywhere]">
              <a
                href={proof.address}
                className="inline-flex min-h-control items-center text-accent-ink underline underline-offset-4"
              >
                {words.verify}
              </a>
              <span className="hidden print:inline"> {proof.address}</span>
            </p>
          </footer>
        </div>
      </div>
    </article>
  );
}
