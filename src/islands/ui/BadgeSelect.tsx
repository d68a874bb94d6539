import { ChevronDown } from 'lucide-react';
import { badgeClass, type BadgeTone } from './badge-styles.ts';
import type { Option } from './Select.tsx';

type Props<Value extends string> = {
  /** Accessible name, which says of which row it is. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  tone: BadgeTone;
  onChange: (value: Value) => void;
};

/** The badge of a state that opens its choice; native, because a list may have hundreds of them. */
export function BadgeSelect<Value extends string>({ label, options, value, tone, onChange }: Props<Value>) {
  return (
    <span className="relative inline-flex min-h-control items-center pointer-fine:min-h-0">
      <span aria-hidden="true" className={`${badgeClass(tone)} py-1!`}>
        {options.find(({ id }) => id === value)?.label}
        <ChevronDown size={14} className="-mr-0.5 shrink-0" />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-control border border-transparent bg-transparent text-base text-transparent transition-colors duration-quick hover:border-line-strong focus:border-line-strong sm:text-sm"
      >
        {options.map(({ id, label: name }) => (
          <option key={id} value={id} className="bg-surface text-ink">
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
