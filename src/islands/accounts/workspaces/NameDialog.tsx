import { useState } from 'react';
import type { WorkspaceEntry } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = {
  /** Renamed; without one, a workspace is made, and one works in it. */
  workspace?: { id: number; name: string };
  onClose: () => void;
  onNamed?: (workspace: WorkspaceEntry) => void;
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
      if (workspace) {
        toast.success(t('account:workspaces.renamed'));
        onNamed?.(named);
        return onClose();
      }
      await api('POST', `/api/workspaces/${named.id}/choose`);
      toast.afterNavigation('success', {
        message: t('account:workspaces.added', { name: named.name ?? '' }),
        description: t('account:workspaces.addedText'),
      });
      // The whole page is of the workspace that one works in.
      location.assign('/account/workspaces');
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
