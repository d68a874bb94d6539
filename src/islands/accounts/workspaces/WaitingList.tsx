import { X } from 'lucide-react';
import type { WorkspaceInvitation } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PANEL_ROW, RowAct } from './PanelRow.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';

type Props = {
  workspaceId: number;
  invitations: WorkspaceInvitation[];
  onChanged: (invitations: WorkspaceInvitation[]) => void;
};

/** The invitations that wait for an answer. */
export function WaitingList({ workspaceId, invitations, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { isPending, run } = useAct(t('account:workspaces.withdrawFailed'));
  if (invitations.length === 0) return null;
  const withdraw = (id: number) =>
    void run(async () => {
      await api('DELETE', `/api/workspaces/${workspaceId}/invitations/${id}`);
      onChanged(invitations.filter((each) => each.id !== id));
      toast.success(t('account:workspaces.withdrawn'));
    });
  return (
    <div className="border-t border-line pt-3 pb-1">
      <h3 className="px-4 text-xs font-medium text-ink-soft sm:px-5">{t('account:workspaces.waiting')}</h3>
      <ul>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={PANEL_ROW}>
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              {email}
              <span className="block text-xs text-ink-soft">
                {t('account:workspaces.invitationUntil', {
                  role: t(`account:workspaces.roles.${role}`),
                  date: formatDay(expiresAt, tag, timeZone),
                })}
              </span>
            </p>
            <RowAct
              icon={X}
              label={t('account:workspaces.withdrawOf', { email })}
              onPress={() => {
                if (!isPending) withdraw(id);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
