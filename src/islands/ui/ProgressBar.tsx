import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

type BarProps = {
  label: string;
  value: number;
  maxValue?: number;
  /** Words for the value; a percentage otherwise. */
  valueLabel?: string;
};

type MeterTone = 'accent' | 'success' | 'warning' | 'danger';

const FILLS: Record<MeterTone, string> = {
  accent: 'fill-accent',
  success: 'fill-success',
  warning: 'fill-saffron',
  danger: 'fill-danger',
};

/** An SVG, because its width is an attribute: the pages' policy blocks style attributes. */
function Bar({ percentage, fill }: { percentage: number; fill: string }) {
  return (
    <svg className="h-2 w-full overflow-hidden rounded-[2px] bg-line" aria-hidden="true">
      <rect width={`${percentage}%`} height="100%" className={fill} />
    </svg>
  );
}

const HEAD = 'flex items-baseline justify-between gap-3 text-sm';

/** How far a piece of work has come. */
export function ProgressBar({ label, valueLabel, ...props }: BarProps) {
  return (
    <AriaProgressBar {...props} {...(valueLabel ? { valueLabel } : {})} className="flex flex-col gap-1.5">
      {({ percentage = 0, valueText }) => (
        <>
          <div className={HEAD}>
            <Label className="font-medium">{label}</Label>
            <span className="text-ink-soft tabular-nums">{valueText}</span>
          </div>
          <Bar percentage={percentage} fill="fill-accent" />
        </>
      )}
    </AriaProgressBar>
  );
}

/** How much of something there is. */
export function Meter({ label, valueLabel, tone = 'accent', ...props }: BarProps & { tone?: MeterTone }) {
  return (
    <AriaMeter {...props} {...(valueLabel ? { valueLabel } : {})} className="flex flex-col gap-1.5">
      {({ percentage, valueText }) => (
        <>
          <div className={HEAD}>
            <Label className="font-medium">{label}</Label>
            <span className="text-ink-soft tabular-nums">{valueText}</span>
          </div>
          <Bar percentage={percentage} fill={FILLS[tone]} />
        </>
      )}
    </AriaMeter>
  );
}
