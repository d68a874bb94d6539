import { Bar, BAR_HEAD } from './Bar.tsx';

type MeterTone = 'accent' | 'success' | 'warning' | 'danger';

type MeterProps = {
  label: string;
  value: number;
  maxValue?: number;
  /** Text of the value: "3/5". */
  valueLabel: string;
  tone?: MeterTone;
  /** In a table, whose heading is the label. */
  isCompact?: boolean;
  /** After the value. */
  note?: string | null;
};

const FILLS: Record<MeterTone, string> = {
  accent: 'fill-accent-ink',
  success: 'fill-success',
  warning: 'fill-saffron',
  danger: 'fill-danger',
};

/** Shows an amount. Plain elements, because a list has hundreds of them. */
export function Meter(props: MeterProps) {
  const { label, value, maxValue = 100, valueLabel, tone = 'accent', isCompact = false, note = null } = props;
  const said = (
    <span aria-hidden="true" className="text-ink-soft tabular-nums">
      {[valueLabel, note].filter(Boolean).join(' · ')}
    </span>
  );
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={value}
      aria-valuetext={valueLabel}
      className={isCompact ? 'flex items-center gap-2' : 'flex flex-col gap-1.5'}
    >
      {isCompact ? null : (
        <div className={BAR_HEAD} aria-hidden="true">
          <span className="font-medium">{label}</span>
          {said}
        </div>
      )}
      <span className={isCompact ? 'flex w-14 shrink-0' : 'contents'}>
        <Bar percentage={(value / maxValue) * 100} fill={FILLS[tone]} />
      </span>
      {isCompact ? said : null}
    </div>
  );
}
