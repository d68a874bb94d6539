import type { Figures } from '#features/marketing/analytics.schema.ts';
import { useTexts } from '../ui/texts.tsx';
import { PANEL } from './screen-styles.ts';

const WIDTH = 960;
const HEIGHT = 200;
const FLOOR = 28;

/** A round number at or above the largest count: what the upper line stands for. */
function ceilingOf(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)));
  return Math.ceil(most / step) * step;
}

/** Leads by week or month as columns, and the same as a table. */
export function TimeChart({ figures: { overTime, unit } }: { figures: Figures }) {
  const { t, tag } = useTexts();
  if (overTime.length === 0) return null;
  const title = t(unit === 'week' ? 'marketing:analytics.byWeek' : 'marketing:analytics.byMonth');
  const ceiling = ceilingOf(Math.max(1, ...overTime.map(({ count }) => count)));
  const step = WIDTH / overTime.length;
  const everyNth = Math.ceil(overTime.length / 8);
  const date = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    ...(unit === 'week' ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' }),
  });
  const nameOf = (period: string) => date.format(new Date(unit === 'week' ? period : `${period}-01`));
  const number = new Intl.NumberFormat(tag);
  return (
    <figure className={PANEL}>
      <figcaption className="display mb-4 text-lg">{title}</figcaption>
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT + FLOOR}`}
          className="w-full min-w-140 overflow-visible pt-4"
          role="img"
          aria-label={title}
        >
          {[0, 0.5, 1].map((part) => (
            <g key={part}>
              <path d={`M0 ${HEIGHT * (1 - part)}h${WIDTH}`} className="stroke-line" />
              <text x={WIDTH} y={HEIGHT * (1 - part) - 5} textAnchor="end" className="fill-ink-soft text-xs">
                {number.format(ceiling * part)}
              </text>
            </g>
          ))}
          {overTime.map(({ period, count }, at) => {
            const height = (count / ceiling) * HEIGHT;
            const width = Math.min(48, step * 0.62);
            return (
              <g key={period}>
                <rect
                  x={at * step + (step - width) / 2}
                  y={HEIGHT - height}
                  width={width}
                  height={height}
                  rx={2}
                  className="fill-accent"
                >
                  <title>{`${nameOf(period)}: ${number.format(count)}`}</title>
                </rect>
                {at % everyNth === 0 ? (
                  <text
                    x={at * step + step / 2}
                    y={HEIGHT + 20}
                    textAnchor="middle"
                    className="fill-ink-soft text-xs"
                  >
                    {nameOf(period)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      <details className="mt-4 text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink">
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
