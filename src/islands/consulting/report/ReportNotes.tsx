import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';

type Note = ReportDocument['notes'][number];

const noteId = (id: string): string => `note-${id}`;

/** Links to the formulas that a text refers to; they work without a script. */
export function NoteLinks({ ids }: { ids: readonly string[] | undefined }) {
  if (!ids || ids.length === 0) return null;
  return (
    <sup className="text-xs font-medium whitespace-nowrap">
      {ids.map((id, index) => (
        <a
          key={id}
          href={`#${noteId(id)}`}
          className="text-accent-ink underline decoration-transparent underline-offset-2 not-first:ml-1 hover:decoration-current"
        >
          {index > 0 && <span className="sr-only"> </span>}
          {id}
        </a>
      ))}
    </sup>
  );
}

/** Formulas with their values, at the end of the part that first refers to them. */
export function ReportNotes({ notes, title }: { notes: readonly Note[]; title: string }) {
  if (notes.length === 0) return null;
  return (
    <div className="mt-2 max-w-[72ch] border-t border-line pt-3 text-sm text-ink-soft print:break-inside-avoid">
      <p className="mb-1 text-xs font-semibold">{title}</p>
      <dl className="grid gap-1">
        {notes.map(({ id, text }) => (
          <div
            key={id}
            id={noteId(id)}
            className="grid scroll-mt-24 grid-cols-[2.25rem_minmax(0,1fr)] rounded-control target:bg-info-soft target:text-ink"
          >
            <dt className="font-semibold tabular-nums">{id}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
