type Choice = { id: string; label: string; detail: string };

type Props = {
  name: string;
  legend: string;
  isLegendShown?: boolean;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (id: string) => void;
};

export function SendChoices({ name, legend, isLegendShown = false, choices, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-2 not-first:mt-6">
      <legend className={isLegendShown ? 'mb-2 text-sm font-medium' : 'sr-only'}>{legend}</legend>
      {choices.map(({ id, label, detail }) => (
        <label
          key={id}
          className="flex min-h-control min-w-0 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {label}
            {detail === '' ? null : <span className="block text-xs text-ink-soft">{detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
