import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useId } from 'react';
import { useTexts } from './texts.tsx';

type RatingSliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Meanings of 1 and 5. */
  lowLabel: string;
  highLabel: string;
  valueLabel?: string | undefined;
  /** Description of the chosen value in practice. */
  rubric?: string | undefined;
  name?: string;
  isDisabled?: boolean;
  className?: string;
};

const STEPS = [1, 2, 3, 4, 5] as const;

/** Ratings go from 1 to 5 in steps of 1 (specification section 9). */
export function RatingSlider(props: RatingSliderProps) {
  const { label, value, onChange, lowLabel, highLabel, valueLabel, rubric, name, isDisabled } = props;
  const { className = '' } = props;
  const { t } = useTexts();
  const rubricId = useId();
  return (
    <Slider
      minValue={1}
      maxValue={5}
      step={1}
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : (next[0] ?? value))}
      isDisabled={isDisabled ?? false}
      className={`flex flex-col gap-0.5 data-disabled:opacity-45 ${className}`}
    >
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <Label className="font-medium text-ink">{label}</Label>
        <SliderOutput className="text-ink-soft">
          {valueLabel ? `${value} · ${valueLabel}` : t('ui:field.rating', { value, max: 5 })}
        </SliderOutput>
      </div>
      <SliderTrack className="group relative mx-3 h-control touch-none">
        <svg className="absolute inset-x-0 top-1/2 h-1 w-full -translate-y-1/2" aria-hidden="true">
          <rect width="100%" height="100%" rx="2" className="fill-line" />
          <rect width={`${(value - 1) * 25}%`} height="100%" rx="2" className="fill-accent" />
        </svg>
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          {STEPS.map((step) => (
            <circle
              key={step}
              cx={`${(step - 1) * 25}%`}
              cy="50%"
              r="4"
              className={step <= value ? 'fill-accent' : 'fill-line-strong'}
            />
          ))}
        </svg>
        <SliderThumb
          {...(name === undefined ? {} : { name })}
          {...(rubric === undefined ? {} : { 'aria-describedby': rubricId })}
          className="top-1/2 grid size-7 place-items-center rounded-full border-2 border-accent bg-surface text-xs font-semibold text-accent-ink shadow-raised transition-[scale] duration-quick data-dragging:scale-110 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent-ink"
        >
          {value}
        </SliderThumb>
      </SliderTrack>
      <div className="flex min-h-5 justify-between gap-4 text-xs leading-5 text-ink-soft">
        <span>{`1 · ${lowLabel}`}</span>
        <span className="text-right">{`5 · ${highLabel}`}</span>
      </div>
      {rubric === undefined ? null : (
        // Two lines of height are reserved: the fields below do not move with the slider.
        <p id={rubricId} aria-live="polite" className="mt-1 min-h-10 text-sm leading-5 text-ink">
          {rubric}
        </p>
      )}
    </Slider>
  );
}
