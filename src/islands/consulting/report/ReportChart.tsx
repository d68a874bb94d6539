import { layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import type { Mark, MarkTone } from '#features/consulting/report/document/charts.values.ts';
import type { ReportChart as Chart } from '#features/consulting/report/document/charts.schema.ts';

const FILL: Record<MarkTone, string> = {
  accent: 'fill-accent',
  danger: 'fill-danger',
  warning: 'fill-saffron',
  success: 'fill-success',
  info: 'fill-info',
  neutral: 'fill-line-strong',
  ink: 'fill-ink',
  soft: 'fill-ink-soft',
  line: 'fill-line',
  track: 'fill-track',
  onAccent: 'fill-on-accent',
  onWarning: 'fill-on-saffron',
};
const STROKE: Partial<Record<MarkTone, string>> = {
  ink: 'stroke-ink',
  line: 'stroke-line',
  neutral: 'stroke-line-strong',
  accent: 'stroke-accent',
};

/** A tenth of a unit is finer than a pixel; longer numbers only weigh on the page. */
const round = (value: number): number => Math.round(value * 10) / 10;

function drawMark(mark: Mark, key: number) {
  if (mark.kind === 'rect') {
    const { x, y, width, height, radius, tone, opacity } = mark;
    return (
      <rect
        key={key}
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
        rx={radius}
        fillOpacity={opacity === 1 ? undefined : opacity}
        className={FILL[tone]}
      />
    );
  }
  if (mark.kind === 'path') {
    const { points, tone, opacity, isFilled } = mark;
    const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
    return isFilled ? (
      <path key={key} d={`${d}z`} fillOpacity={opacity} className={FILL[tone]} />
    ) : (
      <path
        key={key}
        d={d}
        strokeWidth={2}
        strokeLinejoin="round"
        className={`fill-none ${STROKE[tone] ?? 'stroke-ink'}`}
      />
    );
  }
  if (mark.kind === 'line') {
    const { x1, y1, x2, y2, tone, isDashed } = mark;
    return (
      <line
        key={key}
        x1={round(x1)}
        y1={round(y1)}
        x2={round(x2)}
        y2={round(y2)}
        strokeDasharray={isDashed ? '3 3' : undefined}
        className={STROKE[tone] ?? 'stroke-ink'}
      />
    );
  }
  const { x, y, text, size, isStrong, anchor, tone } = mark;
  return (
    <text
      key={key}
      x={round(x)}
      y={round(y)}
      fontSize={size}
      fontWeight={isStrong ? 600 : undefined}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={FILL[tone]}
    >
      {text}
    </text>
  );
}

type Props = {
  chart: Chart;
  label: string;
  /** In the phone's layout alone, for a narrow place on a page of any width. */
  isNarrow?: boolean;
};

const WIDTHS = [
  [280, '@xl:hidden print:hidden'],
  [720, 'hidden @xl:block print:block'],
] as const;
const NARROW = [[280, '']] as const;

/** Rendered in a phone's and a page's layout; CSS shows the one that fits. */
export function ReportChart({ chart, label, isNarrow = false }: Props) {
  return (isNarrow ? NARROW : WIDTHS).map(([width, visible]) => {
    const { height, marks } = layoutChart(chart, width);
    return (
      <svg
        key={width}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${Math.ceil(height)}`}
        className={`w-full overflow-visible ${width === 280 ? 'max-w-105' : ''} ${visible}`}
      >
        {marks.map(drawMark)}
      </svg>
    );
  });
}
