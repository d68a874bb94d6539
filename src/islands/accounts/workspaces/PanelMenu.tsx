import { LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { HeirChoice, isHeir } from './HeirChoice.tsx';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { rememberWorkspace } from '#islands/ui/tab-workspace.ts';
import { toast } from '#islands/ui/toast.ts';

const naming = lazyComponent(async () => (await import('./NameDialog.tsx')).NameDialog);

export type PanelProps = {
  ownId: number;
  workspace: OwnWorkspace;
  onChanged: (workspace: OwnWorkspace) => void;
  onGone: () => void;
};

/** The rare acts on a workspace: its name, leaving it, its end. */
export function PanelMenu({ ownId, workspace, onChanged, onGone, name }: { name: string } & PanelProps) {
  const { t } = useTexts();
  const { id, role, members } = workspace;
  // Those whom records, and the workspace, can be left to: a reader changes nothing.
  const others =
    role === 'owner' ? members.filter((each) => each.userId !== ownId && each.role !== 'reader') : [];
  const isLastOwner = role === 'owner' && !others.some((each) => each.role === 'owner');
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const toRename = useOpening(naming);
  const act = asked ?? 'leave';
  const { isPending, run } = useAct(t(`account:workspaces.${act}Failed`));
  const handOver = async () => {
    if (isLastOwner) await api('PATCH', `/api/workspaces/${id}/members/${to}`, { body: { role: 'owner' } });
    const body = { fromUserId: ownId, toUserId: Number(to) };
    await api('POST', `/api/workspaces/${id}/handover`, { body });
  };
  const carryOut = () => {
    if (act === 'leave' && others.length > 0 && to === '') return setMissing(true);
    void run(async () => {
      const path = act === 'delete' ? '' : `/members/${ownId}`;
      if (act === 'leave' && isHeir(to)) await handOver();
      await api('DELETE', `/api/workspaces/${id}${path}`);
      toast.success(t(act === 'delete' ? 'account:workspaces.deleted' : 'account:workspaces.left', { name }));
      setAsked(null);
      // Nobody needs to be told by the next page.
      if (workspace.isChosen) rememberWorkspace(null);
      onGone();
    });
  };
  const leave: MenuEntry = {
    id: 'leave',
    label: t('account:workspaces.leave'),
    icon: LogOut,
    onAction: () => {
      setTo('');
      setMissing(false);
      setAsked('leave');
    },
  };
  const ownerEntries: MenuEntry[] = [
    {
      id: 'rename',
      label: t('account:workspaces.rename'),
      icon: Pencil,
      onAction: () => void toRename.whenLoaded(() => setNaming(true)),
    },
    // A workspace that can be left to nobody is deleted.
    ...(others.length === 0 ? [] : [leave]),
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
        {act === 'leave' && others.length > 0 ? (
          <>
            <HeirChoice
              workspaceId={id}
              member={{ userId: ownId }}
              heirs={others}
              label={t('account:workspaces.leaveTo')}
              to={to}
              onTo={setTo}
              isMissing={isMissing}
              mayBeNobody={!isLastOwner}
            />
            {isLastOwner ? (
              <p className="mt-2 text-sm text-ink-soft">{t('account:workspaces.leaveLast')}</p>
            ) : null}
          </>
        ) : null}
        {act === 'delete' && workspace.receivesEnquiries ? (
          <p className="mt-2">{t('account:workspaces.deleteInboxText')}</p>
        ) : null}
      </LazyAlertDialog>
    </span>
  );
}
