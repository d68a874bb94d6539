import { Check, Minus } from 'lucide-react';
import type { SyntheticEvent } from 'react';

type TickProps = {
  /** Accessible name: the checkbox is before the row that it selects. */
  label: string;
  isTicked: boolean;
  isPartly?: boolean;
  onChange: (isTicked: boolean) => void;
};

const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

const BOX =
  'peer col-start-1 row-start-1 mt-px size-5 appearance-none rounded-[4px] border border-line-strong bg-surface ' +
  'transition-colors duration-quick hover:border-ink-soft checked:border-accent checked:bg-accent ' +
  'indeterminate:border-accent indeterminate:bg-accent';

const MARK = 'pointer-events-none col-start-1 row-start-1 mt-1 ml-[3px] text-on-accent';

/**
 * A native checkbox for the rows of a list: Checkbox needs 4 KB of script before the first one works. Stops
 * propagation, so that a press on it does not open the row.
 */
export function Tick({ label, isTicked, isPartly = false, onChange }: TickProps) {
  const Symbol = isPartly ? Minus : Check;
  return (
    <label
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={keepFromRow}
      className="act-shown grid min-h-control min-w-control content-start justify-start py-[calc((var(--control)-1.25rem)/2)]"
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={(event) => {
          if (event.key === ' ') event.stopPropagation();
        }}
        className={BOX}
      />
      {isTicked || isPartly ? <Symbol size={14} strokeWidth={3} aria-hidden="true" className={MARK} /> : null}
    </label>
  );
}
