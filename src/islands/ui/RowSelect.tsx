import { ChevronDown } from 'lucide-react';
import type { Option } from './Select.tsx';

type Props<Value extends string> = {
  /** Accessible name, which says of which row it is. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Of the text at rest, such as a badge's. */
  look?: string;
  /** The sign that it opens is always in sight: the text alone does not look like a choice. */
  hasSign?: boolean;
};

/**
 * A choice in the row of a list: plain text until a pointer or the focus is on it. Native, because a list may have
 * hundreds of them. A finger does not hover: it sees the sign that the text opens. An iPhone would zoom in on small text.
 */
export function RowSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'text-ink',
  hasSign = false,
}: Props<Value>) {
  return (
    <span className="act-shown relative -ml-3.25 inline-flex max-w-full">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className={`peer field-sizing-content h-control max-w-full appearance-none rounded-control border border-transparent pr-8 pl-3 text-sm text-ellipsis transition-colors duration-quick hover:border-line-strong hover:bg-surface focus:border-line-strong focus:bg-surface pointer-fine:h-8 max-sm:supports-[-webkit-touch-callout:none]:text-base ${look}`}
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
        className={`pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft transition-opacity duration-quick peer-hover:opacity-100 peer-focus:opacity-100 ${hasSign ? 'opacity-60' : 'opacity-0 pointer-coarse:opacity-60'}`}
      />
    </span>
  );
}
