import type { DocumentSummary, RatedLine } from '#features/consulting/report/document/document.schema.ts';

function RatedList({ title, lines }: { title: string; lines: readonly RatedLine[] }) {
  return (
    <div>
      <h4 className="display border-b border-ink pb-1.5 text-lg">{title}</h4>
      <ul className="mt-3 grid gap-3">
        {lines.map(({ text, rating }, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            {text} <strong className="font-semibold whitespace-nowrap">({rating})</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first page of the report (product.md section 5). */
export function ReportSummary({ summary }: { summary: DocumentSummary }) {
  const { title, lead, figures, problems, strengths, steps } = summary;
  return (
    <>
      <h3 className="display text-xl">{title}</h3>
      <p className="mt-4 text-lg [overflow-wrap:anywhere]">{lead.join(' ')}</p>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4 print:mt-4 print:grid-cols-4">
        {figures.map(({ value, unit, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-accent-ink pt-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="display text-2xl tabular-nums">
              {value}
              {unit === '' ? null : <span className="ml-1 font-text text-lg text-ink-soft">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-8 md:grid-cols-2 print:mt-5 print:grid-cols-2">
        <RatedList {...problems} />
        <RatedList {...strengths} />
      </div>
      <h4 className="display mt-10 print:mt-5 border-b border-ink pb-1.5 text-lg">{steps.title}</h4>
      <ol className="mt-4 grid gap-5 print:gap-3">
        {steps.lines.map((step, index) => (
          <li key={index} className="grid grid-cols-[2.25rem_minmax(0,1fr)] print:break-inside-avoid">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-control bg-saffron text-xs font-semibold text-on-saffron"
            >
              {index + 1}
            </span>
            <div className="[overflow-wrap:anywhere]">
              <h5 className="font-text text-base font-semibold">{step.title}</h5>
              <p>{step.text}</p>
              <p className="text-sm text-ink-soft">{step.source}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
