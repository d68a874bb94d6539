import type { ReactNode } from 'react';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { ANYWAY, NEW } from './convert-form.ts';

export type ConvertChoice = { id: string; label: string; detail?: string };

type Props = {
  title: string;
  /** Why an existing record is offered. */
  note?: string | undefined;
  choice: FieldBinding;
  choices: readonly ConvertChoice[];
  known?: ReactNode;
  children: ReactNode;
};

export function ConvertPart({ title, note, choice, choices, known = null, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-base font-semibold">{title}</legend>
      {note === undefined ? null : (
        <p className="mb-2 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">{note}</p>
      )}
      <div className="mb-4 grid gap-2 sm:flex sm:flex-wrap">
        {choices.map(({ id, label, detail }) => (
          <label
            key={id}
            className="flex min-h-control max-w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={choice.name}
              checked={choice.value === id}
              onChange={() => choice.onChange(id)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block truncate">{label}</span>
              {detail === undefined ? null : <span className="block text-xs text-ink-soft">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {choice.value === NEW || choice.value === ANYWAY ? children : known}
    </fieldset>
  );
}
