import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { MemberList } from './MemberList.tsx';
import { PanelMenu, type PanelProps } from './PanelMenu.tsx';
import { SetUpChoice } from './SetUpChoice.tsx';
import { WorkspaceLog } from './WorkspaceLog.tsx';
import { WaitingList } from './WaitingList.tsx';

const inviting = lazyComponent(async () => (await import('./InviteDialog.tsx')).InviteDialog);

type Props = PanelProps & {
  isMailed: boolean;
  /** Asks for addresses as soon as it is there. */
  isInviting: boolean;
};

export function WorkspacePanel({ ownId, workspace, isMailed, isInviting, onChanged, onGone }: Props) {
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
        {role === 'owner' && !isPersonal ? (
          <InviteButton {...{ workspace, onChanged, name, isMailed, isInviting }} />
        ) : null}
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
          {role === 'owner' ? (
            <>
              <SetUpChoice workspace={workspace} onChanged={onChanged} />
              <WorkspaceLog workspaceId={id} />
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

type InviteProps = { name: string } & Pick<Props, 'workspace' | 'onChanged' | 'isMailed' | 'isInviting'>;

function InviteButton({ workspace, onChanged, name, isMailed, isInviting }: InviteProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { isOpening, whenLoaded } = useOpening(inviting);
  useEffect(() => {
    if (isInviting)
      void inviting.load().then(
        () => setOpen(true),
        () => undefined,
      );
  }, [isInviting]);
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
          isMailed={isMailed}
          onInvited={(made) => {
            const isNew = new Set(made.map(({ email }) => email.toLowerCase()));
            const others = workspace.invitations.filter(({ email }) => !isNew.has(email.toLowerCase()));
            onChanged({ ...workspace, invitations: [...made, ...others] });
          }}
        />
      )}
    </>
  );
}
