import { useState } from 'react';
import type {
  InviteOutcome,
  NewWorkspaceInvitation,
} from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { WORKSPACE_ROLES, type WorkspaceRole } from '#shared/workspaces/workspace.ts';
import { InviteResults } from './InviteResults.tsx';

type Props = {
  workspace: { id: number; name: string };
  /** Whether there is a mail server. */
  isMailed: boolean;
  onClose: () => void;
  onInvited: (invitations: NewWorkspaceInvitation[]) => void;
};

/** The typed values, kept over the results: a part that is no address is corrected there. */
type Typed = { addresses: string; role: WorkspaceRole; language: Locale };

export function InviteDialog({ workspace, isMailed, onClose, onInvited }: Props) {
  const { t, locale } = useTexts();
  const [typed, setTyped] = useState<Typed>({ addresses: '', role: 'member', language: locale });
  const [results, setResults] = useState<InviteOutcome[] | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        results
          ? t('account:workspaces.invitedTitle')
          : t('account:workspaces.inviteTitle', { name: workspace.name })
      }
    >
      {results ? (
        <InviteResults
          results={results}
          onClose={onClose}
          onCorrect={(addresses) => {
            setTyped({ ...typed, addresses });
            setResults(null);
          }}
        />
      ) : (
        <InviteForm
          workspaceId={workspace.id}
          isMailed={isMailed}
          typed={typed}
          onTyped={setTyped}
          onCancel={onClose}
          onInvited={(items) => {
            setResults(items);
            onInvited(items.flatMap(({ invitation }) => invitation ?? []));
          }}
        />
      )}
    </Dialog>
  );
}

type FormProps = {
  workspaceId: number;
  isMailed: boolean;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onCancel: () => void;
  onInvited: (items: InviteOutcome[]) => void;
};

function InviteForm({ workspaceId, isMailed, typed, onTyped, onCancel, onInvited }: FormProps) {
  const { t } = useTexts();
  const { isPending, errors, run } = useAct(t('account:workspaces.inviteFailed'));
  const invite = () =>
    void run(async () => {
      const path = `/api/workspaces/${workspaceId}/invitations/batch`;
      const { items } = await api<{ items: InviteOutcome[] }>('POST', path, { body: typed });
      onInvited(items);
    });
  return (
    <SubmitForm
      onSubmit={invite}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t('account:workspaces.inviteSubmit')}
    >
      <p className="text-sm text-ink-soft">
        {t(isMailed ? 'account:workspaces.inviteText' : 'account:workspaces.inviteTextUnsent')}
      </p>
      <TextArea
        label={t('account:workspaces.inviteEmail')}
        description={t('account:workspaces.inviteEmailHint')}
        value={typed.addresses}
        onChange={(addresses) => onTyped({ ...typed, addresses })}
        error={errors.addresses}
        rows={4}
        autoFocus
      />
      <Select
        label={t('account:workspaces.inviteRole')}
        description={t(`account:workspaces.roleHints.${typed.role}`)}
        value={typed.role}
        onChange={(role) => onTyped({ ...typed, role })}
        error={errors.role}
        options={WORKSPACE_ROLES.map((id) => ({ id, label: t(`account:workspaces.roles.${id}`) }))}
      />
      {isMailed ? (
        <Select
          label={t('account:workspaces.inviteLanguage')}
          description={t('account:workspaces.inviteLanguageHint')}
          value={typed.language}
          onChange={(language) => onTyped({ ...typed, language })}
          options={LOCALES.map((id) => ({ id, label: t(`layout:language.${id}`) }))}
        />
      ) : null}
    </SubmitForm>
  );
}
