import { useState } from 'react';
import type { CompanyMove, MovedCompany } from '#features/consulting/companies/company-move.schema.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useCompanyMove } from './use-company-move.ts';

type Props = {
  company: Pick<Company, 'id' | 'name'> | null;
  onClose: () => void;
  /** Closed after the company has left this workspace. */
  onMoved: () => void;
};

/** Asks to which workspace a company goes and says what goes along; afterwards it offers to undo that. */
export function MoveCompany({ company, ...props }: Props) {
  const { t } = useTexts();
  const [moved, setMoved] = useState<MovedCompany | null>(null);
  const close = () => {
    setMoved(null);
    if (moved) props.onMoved();
    else props.onClose();
  };
  return (
    <Dialog
      isOpen={company !== null}
      onOpenChange={close}
      size="small"
      title={t('consulting:move.title', { name: company?.name ?? '' })}
    >
      {company ? (
        <MoveForm
          company={company}
          moved={moved}
          onMoved={setMoved}
          onUndone={() => {
            setMoved(null);
            props.onClose();
          }}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}

type FormProps = {
  company: Pick<Company, 'id' | 'name'>;
  moved: MovedCompany | null;
  onMoved: (moved: MovedCompany) => void;
  onUndone: () => void;
  onClose: () => void;
};

function MoveForm({ company, moved, onMoved, onUndone, onClose }: FormProps) {
  const { t } = useTexts();
  const { move, hasFailed } = useCompanyMove(company.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);
  const nameOf = ({ name }: CompanyMove['targets'][number]) => name ?? t('consulting:move.personal');
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
    act(t('consulting:move.failed'), async () => {
      onMoved(
        await api<MovedCompany>('POST', `/api/companies/${company.id}/move`, { body: { workspaceId } }),
      );
    });
  const undo = (causeId: number) =>
    act(t('consulting:move.undoFailed'), async () => {
      await api('POST', `/api/causes/${causeId}/undo`);
      toast.success(t('consulting:move.undone', { name: company.name }));
      onUndone();
    });

  if (moved)
    return (
      <>
        <DialogBody>
          <p role="status" className="text-sm">
            {t('consulting:move.moved', { name: company.name, workspace: target ? nameOf(target) : '' })}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button isPending={isPending} onPress={() => void undo(moved.causeId)}>
            {t('ui:actions.undo')}
          </Button>
          <Button variant="primary" isDisabled={isPending} onPress={onClose} autoFocus>
            {t('consulting:move.done')}
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
          <p className="text-sm">{t('consulting:move.nowhere')}</p>
        ) : (
          <div className="fields">
            <Select
              label={t('consulting:move.to')}
              value={String(target.id)}
              onChange={setChosen}
              options={move.targets.map((each) => ({ id: String(each.id), label: nameOf(each) }))}
            />
            <div className="grid gap-2 text-sm">
              <p>{t(target.isPersonal ? 'consulting:move.onlyYou' : 'consulting:move.everyMember')}</p>
              <ul className="list-disc pl-5 text-ink-soft">
                {move.reviews > 1 ? <li>{t('consulting:move.reviews', { count: move.reviews })}</li> : null}
                <li>{t('consulting:move.rows', { count: move.rows })}</li>
                {move.reports > 0 ? <li>{t('consulting:move.reports', { count: move.reports })}</li> : null}
                {move.links > 0 ? <li>{t('consulting:move.links', { count: move.links })}</li> : null}
              </ul>
              <p className="text-ink-soft">{t('consulting:move.stays')}</p>
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
          {t('consulting:move.confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}
