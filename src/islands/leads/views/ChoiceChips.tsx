import type { Option } from '#islands/ui/Select.tsx';

type Props = {
  /** Accessible name. */
  label: string;
  options: readonly Option<string>[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several of a few names, each ticked or not. */
export function ChoiceChips({ label, options, chosen, onChange }: Props) {
  return (
    <div role="group" aria-label={label} className="flex max-h-56 flex-wrap gap-2 overflow-y-auto p-0.5">
      {options.map(({ id, label: name }) => (
        <label
          key={id}
          className="inline-flex min-h-control cursor-pointer items-center gap-2 rounded-control border border-line-strong/60 bg-surface px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() =>
              onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
            }
            className="size-4 accent-(--accent) outline-none"
          />
          <span className="wrap-anywhere">{name}</span>
        </label>
      ))}
    </div>
  );
}
