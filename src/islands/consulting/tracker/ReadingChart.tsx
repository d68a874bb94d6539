import { plotReadings } from '#features/consulting/tracker/reading-plot.rules.ts';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { chartText, dayText, valueText, type TrackerWords } from './tracker-text.ts';

const FRAME = { width: 320, height: 72, margin: 6 };

type Props = TrackerWords & Pick<TrackedAction, 'kpi' | 'readings'>;

/** An action's readings as a line. Has no script of its own, because a shared link's page renders it too. */
export function ReadingChart({ kpi, readings, t, tag }: Props) {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return null;
  const dots = plotReadings(readings, FRAME);
  const end = ({ day, value }: typeof first) => `${dayText(day, tag)}: ${valueText(value, tag)}`;
  return (
    <div className="grid max-w-105 gap-1">
      <svg
        role="img"
        aria-label={chartText({ kpi, readings }, { t, tag })}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        className="w-full overflow-visible"
      >
        <line
          x1={0}
          x2={FRAME.width}
          y1={FRAME.height - 0.5}
          y2={FRAME.height - 0.5}
          className="stroke-line"
        />
        <path
          d={dots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          strokeWidth={2}
          strokeLinejoin="round"
          className="fill-none stroke-accent"
        />
        {dots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={3} className="fill-accent-ink" />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft tabular-nums"
      >
        <span>{end(first)}</span>
        {readings.length > 1 && <span>{end(last)}</span>}
      </p>
    </div>
  );
}
