import { useState, type ReactNode } from 'react';
import type { MoveTarget } from '#features/accounts/workspaces/move.schema.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useMove, type Move } from './use-move.ts';

type Moved = { causeId: number };
type Named = { id: number; name: string };

type Props<M extends Move> = {
  company: Named | null;
  /** Its calls are below this address: `/api/companies`. */
  path: string;
  /** List items of what goes along. */
  goes: (move: M) => ReactNode;
  /** Says what stays. */
  stays: string;
  onClose: () => void;
  /** Closed after the company has left this workspace. */
  onMoved: () => void;
};

/** Asks to which workspace a company goes and says what goes along; afterwards it offers to undo that. */
export function MoveDialog<M extends Move>({ company, onClose, onMoved, ...form }: Props<M>) {
  const { t } = useTexts();
  const [moved, setMoved] = useState<Moved | null>(null);
  const close = () => {
    setMoved(null);
    if (moved) onMoved();
    else onClose();
  };
  return (
    <Dialog
      isOpen={company !== null}
      onOpenChange={close}
      size="small"
      title={t('accounts:move.title', { name: company?.name ?? '' })}
    >
      {company ? (
        <MoveForm
          {...form}
          company={company}
          moved={moved}
          onMoved={setMoved}
          onUndone={() => {
            setMoved(null);
            onClose();
          }}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}

type FormProps<M extends Move> = Pick<Props<M>, 'path' | 'goes' | 'stays' | 'onClose'> & {
  company: Named;
  moved: Moved | null;
  onMoved: (moved: Moved) => void;
  onUndone: () => void;
};

function MoveForm<M extends Move>(props: FormProps<M>) {
  const { company, path, goes, stays, moved, onMoved, onUndone, onClose } = props;
  const { t } = useTexts();
  const { move, hasFailed } = useMove<M>(`${path}/${company.id}/move`);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);
  const nameOf = ({ name }: MoveTarget) => name ?? t('accounts:move.personal');
  const target = move?.targets.find(({ id }) => String(id) === chosen) ?? move?.targets[0];

  async function act(failed: string, work: () => Promise<void>) {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast.error(failed, errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  const carryOut = (workspaceId: number) =>
    act(t('accounts:move.failed'), async () => {
      onMoved(await api<Moved>('POST', `${path}/${company.id}/move`, { body: { workspaceId } }));
    });
  const undo = (causeId: number) =>
    act(t('accounts:move.undoFailed'), async () => {
      await api('POST', `/api/causes/${causeId}/undo`);
      toast.success(t('accounts:move.undone', { name: company.name }));
      onUndone();
    });

  if (moved)
    return (
      <>
        <DialogBody>
          <p role="status" className="text-sm">
            {t('accounts:move.moved', { name: company.name, workspace: target ? nameOf(target) : '' })}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button isPending={isPending} onPress={() => void undo(moved.causeId)}>
            {t('ui:actions.undo')}
          </Button>
          <Button variant="primary" isDisabled={isPending} onPress={onClose} autoFocus>
            {t('accounts:move.done')}
          </Button>
        </DialogFooter>
      </>
    );
  return (
    <>
      <DialogBody>
        {move === null ? (
          hasFailed ? (
            <p className="text-sm text-danger-ink">{t('ui:list.loadFailed')}</p>
          ) : (
            <Spinner />
          )
        ) : target === undefined ? (
          <p className="text-sm">{t('accounts:move.nowhere')}</p>
        ) : (
          <div className="fields">
            <Select
              label={t('accounts:move.to')}
              value={String(target.id)}
              onChange={setChosen}
              options={move.targets.map((each) => ({ id: String(each.id), label: nameOf(each) }))}
            />
            <div className="grid gap-2 text-sm">
              <p>{t(target.isPersonal ? 'accounts:move.onlyYou' : 'accounts:move.everyMember')}</p>
              <ul className="list-disc pl-5 text-ink-soft">{goes(move)}</ul>
              <p className="text-ink-soft">{stays}</p>
            </div>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={target === undefined}
          onPress={() => {
            if (target) void carryOut(target.id);
          }}
        >
          {t('accounts:move.confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}
