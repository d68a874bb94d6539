import { Link, Send, X } from 'lucide-react';
import { useState } from 'react';
import type {
  NewWorkspaceInvitation,
  WorkspaceInvitation,
} from '#features/accounts/workspaces/workspace.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { copyText } from './copy-text.ts';
import { PANEL_ROW } from './panel-row.ts';
import { formatDay } from '#shared/dates/moment-text.ts';

const linkDialog = lazyComponent(async () => (await import('./LinkDialog.tsx')).LinkDialog);

type Props = {
  workspaceId: number;
  invitations: WorkspaceInvitation[];
  onChanged: (invitations: WorkspaceInvitation[]) => void;
};

/** The invitations that nobody has accepted yet. */
export function WaitingList({ workspaceId, invitations, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [shown, setShown] = useState<{ email: string; url: string; isUnsent: boolean } | null>(null);
  const withdrawing = useAct(t('account:workspaces.withdrawFailed'));
  const sending = useAct(t('account:workspaces.sendAgainFailed'));
  const linking = useAct(t('account:workspaces.linkFailed'));
  if (invitations.length === 0) return null;
  const pathOf = (id: number) => `/api/workspaces/${workspaceId}/invitations/${id}`;
  const show = async (link: NonNullable<typeof shown>) => {
    await linkDialog.load();
    setShown(link);
  };
  const withdraw = ({ id }: WorkspaceInvitation) =>
    void withdrawing.run(async () => {
      await api('DELETE', pathOf(id));
      onChanged(invitations.filter((each) => each.id !== id));
      toast.success(t('account:workspaces.withdrawn'));
    });
  const sendAgain = ({ id, email }: WorkspaceInvitation) =>
    void sending.run(async () => {
      const sent = await api<NewWorkspaceInvitation>('POST', `${pathOf(id)}/send`);
      onChanged(invitations.map((each) => (each.id === id ? sent : each)));
      if (sent.isMailed) toast.success(t('account:workspaces.sentAgain', { email }));
      else {
        toast.success(t('account:workspaces.renewed'));
        await show({ email, url: sent.url, isUnsent: true });
      }
    });
  const copyLink = ({ id, email }: WorkspaceInvitation) =>
    void linking.run(async () => {
      const { url } = await api<{ url: string }>('POST', `${pathOf(id)}/link`);
      if (await copyText(url)) toast.success(t('account:workspaces.linkCopied'));
      else await show({ email, url, isUnsent: false });
    });
  return (
    <div className="border-t border-line pt-3 pb-1">
      <h3 className="px-4 text-xs font-medium text-ink-soft sm:px-5">{t('account:workspaces.waiting')}</h3>
      <ul aria-label={t('account:workspaces.waiting')}>
        {invitations.map((invitation) => {
          const { id, email, role, expiresAt, isExpired } = invitation;
          const until = isExpired ? 'invitationExpired' : 'invitationUntil';
          return (
            <li key={id} className={PANEL_ROW}>
              <p className="min-w-0 flex-1 text-sm wrap-anywhere">
                {email}
                <span className={`block text-xs ${isExpired ? 'text-warning-ink' : 'text-ink-soft'}`}>
                  {t(`account:workspaces.${until}`, {
                    role: t(`account:workspaces.roles.${role}`),
                    date: formatDay(expiresAt, tag, timeZone),
                  })}
                </span>
              </p>
              <LazyMenu
                label={t('account:workspaces.more', { name: email })}
                entries={[
                  {
                    id: 'send',
                    label: t('account:workspaces.sendAgain'),
                    icon: Send,
                    onAction: () => sendAgain(invitation),
                  },
                  ...(isExpired
                    ? []
                    : [
                        {
                          id: 'link',
                          label: t('account:workspaces.copyLink'),
                          icon: Link,
                          onAction: () => copyLink(invitation),
                        },
                      ]),
                  {
                    id: 'withdraw',
                    label: t('account:workspaces.withdraw'),
                    icon: X,
                    tone: 'danger',
                    onAction: () => withdraw(invitation),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {shown === null ? null : <linkDialog.Part {...shown} onClose={() => setShown(null)} />}
    </div>
  );
}
