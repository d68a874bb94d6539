import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { MergeRow, Side, Sides } from './merge-rows.ts';

type ChoicesProps = {
  rows: readonly MergeRow[];
  sides: Sides;
  onChoose: (field: string, side: Side) => void;
  /** What stands over the two columns. */
  keepTitle: string;
  dropTitle: string;
};

type Props = Omit<ChoicesProps, 'rows'> & {
  /** Above the choices: which two. */
  head?: ReactNode;
  /** Null while they are being fetched. */
  rows: readonly MergeRow[] | null;
  confirmLabel: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What a dialog holds in which one record is made of two. */
export function MergeChoices({ head, rows, confirmLabel, isPending, onClose, onConfirm, ...choices }: Props) {
  const { t } = useTexts();
  return (
    <>
      <DialogBody>
        {head}
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

/** Two records beside each other, and of each field that differs the value that stays. */
function Choices({ rows, sides, onChoose, keepTitle, dropTitle }: ChoicesProps) {
  const { t } = useTexts();
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{t('leads:merge.sameKind')}</p>;
  const titles = { keep: keepTitle, drop: dropTitle };
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <fieldset key={row.field} className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{row.label}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['keep', 'drop'] as const).map((side) => (
              <label
                key={side}
                className="flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  name={`merge-${row.field}`}
                  checked={sides[row.field] === side}
                  onChange={() => onChoose(row.field, side)}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0">
                  <span className="block text-xs text-ink-soft">{titles[side]}</span>
                  <span className="line-clamp-4 text-sm break-words whitespace-pre-line">
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
