import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ownersIn, useTeam } from './team.ts';

const NOBODY = 'nobody';

type Props = {
  isOpen: boolean;
  /** Of how many records. */
  count: number;
  onClose: () => void;
  onAssign: (ownerId: number | null) => Promise<void>;
};

/** Gives all selected records to one member, or to nobody. */
export function AssignDialog({ isOpen, count, onClose, onAssign }: Props) {
  const { t } = useTexts();
  const people = ownersIn(useTeam());
  const [owner, setOwner] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function assign(to: string) {
    setPending(true);
    await onAssign(to === NOBODY ? null : Number(to));
    setPending(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="small"
      title={t('leads:owners.assignTitle', { count })}
    >
      <DialogBody>
        <Select
          label={t('leads:owners.owner')}
          value={owner}
          onChange={setOwner}
          options={[
            ...people.map(({ id, name }) => ({ id: String(id), label: name })),
            { id: NOBODY, label: t('leads:owners.no.owner') },
          ]}
          autoFocus
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={owner === null}
          onPress={() => {
            if (owner !== null) void assign(owner);
          }}
        >
          {t('leads:owners.assign')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
