import { LogOut, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { rememberWorkspace } from '#islands/ui/tab-workspace.ts';
import { toast } from '#islands/ui/toast.ts';
import { MemberList } from './MemberList.tsx';
import { WorkspaceLog } from './WorkspaceLog.tsx';
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
      <div
        className={`flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 py-2 pl-4 sm:pl-5 ${isPersonal ? 'pr-4 sm:pr-5' : 'pr-2'}`}
      >
        {/* On a phone the menu stands beside the name, and the other acts below it. */}
        <h2
          className={`min-w-0 flex-1 text-base wrap-anywhere ${isPersonal ? '' : 'max-sm:basis-[calc(100%-4rem)]'}`}
        >
          {name}
        </h2>
        {isPersonal ? null : <PanelMenu {...{ ownId, workspace, onChanged, onGone, name }} />}
        {isChosen ? (
          <Badge tone="accent">{t('account:workspaces.current')}</Badge>
        ) : (
          <PlainButton size="small" isPending={choosing.isPending} onPress={choose}>
            {t('account:workspaces.choose')}
          </PlainButton>
        )}
        {role === 'owner' && !isPersonal ? <InviteButton {...{ workspace, onChanged, name }} /> : null}
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
          {role === 'owner' ? <WorkspaceLog workspaceId={id} /> : null}
        </>
      )}
    </section>
  );
}

type PartProps = { name: string } & Props;

function InviteButton({ workspace, onChanged, name }: Pick<PartProps, 'workspace' | 'onChanged' | 'name'>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { isOpening, whenLoaded } = useOpening(inviting);
  return (
    <>
      <PlainButton
        size="small"
        icon={UserPlus}
        isPending={isOpening}
        {...prefetchOnIntent(inviting)}
        onPress={() => void whenLoaded(() => setOpen(true))}
      >
        {t('account:workspaces.invite')}
      </PlainButton>
      {isOpen && (
        <inviting.Part
          workspace={{ id: workspace.id, name }}
          onClose={() => setOpen(false)}
          onInvited={(made) => {
            const others = workspace.invitations.filter(({ email }) => email !== made.email);
            onChanged({ ...workspace, invitations: [made, ...others] });
          }}
        />
      )}
    </>
  );
}

function PanelMenu({ ownId, workspace, onChanged, onGone, name }: PartProps) {
  const { t } = useTexts();
  const { id, role } = workspace;
  const [isNaming, setNaming] = useState(false);
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
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
  const leave: MenuEntry = {
    id: 'leave',
    label: t('account:workspaces.leave'),
    icon: LogOut,
    onAction: () => setAsked('leave'),
  };
  const ownerEntries: MenuEntry[] = [
    {
      id: 'rename',
      label: t('account:workspaces.rename'),
      icon: Pencil,
      onAction: () => void toRename.whenLoaded(() => setNaming(true)),
    },
    leave,
    {
      id: 'delete',
      label: t('account:workspaces.delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => setAsked('delete'),
    },
  ];
  return (
    <span className="sm:order-last">
      <LazyMenu
        label={t('account:workspaces.more', { name })}
        entries={role === 'owner' ? ownerEntries : [leave]}
      />
      {isNaming && (
        <naming.Part
          workspace={{ id, name }}
          onClose={() => setNaming(false)}
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
        {act === 'delete' && workspace.receivesEnquiries ? (
          <p className="mt-2">{t('account:workspaces.deleteInboxText')}</p>
        ) : null}
      </LazyAlertDialog>
    </span>
  );
}
