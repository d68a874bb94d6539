import type { Option } from './Select.tsx';

type Props<Value extends string> = {
  /** Accessible name. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of which all options are in sight, as that of a period. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap rounded-control border border-line-strong bg-surface max-sm:w-full"
    >
      {options.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="h-[calc(var(--control)-2px)] px-3.5 text-sm text-ink-soft transition-colors duration-quick first:rounded-l-control last:rounded-r-control hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-ink max-sm:grow max-sm:basis-1/3 max-sm:px-1.5 sm:whitespace-nowrap"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
