import { ChevronDown } from 'lucide-react';
import type { Option } from './Select.tsx';

type Props<Value extends string> = {
  /** Accessible name only, because it is in a row of controls. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
};

/** A native select beside a list: it works before hydration, and opens the phone's own picker. */
export function PlainSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className = '',
}: Props<Value>) {
  return (
    <span data-label={label} className={`relative inline-flex ${className}`}>
      <select
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className="h-control w-full appearance-none rounded-control border border-line-strong bg-surface pr-8 pl-3 text-base text-ellipsis text-ink transition-colors duration-quick not-disabled:hover:border-ink-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft sm:text-sm"
      >
        {options.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {/* A choice longer than the field ends below the sign. */}
      <span aria-hidden="true" className="select-sign">
        <ChevronDown size={18} />
      </span>
    </span>
  );
}
