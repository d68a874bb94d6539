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
    <span className={`relative ${badgeClass(tone)} py-1!`}>
      {options.find(({ id }) => id === value)?.label}
      <ChevronDown size={14} aria-hidden="true" className="-mr-0.5 shrink-0" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className="absolute inset-x-0 top-1/2 z-1 h-control w-full -translate-y-1/2 pointer-fine:h-8 cursor-pointer appearance-none rounded-control border border-transparent bg-transparent text-base text-transparent transition-colors duration-quick hover:border-line-strong focus:border-line-strong sm:text-sm"
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
