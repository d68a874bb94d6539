import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Bar, BAR_HEAD } from './Bar.tsx';

type ProgressBarProps = {
  label: string;
  value: number;
  maxValue?: number;
  /** Text of the value; defaults to a percentage. */
  valueLabel?: string;
};

export function ProgressBar({ label, valueLabel, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} {...(valueLabel ? { valueLabel } : {})} className="flex flex-col gap-1.5">
      {({ percentage = 0, valueText }) => (
        <>
          <div className={BAR_HEAD}>
            <Label className="font-medium">{label}</Label>
            <span className="text-ink-soft tabular-nums">{valueText}</span>
          </div>
          <Bar percentage={percentage} fill="fill-accent-ink" />
        </>
      )}
    </AriaProgressBar>
  );
}
