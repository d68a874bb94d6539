import { ArrowRightLeft, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import type { HandedOver } from '#features/leads/owners/owner.schema.ts';
import type { Member } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { HeirChoice, isHeir, NOTHING } from './HeirChoice.tsx';
import { PANEL_ROW } from './panel-row.ts';
import { WORKSPACE_ROLES, type WorkspaceRole } from '#shared/workspaces/workspace.ts';

/** A member of whom an act asks first, and who takes over what they answer for; '': not chosen yet. */
type Asked = {
  act: 'remove' | 'handOver';
  member: Pick<Member, 'userId' | 'name'>;
  to: string;
  isMissing: boolean;
};

type Props = { ownId: number; workspace: OwnWorkspace; onChanged: (members: Member[]) => void };

export function MemberList({ ownId, workspace, onChanged }: Props) {
  const { t } = useTexts();
  const { id, members, role } = workspace;
  const [former, setFormer] = useState(workspace.former);
  const isOwner = role === 'owner';
  const [asked, setAsked] = useState<Asked | null>(null);
  const offerUndo = useUndo();
  const changing = useAct(t('account:workspaces.roleFailed'));
  const removing = useAct(t(`account:workspaces.${asked?.act ?? 'remove'}Failed`));
  const change = ({ userId, name }: Member, next: WorkspaceRole) =>
    void changing.run(async () => {
      const path = `/api/workspaces/${id}/members/${userId}`;
      const changed = await api<Member>('PATCH', path, { body: { role: next } });
      onChanged(members.map((each) => (each.userId === userId ? changed : each)));
      const words = { name, role: t(`account:workspaces.roles.${next}`) };
      toast.success(t('account:workspaces.roleChanged', words));
    });
  const handOver = async ({ member: { userId, name }, to }: Asked) => {
    const body = { fromUserId: userId, toUserId: Number(to) };
    const { causeId, ...given } = await api<HandedOver & { causeId: number }>(
      'POST',
      `/api/workspaces/${id}/handover`,
      { body },
    );
    setFormer((before) => before.filter((each) => each.id !== userId));
    const count = Object.values(given).reduce((all, each) => all + each, 0);
    offerUndo({
      message: t('account:workspaces.handedOver', {
        count,
        name: members.find((each) => String(each.userId) === to)?.name ?? '',
      }),
      undo: () => api('POST', `/api/causes/${causeId}/undo`, { workspaceId: id }),
      undone: t('account:workspaces.handOverUndone', { name }),
      failed: t('account:workspaces.handOverFailed'),
    });
  };
  const remove = async ({ member: { userId, name }, to }: Asked) => {
    await api('DELETE', `/api/workspaces/${id}/members/${userId}`);
    onChanged(members.filter((each) => each.userId !== userId));
    if (to !== NOTHING) setFormer((before) => [...before, { id: userId, name }]);
    toast.success(t('account:workspaces.removed', { name }));
  };
  const carryOut = (wanted: Asked) => {
    if (wanted.to === '') return setAsked({ ...wanted, isMissing: true });
    void removing.run(async () => {
      if (wanted.act === 'remove') await remove(wanted);
      if (isHeir(wanted.to)) await handOver(wanted);
      setAsked(null);
    });
  };
  /** Members that records can be given to: a reader changes nothing. */
  const heirsOf = ({ userId }: Asked['member']) =>
    members.filter((each) => each.userId !== userId && each.role !== 'reader');
  const ask = (act: Asked['act'], member: Asked['member']) =>
    setAsked({ act, member, to: '', isMissing: false });
  const handOverOf = (member: Asked['member']) =>
    heirsOf(member).length === 0
      ? []
      : [
          {
            id: 'handOver',
            label: t('account:workspaces.handOverOf', { name: member.name }),
            icon: ArrowRightLeft,
            onAction: () => ask('handOver', member),
          },
        ];
  const act = asked?.act ?? 'remove';
  return (
    <>
      <ul aria-label={t('account:workspaces.members')} className="divide-y divide-line border-t border-line">
        {members.map((member) => (
          <li key={member.userId} className={PANEL_ROW}>
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              <span className="font-semibold">{member.name}</span>
              {member.userId === ownId ? ` (${t('account:workspaces.you')})` : null}
              <span className="block text-xs text-ink-soft">{member.email}</span>
            </p>
            <span className="shrink-0 text-sm sm:w-36 sm:pl-3">
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
              <span className="w-control shrink-0">
                {heirsOf(member).length > 0 || member.userId !== ownId ? (
                  <LazyMenu
                    label={t('account:workspaces.more', { name: member.name })}
                    entries={[
                      ...handOverOf(member),
                      ...(member.userId === ownId
                        ? []
                        : [
                            {
                              id: 'remove',
                              label: t('account:workspaces.removeOf', { name: member.name }),
                              icon: UserMinus,
                              tone: 'danger' as const,
                              onAction: () => ask('remove', member),
                            },
                          ]),
                    ]}
                  />
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
        {former.map(({ id: userId, name }) => (
          <li key={userId} className={PANEL_ROW}>
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              {name}
              <span className="block text-xs text-ink-soft">{t('account:workspaces.former')}</span>
            </p>
            <span className="w-control shrink-0">
              <LazyMenu
                label={t('account:workspaces.more', { name })}
                entries={handOverOf({ userId, name })}
              />
            </span>
          </li>
        ))}
      </ul>
      <LazyAlertDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`account:workspaces.${act}Title`, { name: asked?.member.name ?? '' })}
        tone={act === 'remove' ? 'danger' : 'accent'}
        confirmLabel={t(`account:workspaces.${act}`)}
        isPending={removing.isPending}
        onConfirm={() => {
          if (asked) carryOut(asked);
        }}
      >
        <p>{t(`account:workspaces.${act}Text`)}</p>
        {asked ? (
          <HeirChoice
            key={asked.member.userId}
            workspaceId={id}
            member={asked.member}
            heirs={heirsOf(asked.member)}
            label={t('account:workspaces.handOverTo')}
            to={asked.to}
            onTo={(to) => setAsked((before) => before && { ...before, to })}
            isMissing={asked.isMissing}
            mayBeNobody={asked.act === 'remove'}
          />
        ) : null}
      </LazyAlertDialog>
    </>
  );
}
