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
    <header>
      <div className="flex items-start gap-4 px-5 py-3 sm:px-8 sm:py-5 print:p-4">
        <Azulejo
          seed={seed}
          columns={4}
          rows={4}
          className="hidden size-16 shrink-0 rounded-control print:block"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Title className="font-text text-sm font-medium tracking-normal text-ink-soft">{title}</Title>
            {face?.isDraft && (
              <span className="rounded-control bg-ink px-2 py-0.5 text-sm font-semibold text-surface">
                {face.words.draft}
              </span>
            )}
          </div>
          <h2 className="display text-xl break-words max-sm:hyphens-auto print:text-2xl">{company}</h2>
          <dl className="mt-1 flex-wrap gap-x-4 gap-y-0.5 text-sm max-sm:text-xs sm:flex">
            {[...faceFacts(face), ...facts].map(({ label, value }) => (
              <div key={label} className="[overflow-wrap:anywhere]">
                <dt className="mr-1.5 inline text-ink-soft">{label}</dt>
                <dd className="inline font-medium [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {face &&
          (face.logo ? (
            <img
              src={face.logo.src}
              width={face.logo.width}
              height={face.logo.height}
              alt={face.firm}
              className="h-10 w-auto max-w-[40%] shrink-0 rounded-control bg-white object-contain max-sm:hidden"
            />
          ) : (
            <span className="display shrink-0 text-base max-md:hidden">{face.firm}</span>
          ))}
      </div>
      {writerNote === null && !notices ? null : (
        <div className="px-5 pb-4 empty:hidden sm:px-8">
          {writerNote === null ? null : (
            <p className="max-w-[60ch] rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
              {writerNote}
            </p>
          )}
          {notices}
        </div>
      )}
    </header>
  );
}
