import { Bar, BAR_HEAD } from './Bar.tsx';

type MeterTone = 'accent' | 'success' | 'warning' | 'danger';

type MeterProps = {
  label: string;
  value: number;
  maxValue?: number;
  /** Text of the value: "3/5". */
  valueLabel: string;
  tone?: MeterTone;
};

const FILLS: Record<MeterTone, string> = {
  accent: 'fill-accent-ink',
  success: 'fill-success',
  warning: 'fill-saffron',
  danger: 'fill-danger',
};

/** Shows an amount. Plain elements, because a list has hundreds of them. */
export function Meter({ label, value, maxValue = 100, valueLabel, tone = 'accent' }: MeterProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={value}
      aria-valuetext={valueLabel}
      className="flex flex-col gap-1.5"
    >
      <div className={BAR_HEAD} aria-hidden="true">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">{valueLabel}</span>
      </div>
      <Bar percentage={(value / maxValue) * 100} fill={FILLS[tone]} />
    </div>
  );
}
