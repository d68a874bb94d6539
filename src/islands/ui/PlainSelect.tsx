import { ChevronDown } from 'lucide-react';
import type { Option } from './Select.tsx';

type Props<Value extends string> = {
  /** Read out alone: it stands in a row of controls. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** The browser's own list, for a choice beside a list: it opens at once, and on a phone as the phone does it. */
export function PlainSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: Props<Value>) {
  return (
    <span className={`relative inline-flex ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className="h-11 w-full appearance-none rounded-control border border-line-strong bg-surface pr-8 pl-3 text-base text-ellipsis text-ink transition-colors duration-quick hover:border-ink-soft sm:text-sm"
      >
        {options.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
