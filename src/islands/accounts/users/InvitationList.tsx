import type { Invitation } from '#features/accounts/users/user-admin.schema.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

type Props = { invitations: Invitation[]; onRevoked: (id: number) => void };

export function InvitationList({ invitations, onRevoked }: Props) {
  const { t } = useTexts();
  if (invitations.length === 0) return null;
  return (
    <section className="grid gap-3 pt-4">
      <h2 className="text-base">{t('account:admin.invitationsTitle')}</h2>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRevoked={() => onRevoked(invitation.id)}
          />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation, onRevoked }: { invitation: Invitation; onRevoked: () => void }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { isPending, run } = useAct(t('account:admin.revokeFailed'));
  const { id, email, role, expiresAt } = invitation;
  const name =
    email === null ? t('account:admin.invitationOpen') : t('account:admin.invitationFor', { email });
  const revoke = () =>
    void run(async () => {
      await api('DELETE', `/api/invitations/${id}`, { isAccountAct: true });
      toast.success(t('account:admin.revoked'));
      onRevoked();
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
        {name}
        {role === 'admin' ? (
          <>
            {' '}
            <Badge tone="accent">{t('account:admin.roles.admin')}</Badge>
          </>
        ) : null}
        <span className="block text-xs text-ink-soft">
          {t('account:admin.invitationUntil', { date: formatDay(expiresAt, tag, timeZone) })}
        </span>
      </p>
      <PlainButton
        size="small"
        isPending={isPending}
        aria-label={t('account:admin.revokeOf', { name })}
        onPress={revoke}
      >
        {t('account:admin.revoke')}
      </PlainButton>
    </li>
  );
}
