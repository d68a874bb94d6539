import type { WorkspaceInvitation } from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
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
    <div className="border-t border-line px-4 pt-3 sm:px-5">
      <h3 className="text-xs font-medium text-ink-soft">{t('account:workspaces.waiting')}</h3>
      <ul>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
              {email}
              <span className="block text-xs text-ink-soft">
                {t('account:workspaces.invitationUntil', {
                  role: t(`account:workspaces.roles.${role}`),
                  date: formatDay(expiresAt, tag, timeZone),
                })}
              </span>
            </p>
            <PlainButton
              size="small"
              variant="quiet"
              isPending={isPending}
              aria-label={t('account:workspaces.withdrawOf', { email })}
              onPress={() => withdraw(id)}
            >
              {t('account:workspaces.withdraw')}
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
