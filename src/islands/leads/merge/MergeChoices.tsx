import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { MergeRow, Side, Sides } from './merge-rows.ts';

type Column = { title: string; head?: ReactNode };

const SIDES = ['keep', 'drop'] as const;

type ChoicesProps = {
  rows: readonly MergeRow[];
  sides: Sides;
  onChoose: (field: string, side: Side) => void;
  keep: Column;
  drop: Column;
};

type Props = Omit<ChoicesProps, 'rows'> & {
  /** Above the choices. */
  text?: string;
  /** Null while loading. */
  rows: readonly MergeRow[] | null;
  confirmLabel: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function MergeChoices({ text, rows, confirmLabel, isPending, onClose, onConfirm, ...choices }: Props) {
  const { t } = useTexts();
  return (
    <>
      {/* Sticky while the choices scroll, because they show only values. */}
      <div className="grid shrink-0 grid-cols-2 gap-2 border-b border-line px-5 py-2.5 text-sm sm:px-6">
        {SIDES.map((side) => (
          <div key={side} className="min-w-0">
            <p className="text-xs text-ink-soft">{choices[side].title}</p>
            {choices[side].head}
          </div>
        ))}
      </div>
      <DialogBody>
        {text === undefined ? null : <p className="max-w-prose text-sm text-ink-soft">{text}</p>}
        {rows === null ? <Spinner label={t('ui:states.loading')} /> : <Choices rows={rows} {...choices} />}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        <Button variant="primary" isPending={isPending} isDisabled={rows === null} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

function Choices({ rows, sides, onChoose, ...columns }: ChoicesProps) {
  const { t } = useTexts();
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{t('leads:merge.sameKind')}</p>;
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <fieldset key={row.field} className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{row.label}</legend>
          <div className="grid grid-cols-2 gap-2">
            {SIDES.map((side) => (
              <label
                key={side}
                className="flex min-h-control min-w-0 cursor-pointer items-start gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  name={`merge-${row.field}`}
                  checked={sides[row.field] === side}
                  onChange={() => onChoose(row.field, side)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0">
                  <span className="sr-only">{columns[side].title}: </span>
                  <span className="line-clamp-4 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                    {row[side] === '' ? (
                      <em className="text-ink-soft">{t('leads:merge.none')}</em>
                    ) : (
                      row[side]
                    )}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
