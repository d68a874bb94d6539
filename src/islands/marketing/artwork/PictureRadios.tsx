import { useId, type ReactNode } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { id: string; name: string; picture: ReactNode }[];
  /** Beside the label. */
  act?: ReactNode;
};

/** One of several pictures, which are told apart by being seen; each has a name for those who do not. */
export function PictureRadios({ label, value, onChange, options, act }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <span aria-hidden="true" className="text-sm font-medium text-ink">
          {label}
        </span>
        {act}
      </div>
      <div className="grid grid-cols-6 gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            title={option.name}
            className="relative block aspect-square max-w-16 cursor-pointer overflow-hidden rounded-control border border-line-strong bg-sunken has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent-ink has-focus-visible:ring-2 has-focus-visible:ring-accent-ink has-focus-visible:ring-offset-4"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              aria-label={option.name}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span className="pointer-events-none grid size-full place-items-center">{option.picture}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
