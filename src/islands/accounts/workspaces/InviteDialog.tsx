import { useState } from 'react';
import type { NewWorkspaceInvitation } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { WORKSPACE_ROLES, type WorkspaceRole } from '#shared/workspaces/workspace.ts';

type Props = {
  workspace: { id: number; name: string };
  onClose: () => void;
  onInvited: (invitation: NewWorkspaceInvitation) => void;
};

export function InviteDialog({ workspace, onClose, onInvited }: Props) {
  const { t } = useTexts();
  const [made, setMade] = useState<NewWorkspaceInvitation | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        made
          ? t('account:workspaces.invitedTitle')
          : t('account:workspaces.inviteTitle', { name: workspace.name })
      }
    >
      {made ? (
        <>
          <DialogBody>
            <p className="text-sm wrap-anywhere">
              {t('account:workspaces.invitedText', { email: made.email })}
            </p>
            <CopyField label={t('account:workspaces.inviteLink')} value={made.url} />
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onPress={onClose}>
              {t('account:workspaces.done')}
            </Button>
          </DialogFooter>
        </>
      ) : (
        <InviteForm
          workspaceId={workspace.id}
          onCancel={onClose}
          onInvited={(invitation) => {
            setMade(invitation);
            onInvited(invitation);
          }}
        />
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'onInvited'> & { workspaceId: number; onCancel: () => void };

function InviteForm({ workspaceId, onCancel, onInvited }: FormProps) {
  const { t, locale } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<WorkspaceRole>('member');
  const [language, setLanguage] = useState<Locale>(locale);
  const { isPending, errors, run } = useAct(t('account:workspaces.inviteFailed'));
  const invite = () =>
    void run(async () => {
      const body = { email: email.trim(), role, language };
      onInvited(
        await api<NewWorkspaceInvitation>('POST', `/api/workspaces/${workspaceId}/invitations`, { body }),
      );
    });
  return (
    <SubmitForm
      onSubmit={invite}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t('account:workspaces.inviteSubmit')}
    >
      <p className="text-sm text-ink-soft">{t('account:workspaces.inviteText')}</p>
      <TextField
        label={t('account:workspaces.inviteEmail')}
        type="email"
        value={email}
        onChange={setEmail}
        error={errors.email}
        autoFocus
      />
      <Select
        label={t('account:workspaces.inviteRole')}
        description={t(`account:workspaces.roleHints.${role}`)}
        value={role}
        onChange={setRole}
        error={errors.role}
        options={WORKSPACE_ROLES.map((id) => ({ id, label: t(`account:workspaces.roles.${id}`) }))}
      />
      <Select
        label={t('account:workspaces.inviteLanguage')}
        description={t('account:workspaces.inviteLanguageHint')}
        value={language}
        onChange={setLanguage}
        options={LOCALES.map((id) => ({ id, label: t(`layout:language.${id}`) }))}
      />
    </SubmitForm>
  );
}
