import { useState } from 'react';
import type { Invitation, NewInvitation } from '#features/accounts/users/user-admin.schema.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

const ROLES = ['user', 'admin'] as const;
type Role = (typeof ROLES)[number];

type Props = { isOpen: boolean; onClose: () => void; onInvited: (invitation: Invitation) => void };

export function InviteDialog({ isOpen, onClose, onInvited }: Props) {
  const { t } = useTexts();
  const [made, setMade] = useState<NewInvitation | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(made ? 'account:admin.invitedTitle' : 'account:admin.inviteTitle')}
    >
      {made ? (
        <InvitationReady invitation={made} onDone={close} />
      ) : (
        <InviteForm
          onCancel={close}
          onInvited={(invitation) => {
            setMade(invitation);
            onInvited(invitation);
          }}
        />
      )}
    </Dialog>
  );
}

type FormProps = { onCancel: () => void; onInvited: (invitation: NewInvitation) => void };

function InviteForm({ onCancel, onInvited }: FormProps) {
  const { t } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const { isPending, errors, run } = useAct(t('account:admin.inviteFailed'));
  const invite = () =>
    void run(async () => {
      const body = { email: email.trim() || null, role };
      onInvited(await api<NewInvitation>('POST', '/api/invitations', { isAccountAct: true, body }));
    });
  return (
    <SubmitForm
      onSubmit={invite}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t('account:admin.inviteCreate')}
    >
      <p className="text-sm text-ink-soft">{t('account:admin.inviteText')}</p>
      <TextField
        label={t('account:admin.inviteEmail')}
        description={t('account:admin.inviteEmailHint')}
        type="email"
        value={email}
        onChange={setEmail}
        error={errors.email}
        autoFocus
      />
      <Select
        label={t('account:admin.inviteRole')}
        value={role}
        onChange={setRole}
        error={errors.role}
        options={ROLES.map((id) => ({ id, label: t(`account:admin.roles.${id}`) }))}
      />
    </SubmitForm>
  );
}

function InvitationReady({ invitation, onDone }: { invitation: NewInvitation; onDone: () => void }) {
  const { t } = useTexts();
  const { url, email } = invitation;
  return (
    <>
      <DialogBody>
        <p className="text-sm wrap-anywhere">
          {t('account:admin.invitedText')}
          {email === null ? null : ` ${t('account:admin.invitedMailed', { email })}`}
        </p>
        <CopyField label={t('account:admin.inviteLink')} value={url} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onPress={onDone}>
          {t('account:admin.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
