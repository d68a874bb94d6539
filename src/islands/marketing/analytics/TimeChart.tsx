import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { PANEL } from '#islands/marketing/screen-styles.ts';

/** Converts a share of the plot, which leaves some room above the columns. */
const percent = (part: number): string => `${part * 100}%`;

/** Returns a round even number at or above the largest count, for the upper line; half of it is an integer. */
function ceilingOf(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)));
  const round = Math.ceil(most / step) * step;
  return round + (round % 2);
}

/** Fewer are said in words: one bar in an empty chart compares nothing. */
const FEWEST_BARS = 3;

type Props = {
  figures: Figures;
  /** Whether they begin with the first period that is shown, and not with the first lead. */
  isRecent?: boolean;
};

export function TimeChart({ figures: { overTime, unit }, isRecent = false }: Props) {
  const { t, tag } = useTexts();
  if (overTime.length === 0) return null;
  const title = isRecent
    ? t(unit === 'week' ? 'marketing:analytics.recentWeeks' : 'marketing:analytics.recentMonths', {
        count: overTime.length,
      })
    : t(unit === 'week' ? 'marketing:analytics.byWeek' : 'marketing:analytics.byMonth');
  const ceiling = ceilingOf(Math.max(1, ...overTime.map(({ count }) => count)));
  const step = 1 / overTime.length;
  // As high as what stands beside it on the dashboard.
  const plot = isRecent ? 'h-52 xl:h-80' : 'h-52';
  // Relative widths and no text in the scaled drawing, so that text has the same size on a phone.
  const width = Math.min(0.62 * step, 0.08);
  const everyNth = Math.ceil(overTime.length / 8);
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    ...(unit === 'week' ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' }),
  });
  const nameOf = (period: string) => date.format(new Date(unit === 'week' ? period : `${period}-01`));
  const number = new Intl.NumberFormat(tag);
  const measured = overTime.filter(({ count }) => count > 0);
  if (measured.length < FEWEST_BARS) return <FewFigures title={title} unit={unit} measured={measured} />;
  return (
    <figure className={PANEL}>
      <figcaption className="display mb-4 text-base">{title}</figcaption>
      {/* The labels of the scale are in a separate column, 24 px beyond the last bar. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        <svg className={`${plot} w-full overflow-visible`} role="img" aria-label={title}>
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <line
                x2="100%"
                y1={percent(1 - part)}
                y2={percent(1 - part)}
                className={part === 0 ? 'stroke-line-strong' : 'stroke-line'}
                strokeDasharray={part === 0 ? undefined : '3 3'}
              />
            </g>
          ))}
          {overTime.map(({ period, count }, at) => (
            <rect
              key={period}
              x={percent(at * step + (step - width) / 2)}
              y={percent(1 - count / ceiling)}
              width={percent(width)}
              height={percent(count / ceiling)}
              rx="2"
              className="fill-accent-ink"
            >
              <title>{`${nameOf(period)}: ${number.format(count)}`}</title>
            </rect>
          ))}
        </svg>
        <div
          aria-hidden="true"
          className={`${plot} flex flex-col justify-between text-right text-xs leading-none text-ink-soft tabular-nums *:h-0 *:-translate-y-1.5`}
        >
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{number.format(ceiling * part)}</span>
          ))}
        </div>
        <svg className="h-7 w-full overflow-visible text-xs" aria-hidden="true">
          {overTime.map(({ period }, at) =>
            at % everyNth === 0 ? (
              <text
                key={period}
                x={percent((at + 0.5) * step)}
                y="20"
                textAnchor="middle"
                className={`fill-ink-soft ${overTime.length > 4 && (at / everyNth) % 2 === 1 ? 'max-sm:hidden' : ''}`}
              >
                {nameOf(period)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <details className="mt-3 -mb-3 text-sm">
        <summary className="flex min-h-control cursor-pointer items-center font-semibold text-accent-ink">
          {t('marketing:analytics.table')}
        </summary>
        <table className="w-full max-w-96">
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col" className="pb-2 text-left">
                {t('marketing:analytics.period')}
              </th>
              <th scope="col" className="pb-2 text-right">
                {t('marketing:analytics.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {overTime.map(({ period, count }) => (
              <tr key={period} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {unit === 'week'
                    ? t('marketing:analytics.weekOf', { date: nameOf(period) })
                    : nameOf(period)}
                </th>
                <td className="py-1.5 text-right tabular-nums">{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type FewProps = { title: string; unit: Figures['unit']; measured: Figures['overTime'] };

function FewFigures({ title, unit, measured }: FewProps) {
  const { t, tag } = useTexts();
  const isWeek = unit === 'week';
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    month: 'long',
    ...(isWeek ? { day: 'numeric' } : { year: 'numeric' }),
  });
  return (
    <section className={PANEL}>
      <h2 className="display mb-2 text-base">{title}</h2>
      <ul className="text-sm">
        {measured.map(({ period, count }) => (
          <li key={period}>
            {t(isWeek ? 'marketing:analytics.inWeek' : 'marketing:analytics.inMonth', {
              count,
              date: date.format(new Date(isWeek ? period : `${period}-01`)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
