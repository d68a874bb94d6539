import { ChevronDown } from 'lucide-react';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { NoteLinks } from './ReportNotes.tsx';
import { withWholeDates } from './unbroken.ts';

type Block<Kind> = Extract<DocumentBlock, { kind: Kind }>;

export function KeyFigures({ block }: { block: Block<'keyFigures'> }) {
  return (
    // As wide as its value, which is never cut nor broken; the label below adds no width.
    <dl className="grid grid-cols-[repeat(2,1fr)] gap-x-5 gap-y-3 @3xl:grid-cols-[repeat(4,1fr)] print:grid print:grid-cols-4 print:gap-4">
      {block.figures.map(({ value, unit, label, notes }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end border-t-2 border-accent-ink pt-2">
          <dt className="w-0 min-w-full text-sm text-ink-soft">
            {label}
            <NoteLinks ids={notes} />
          </dt>
          <dd className="display text-lg whitespace-nowrap sm:text-xl tabular-nums print:text-base">
            {value}
            {unit === '' ? null : <span className="ml-1 font-text text-base text-ink-soft">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Side by side where there is room; on a phone a title each, whose reasons open. */
export function Decisions({ block }: { block: Block<'decisions'> }) {
  return (
    <ol className="grid gap-x-8 gap-y-1 sm:gap-y-4 @3xl:grid-cols-3 print:gap-3">
      {block.items.map(({ title, text, notes }, index) => (
        <li
          key={index}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start max-sm:items-start print:break-inside-avoid"
        >
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-control bg-saffron text-xs font-semibold text-on-saffron max-sm:mt-2.5"
          >
            {index + 1}
          </span>
          <div className="[overflow-wrap:anywhere]">
            <p className="font-semibold max-sm:hidden print:block">{title}</p>
            <details className="group/fold sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
              <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-3 font-semibold print:hidden [&::-webkit-details-marker]:hidden supports-[selector(::details-content)]:sm:hidden">
                {title}
                <ChevronDown
                  size={18}
                  aria-hidden="true"
                  className="shrink-0 text-accent-ink transition-transform group-open/fold:rotate-180"
                />
              </summary>
              <p className="text-sm">
                {withWholeDates(text)}
                <NoteLinks ids={notes} />
              </p>
            </details>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Lines to sign on, for the printed report; nobody signs on a phone. */
export function Signature({ block }: { block: Block<'signature'> }) {
  return (
    <div className="mt-6 grid gap-8 max-sm:hidden sm:grid-cols-2 print:grid print:break-inside-avoid print:grid-cols-2">
      {block.parties.map(({ role, name }, index) => (
        <div key={index} className="text-sm">
          <p className="text-ink-soft">{role}</p>
          <p className="mt-12 min-h-7 border-t border-ink pt-1 font-medium">{name}</p>
          <p className="mt-10 border-t border-line-strong pt-1 text-ink-soft">{block.placeAndDate}</p>
        </div>
      ))}
    </div>
  );
}
