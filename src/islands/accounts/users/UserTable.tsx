import type { Account } from '#features/accounts/users/user-admin.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import type { UserAct } from './UserActDialog.tsx';

type Props = {
  users: Account[];
  ownId: number;
  isConfirmationAsked: boolean;
  onAct: (user: Account, act: UserAct) => void;
};

export function UserTable({ users, ownId, isConfirmationAsked, onAct }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const entries = (user: Account): MenuEntry[] => {
    const entry = (act: UserAct, tone?: 'danger'): MenuEntry => ({
      id: act,
      label: t(`account:admin.${act}`),
      ...(tone && { tone }),
      onAction: () => onAct(user, act),
    });
    const role = entry(user.role === 'admin' ? 'makeUser' : 'makeAdmin');
    if (user.id === ownId) return [role];
    return [
      role,
      ...(user.disabledAt === null ? [entry('endSessions')] : []),
      ...(user.secondFactorAt === null ? [] : [entry('resetSecondFactor', 'danger')]),
      user.disabledAt === null ? entry('disable', 'danger') : entry('enable'),
    ];
  };
  const roleBadge = <Badge tone="accent">{t('account:admin.roles.admin')}</Badge>;
  const statusOf = ({ disabledAt, emailConfirmedAt, secondFactorAt }: Account) => (
    <>
      <Badge tone={disabledAt === null ? 'success' : 'danger'}>
        {t(disabledAt === null ? 'account:admin.active' : 'account:admin.disabled')}
      </Badge>
      {isConfirmationAsked && emailConfirmedAt === null ? (
        <Badge tone="warning">{t('account:admin.unconfirmed')}</Badge>
      ) : null}
      {secondFactorAt === null ? null : <Badge>{t('account:admin.secondFactor')}</Badge>}
    </>
  );
  return (
    <Table<Account, string>
      caption={t('account:admin.title')}
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'user',
          label: t('account:admin.columns.user'),
          isRowHeader: true,
          cell: (user) => {
            const { id, name, username, email, role } = user;
            return (
              <span className="grid min-w-36 py-1.5 wrap-anywhere">
                <span>
                  {name}
                  {id === ownId ? (
                    <span className="font-normal text-ink-soft"> ({t('account:admin.you')})</span>
                  ) : null}
                </span>
                <span className="text-xs font-normal text-ink-soft">{username}</span>
                <span className="text-xs font-normal text-ink-soft sm:hidden">{email}</span>
                <span className="mt-1.5 flex flex-wrap gap-1 sm:hidden">
                  {role === 'admin' ? roleBadge : null}
                  {statusOf(user)}
                </span>
              </span>
            );
          },
        },
        {
          id: 'email',
          label: t('account:admin.columns.email'),
          isSecondary: true,
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        {
          id: 'role',
          label: t('account:admin.columns.role'),
          isSecondary: true,
          cell: ({ role }) => (role === 'admin' ? roleBadge : t('account:admin.roles.user')),
        },
        {
          id: 'status',
          label: t('account:admin.columns.status'),
          isSecondary: true,
          cell: (user) => <span className="flex flex-wrap gap-1 py-1.5">{statusOf(user)}</span>,
        },
        {
          id: 'created',
          label: t('account:admin.columns.created'),
          isSecondary: true,
          cell: ({ createdAt }) => (
            <span className="whitespace-nowrap">{formatDay(createdAt, tag, timeZone)}</span>
          ),
        },
        {
          id: 'actions',
          label: t('account:admin.columns.actions'),
          isLabelHidden: true,
          cell: (user) => (
            <span className="flex justify-end">
              <LazyMenu label={t('account:admin.actionsFor', { name: user.name })} entries={entries(user)} />
            </span>
          ),
        },
      ]}
    />
  );
}
