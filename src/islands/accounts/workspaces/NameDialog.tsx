import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import type { Member, WorkspaceEntry } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** Renamed; without one, a workspace is made. */
  workspace?: { id: number; name: string };
  onClose: () => void;
  onNamed: (workspace: OwnWorkspace) => void;
};

export function NameDialog({ workspace, onClose, onNamed }: Props) {
  const { t } = useTexts();
  const [name, setName] = useState(workspace?.name ?? '');
  const { isPending, errors, run } = useAct(
    t(workspace ? 'account:workspaces.renameFailed' : 'account:workspaces.addFailed'),
  );
  const save = () =>
    void run(async () => {
      const path = workspace ? `/api/workspaces/${workspace.id}` : '/api/workspaces';
      const named = await api<WorkspaceEntry>(workspace ? 'PATCH' : 'POST', path, { body: { name } });
      const { items: members } = await api<{ items: Member[] }>('GET', `/api/workspaces/${named.id}/members`);
      toast.success(t(workspace ? 'account:workspaces.renamed' : 'account:workspaces.added'));
      onNamed({ ...named, members, invitations: [], former: [] });
      onClose();
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(workspace ? 'account:workspaces.renameTitle' : 'account:workspaces.addTitle')}
    >
      <SubmitForm
        onSubmit={save}
        onCancel={onClose}
        isPending={isPending}
        submitLabel={t(workspace ? 'account:workspaces.renameSubmit' : 'account:workspaces.addSubmit')}
      >
        {workspace ? null : <p className="text-sm text-ink-soft">{t('account:workspaces.addText')}</p>}
        <TextField
          label={t('account:workspaces.name')}
          value={name}
          onChange={setName}
          error={errors.name}
          autoFocus
        />
      </SubmitForm>
    </Dialog>
  );
}
