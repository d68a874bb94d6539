import { ArrowUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { faceFacts, newNotesOfParts } from '#features/consulting/report/document/notes.rules.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { ReportBlock } from './ReportBlock.tsx';
import { CONTENTS_ID, ReportContents } from './ReportContents.tsx';
import { ReportNotes } from './ReportNotes.tsx';
import { ReportSummary } from './ReportSummary.tsx';

type Props = {
  document: ReportDocument;
  actions?: ReactNode;
  /** Whether the report is the whole page, so that its title is the page's heading above the company. */
  isPage?: boolean;
};

/** An unchanged block is not rendered again while another one is edited. */
const Block = memo(ReportBlock);

/** The report on screen, in its own language. Has no script of its own, because a shared link's page renders it too. */
export function ReportSheet({ document, actions, isPage = false }: Props) {
  const { language, title, company, seed, facts, face, writerNote, summary, notes, parts, proof, words } =
    document;
  const notesOfParts = newNotesOfParts(parts, notes);
  const Title = isPage ? 'h1' : 'p';
  return (
    <article
      lang={language}
      className="report-sheet rounded-panel border border-line bg-surface wrap-anywhere"
    >
      <header className="grid overflow-hidden rounded-t-panel sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
        <div className="p-5 sm:p-8 print:p-4">
          {face && (
            <div className="mb-5 flex flex-wrap items-center gap-3">
              {face.logo ? (
                <img
                  src={face.logo.src}
                  width={face.logo.width}
                  height={face.logo.height}
                  alt={face.firm}
                  className="h-10 w-auto rounded-control bg-white object-contain"
                />
              ) : (
                <span className="display text-base">{face.firm}</span>
              )}
              {face.isDraft && (
                <span className="rounded-control bg-ink px-2 py-0.5 text-sm font-semibold text-surface">
                  {face.words.draft}
                </span>
              )}
            </div>
          )}
          <Title className="font-text text-sm font-medium tracking-normal text-ink-soft">{title}</Title>
          <h2 className="display mt-1 text-2xl break-words max-sm:hyphens-auto">{company}</h2>
          <dl className="mt-5 grid gap-x-5 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            {[...faceFacts(face), ...facts].map(({ label, value }) => (
              <div key={label} className="sm:contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="mb-1 font-medium [overflow-wrap:anywhere] sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
          {writerNote === null ? null : (
            <p className="mt-4 max-w-[60ch] rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
              {writerNote}
            </p>
          )}
          {actions && <div className="mt-6 print:hidden">{actions}</div>}
        </div>
        <Azulejo
          seed={seed}
          columns={12}
          rows={2}
          className="order-first block w-full sm:hidden print:hidden"
        />
        <Azulejo
          seed={seed}
          columns={4}
          rows={6}
          className="hidden h-80 w-auto self-start sm:block print:block print:h-40"
        />
      </header>
      <div className="border-t border-line px-5 py-8 sm:px-8 print:block print:px-0 print:py-4 xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-10">
        <ReportContents document={document} />
        <div className="min-w-0 leading-relaxed">
          {summary && (
            <section
              id={summary.id}
              aria-label={summary.title}
              className="scroll-mt-20 max-xl:mt-8 max-xl:border-t max-xl:border-line max-xl:pt-8 print:mt-0 print:border-0 print:pt-0"
            >
              <ReportSummary summary={summary} />
            </section>
          )}
          {parts.map((part) => (
            <section
              key={part.id}
              id={part.id}
              aria-labelledby={`${part.id}-title`}
              className="mt-14 scroll-mt-20 border-t border-line pt-10 print:mt-0 print:break-before-page print:border-0 print:pt-0"
            >
              <h3 id={`${part.id}-title`} className="display text-xl sm:text-2xl">
                {part.title}
              </h3>
              <div
                className={`mt-4 grid grid-cols-[minmax(0,1fr)] print:block print:max-w-none print:*:mb-3 ${part.id === 'letter' ? 'max-w-[58ch] gap-5 text-lg' : 'max-w-[72ch] gap-4'}`}
              >
                {part.blocks.map((block, index) => {
                  const drawn = <Block key={index} block={block} words={words} />;
                  // The editor finds a block's place by its id.
                  return document.face?.isDraft === true ? (
                    <div key={index} data-source={block.source} className="contents">
                      {drawn}
                    </div>
                  ) : (
                    drawn
                  );
                })}
              </div>
              <ReportNotes notes={notesOfParts.get(part.id) ?? []} title={words.notes} />
              <a
                href={`#${CONTENTS_ID}`}
                className="mt-6 inline-flex min-h-control items-center gap-1.5 text-sm text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current xl:hidden print:hidden"
              >
                <ArrowUp size={16} aria-hidden="true" />
                {words.top}
              </a>
            </section>
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
