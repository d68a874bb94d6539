import type { ReactNode } from 'react';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';

type Props = {
  document: ReportDocument;
  notices: ReactNode;
  /** Whether the report is the whole page, so that its title is the page's heading above the company. */
  isPage: boolean;
};

export function ReportCover({ document, notices, isPage }: Props) {
  const { title, company, seed, facts, face, writerNote } = document;
  const Title = isPage ? 'h1' : 'p';
  return (
    <header className="grid overflow-hidden rounded-t-panel sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
      <div className="p-5 sm:p-8 print:p-4">
        {face && (
          <div className="mb-4 flex flex-wrap items-center gap-3">
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
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm lg:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
          {[...faceFacts(face), ...facts].map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        {writerNote === null ? null : (
          <p className="mt-4 max-w-[60ch] rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
            {writerNote}
          </p>
        )}
        {notices}
      </div>
      <Azulejo
        seed={seed}
        columns={12}
        rows={1}
        className="order-first block w-full sm:hidden print:hidden"
      />
      <Azulejo
        seed={seed}
        columns={4}
        rows={4}
        className="hidden h-56 w-auto self-start sm:block print:block print:h-40"
      />
    </header>
  );
}
