import { X } from 'lucide-react';
import type { Linked } from '#features/leads/views/view-fields.values.ts';
import { useLinkedName } from '#islands/leads/fields/use-linked-name.ts';
import { RecordPicker } from '#islands/leads/search/RecordPicker.tsx';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  /** The records to choose from. */
  to: Linked;
  /** Accessible name. */
  label: string;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several records, each found by its name. */
export function RecordChoice({ to, label, chosen, onChange }: Props) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={label} className="grid w-full gap-2 sm:max-w-sm">
      {chosen.length === 0 ? null : (
        <ul className="grid gap-1">
          {chosen.map((id) => (
            <ChosenRecord
              key={id}
              to={to}
              id={Number(id)}
              onRemove={() => onChange(chosen.filter((each) => each !== id))}
            />
          ))}
        </ul>
      )}
      <RecordPicker
        // Empty again after each choice.
        key={chosen.join()}
        kind={to}
        label={t(`leads:picker.${to}`)}
        value={null}
        onChange={(found) => {
          if (found && !chosen.includes(String(found.id))) onChange([...chosen, String(found.id)]);
        }}
      />
    </div>
  );
}

type ChosenProps = { to: Linked; id: number; onRemove: () => void };

function ChosenRecord({ to, id, onRemove }: ChosenProps) {
  const { t } = useTexts();
  const name = useLinkedName(to, id) ?? t('views:record', { id });
  return (
    <li className="flex min-h-control items-center justify-between gap-2 rounded-control border border-accent bg-accent-soft pl-3 text-sm text-accent-ink">
      <span className="wrap-anywhere">{name}</span>
      <button
        type="button"
        aria-label={t('views:removeRecord', { name })}
        onClick={onRemove}
        className={iconButtonClass('quiet')}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
