import { useState } from 'react';
import type { ApiToken, NewApiToken } from '#features/accounts/tokens/api-token.schema.ts';
import { TOKEN_ACCESS, type TokenAccess } from '#features/accounts/tokens/token-access.values.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { proofDialog, useProof } from '#islands/accounts/second-factor/use-proof.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import type { NamedWorkspace } from './TokenList.tsx';

const LIFETIMES = ['30', '90', '365', 'never'] as const;
type Lifetime = (typeof LIFETIMES)[number];

type Props = {
  isOpen: boolean;
  workspaces: readonly NamedWorkspace[];
  onClose: () => void;
  onCreated: (token: ApiToken) => void;
};

export function TokenDialog({ isOpen, workspaces, onClose, onCreated }: Props) {
  const { t } = useTexts();
  const [created, setCreated] = useState<NewApiToken | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(created ? 'account:tokens.createdTitle' : 'account:tokens.createTitle')}
    >
      {created ? (
        <ShownOnce token={created.token} onDone={close} />
      ) : (
        <TokenForm
          workspaces={workspaces}
          onCancel={close}
          onCreated={(token) => {
            setCreated(token);
            onCreated(token);
          }}
        />
      )}
    </Dialog>
  );
}

function TokenForm({
  workspaces,
  onCancel,
  onCreated,
}: {
  workspaces: readonly NamedWorkspace[];
  onCancel: () => void;
  onCreated: (token: NewApiToken) => void;
}) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [workspaceId, setWorkspaceId] = useState(String(workspaces[0]?.id ?? ''));
  const [access, setAccess] = useState<TokenAccess>('full');
  const [currentPassword, setCurrentPassword] = useState('');
  const { isPending, errors, run } = useAct(t('account:tokens.createFailed'));
  const { asked, proven } = useProof();
  const create = () =>
    void run(async () => {
      const expiresInDays = lifetime === 'never' ? null : Number(lifetime);
      const body = { name, expiresInDays, workspaceId: Number(workspaceId), access, currentPassword };
      const made = await proven((factor) =>
        api<NewApiToken>('POST', '/api/tokens', { body: { ...body, ...factor }, isAccountAct: true }),
      );
      onCreated(made);
    });
  return (
    <>
      <SubmitForm
        onSubmit={create}
        onCancel={onCancel}
        isPending={isPending}
        submitLabel={t('account:tokens.create')}
      >
        <TextField
          label={t('account:tokens.name')}
          description={t('account:tokens.nameHint')}
          value={name}
          onChange={setName}
          error={errors.name}
          isRequired
          autoFocus
        />
        {workspaces.length > 1 ? (
          <Select
            label={t('account:tokens.workspace')}
            description={t('account:tokens.workspaceHint')}
            value={workspaceId}
            onChange={setWorkspaceId}
            error={errors.workspaceId}
            options={workspaces.map(({ id, name: label }) => ({ id: String(id), label }))}
          />
        ) : null}
        <Select
          label={t('account:tokens.access')}
          value={access}
          onChange={setAccess}
          error={errors.access}
          options={TOKEN_ACCESS.map((id) => ({ id, label: t(`account:tokens.accesses.${id}`) }))}
        />
        <Select
          label={t('account:tokens.lifetime')}
          value={lifetime}
          onChange={setLifetime}
          error={errors.expiresInDays}
          options={LIFETIMES.map((id) => ({ id, label: t(`account:tokens.lifetimes.${id}`) }))}
        />
        <CurrentPassword
          value={currentPassword}
          onChange={setCurrentPassword}
          error={errors.currentPassword}
        />
      </SubmitForm>
      {asked && <proofDialog.Part title={t('account:tokens.createProof')} {...asked} />}
    </>
  );
}

/** Shows the token once: only its hash is stored. */
function ShownOnce({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTexts();
  return (
    <>
      <DialogBody>
        <p className="text-sm">{t('account:tokens.createdText')}</p>
        <CopyField label={t('account:tokens.token')} value={token} />
        <div className="grid gap-label text-sm">
          {t('account:tokens.usage')}
          <code className="overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-xs">
            Authorization: Bearer {token.slice(0, 12)}…
          </code>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onPress={onDone}>
          {t('account:tokens.copied')}
        </Button>
      </DialogFooter>
    </>
  );
}
