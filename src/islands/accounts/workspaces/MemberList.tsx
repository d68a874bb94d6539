import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import type { Member } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PANEL_ROW, RowAct } from './PanelRow.tsx';
import { WORKSPACE_ROLES, type WorkspaceRole } from '#shared/workspace.ts';

type Props = { ownId: number; workspace: OwnWorkspace; onChanged: (members: Member[]) => void };

export function MemberList({ ownId, workspace, onChanged }: Props) {
  const { t } = useTexts();
  const { id, members, role } = workspace;
  const isOwner = role === 'owner';
  const [leaving, setLeaving] = useState<Member | null>(null);
  const changing = useAct(t('account:workspaces.roleFailed'));
  const removing = useAct(t('account:workspaces.removeFailed'));
  const change = ({ userId, name }: Member, next: WorkspaceRole) =>
    void changing.run(async () => {
      const path = `/api/workspaces/${id}/members/${userId}`;
      const changed = await api<Member>('PATCH', path, { body: { role: next } });
      onChanged(members.map((each) => (each.userId === userId ? changed : each)));
      const words = { name, role: t(`account:workspaces.roles.${next}`) };
      toast.success(t('account:workspaces.roleChanged', words));
    });
  const remove = ({ userId, name }: Member) =>
    void removing.run(async () => {
      await api('DELETE', `/api/workspaces/${id}/members/${userId}`);
      onChanged(members.filter((each) => each.userId !== userId));
      setLeaving(null);
      toast.success(t('account:workspaces.removed', { name }));
    });
  return (
    <>
      <ul aria-label={t('account:workspaces.members')} className="divide-y divide-line border-t border-line">
        {members.map((member) => (
          <li key={member.userId} className={PANEL_ROW}>
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              {member.name}
              {member.userId === ownId ? ` (${t('account:workspaces.you')})` : null}
              <span className="block text-xs text-ink-soft">{member.email}</span>
            </p>
            <span className="w-36 shrink-0 pl-3 text-sm">
              {isOwner ? (
                <RowSelect
                  label={t('account:workspaces.roleOf', { name: member.name })}
                  value={member.role}
                  onChange={(next) => change(member, next)}
                  options={WORKSPACE_ROLES.map((each) => ({
                    id: each,
                    label: t(`account:workspaces.roles.${each}`),
                  }))}
                />
              ) : (
                t(`account:workspaces.roles.${member.role}`)
              )}
            </span>
            {isOwner ? (
              <span className="size-control shrink-0">
                {member.userId === ownId ? null : (
                  <RowAct
                    icon={UserMinus}
                    label={t('account:workspaces.removeOf', { name: member.name })}
                    onPress={() => setLeaving(member)}
                  />
                )}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <LazyAlertDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('account:workspaces.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('account:workspaces.remove')}
        isPending={removing.isPending}
        onConfirm={() => {
          if (leaving) remove(leaving);
        }}
      >
        {t('account:workspaces.removeText')}
      </LazyAlertDialog>
    </>
  );
}
