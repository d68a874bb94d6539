import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import type { Member } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
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
          <li key={member.userId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
            <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
              {member.name}
              {member.userId === ownId ? ` (${t('account:workspaces.you')})` : null}
              <span className="block text-xs text-ink-soft">{member.email}</span>
            </p>
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
              <span className="text-sm text-ink-soft">{t(`account:workspaces.roles.${member.role}`)}</span>
            )}
            {isOwner && member.userId !== ownId ? (
              <PlainButton
                size="small"
                variant="quiet"
                aria-label={t('account:workspaces.removeOf', { name: member.name })}
                onPress={() => setLeaving(member)}
              >
                {t('account:workspaces.remove')}
              </PlainButton>
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
