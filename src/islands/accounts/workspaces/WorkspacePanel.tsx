import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { rememberWorkspace } from '#islands/ui/tab-workspace.ts';
import { toast } from '#islands/ui/toast.ts';
import { MemberList } from './MemberList.tsx';
import { WaitingList } from './WaitingList.tsx';

const naming = lazyComponent(async () => (await import('./NameDialog.tsx')).NameDialog);
const inviting = lazyComponent(async () => (await import('./InviteDialog.tsx')).InviteDialog);

type Props = {
  ownId: number;
  workspace: OwnWorkspace;
  onChanged: (workspace: OwnWorkspace) => void;
  onGone: () => void;
};

export function WorkspacePanel({ ownId, workspace, onChanged, onGone }: Props) {
  const { t } = useTexts();
  const { id, isPersonal, isChosen, role } = workspace;
  const name = workspace.name ?? t('account:workspaces.personal');
  const choosing = useAct(t('account:workspaces.chooseFailed'));
  const choose = () =>
    void choosing.run(async () => {
      await api('POST', `/api/workspaces/${id}/choose`);
      location.assign('/start');
    });
  return (
    <section aria-label={name} className="rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
        <h2 className="min-w-0 flex-1 text-base wrap-anywhere">{name}</h2>
        {isPersonal ? null : <Badge>{t(`account:workspaces.roles.${role}`)}</Badge>}
        {isChosen ? (
          <Badge tone="accent">{t('account:workspaces.current')}</Badge>
        ) : (
          <PlainButton size="small" isPending={choosing.isPending} onPress={choose}>
            {t('account:workspaces.choose')}
          </PlainButton>
        )}
      </div>
      {isPersonal ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">
          {t('account:workspaces.personalText')}
        </p>
      ) : (
        <>
          <MemberList
            ownId={ownId}
            workspace={workspace}
            onChanged={(members) => {
              const own = members.find(({ userId }) => userId === ownId);
              onChanged({ ...workspace, members, role: own?.role ?? role });
            }}
          />
          <WaitingList
            workspaceId={id}
            invitations={workspace.invitations}
            onChanged={(invitations) => onChanged({ ...workspace, invitations })}
          />
          <PanelActs {...{ ownId, workspace, onChanged, onGone, name }} />
        </>
      )}
    </section>
  );
}

function PanelActs({ ownId, workspace, onChanged, onGone, name }: Props & { name: string }) {
  const { t } = useTexts();
  const { id, role } = workspace;
  const isOwner = role === 'owner';
  const [open, setOpen] = useState<'invite' | 'rename' | null>(null);
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const toInvite = useOpening(inviting);
  const toRename = useOpening(naming);
  const act = asked ?? 'leave';
  const { isPending, run } = useAct(t(`account:workspaces.${act}Failed`));
  const carryOut = () =>
    void run(async () => {
      const path = act === 'delete' ? '' : `/members/${ownId}`;
      await api('DELETE', `/api/workspaces/${id}${path}`);
      toast.success(t(act === 'delete' ? 'account:workspaces.deleted' : 'account:workspaces.left', { name }));
      setAsked(null);
      // Nobody needs to be told by the next page.
      if (workspace.isChosen) rememberWorkspace(null);
      onGone();
    });
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 sm:px-5">
      {isOwner ? (
        <>
          <PlainButton
            size="small"
            icon={UserPlus}
            isPending={toInvite.isOpening}
            {...prefetchOnIntent(inviting)}
            onPress={() => void toInvite.whenLoaded(() => setOpen('invite'))}
          >
            {t('account:workspaces.invite')}
          </PlainButton>
          <PlainButton
            size="small"
            isPending={toRename.isOpening}
            {...prefetchOnIntent(naming)}
            onPress={() => void toRename.whenLoaded(() => setOpen('rename'))}
          >
            {t('account:workspaces.rename')}
          </PlainButton>
        </>
      ) : null}
      <PlainButton size="small" variant="quiet" onPress={() => setAsked('leave')}>
        {t('account:workspaces.leave')}
      </PlainButton>
      {isOwner ? (
        <PlainButton size="small" variant="danger" onPress={() => setAsked('delete')}>
          {t('account:workspaces.delete')}
        </PlainButton>
      ) : null}
      {open === 'invite' && (
        <inviting.Part
          workspace={{ id, name }}
          onClose={() => setOpen(null)}
          onInvited={(made) => {
            const others = workspace.invitations.filter(({ email }) => email !== made.email);
            onChanged({ ...workspace, invitations: [made, ...others] });
          }}
        />
      )}
      {open === 'rename' && (
        <naming.Part
          workspace={{ id, name }}
          onClose={() => setOpen(null)}
          onNamed={(renamed) => onChanged({ ...workspace, name: renamed.name })}
        />
      )}
      <LazyAlertDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`account:workspaces.${act}Title`, { name })}
        confirmLabel={t(`account:workspaces.${act}`)}
        isPending={isPending}
        onConfirm={carryOut}
      >
        {t(`account:workspaces.${act}Text`)}
      </LazyAlertDialog>
    </div>
  );
}
