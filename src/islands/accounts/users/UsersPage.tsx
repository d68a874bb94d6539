import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Account, Invitation } from '#features/accounts/users/user-admin.schema.ts';
import { USER_SORTS } from '#features/accounts/users/user-admin.values.ts';
import type { Dictionary } from '#i18n/index.ts';
import type { Page } from '#shared/api.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { InvitationList } from './InvitationList.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { UserActDialog, useUserAct, type UserAct } from './UserActDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { useUsers } from './use-users.ts';

const inviting = lazyComponent(async () => (await import('./InviteDialog.tsx')).InviteDialog);

type Props = {
  own: { id: number; username: string };
  first: Page<Account>;
  invitations: Invitation[];
  /** REGISTRATION=closed: no invitations. */
  isClosed: boolean;
  isConfirmationAsked: boolean;
};

export function UsersPage({ texts, ...props }: Props & { texts: Dictionary<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Users {...props} />
      <SessionDialog username={props.own.username} />
    </TextsProvider>
  );
}

function Users({ own, first, invitations: firstInvitations, isClosed, isConfirmationAsked }: Props) {
  const { t } = useTexts();
  const list = useUsers(first);
  const [invitations, setInvitations] = useState(firstInvitations);
  const [isInviting, setInviting] = useState(false);
  const [pending, setPending] = useState<{ user: Account; act: UserAct } | null>(null);
  const toInvite = useOpening(inviting);
  const { isPending, carryOut } = useUserAct((account) => {
    // An administrator who gave up the role may not see this page any more.
    if (account.id === own.id && account.role !== 'admin') location.assign('/account');
    else list.replace(account);
  });

  async function confirm(chosen: { user: Account; act: UserAct }) {
    await carryOut(chosen);
    setPending(null);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('account:admin.search')}
          value={list.q}
          onChange={list.setQ}
          className="min-w-56 flex-1 sm:max-w-sm"
        />
        <PlainSelect
          label={t('account:admin.sort')}
          value={list.sort}
          onChange={list.setSort}
          options={USER_SORTS.map((id) => ({ id, label: t(`account:admin.sorts.${id}`) }))}
          className="w-60 max-sm:w-full"
        />
        {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
        <PlainButton
          variant="primary"
          icon={UserPlus}
          isDisabled={isClosed}
          isPending={toInvite.isOpening}
          {...prefetchOnIntent(inviting)}
          onPress={() => void toInvite.whenLoaded(() => setInviting(true))}
          className="sm:ml-auto max-sm:w-full"
        >
          {t('account:admin.invite')}
        </PlainButton>
      </div>
      {isClosed ? <p className="text-sm text-ink-soft">{t('account:admin.inviteClosed')}</p> : null}
      {list.status === 'error' ? (
        <EmptyState
          seed="error"
          title={t('account:admin.loadFailed')}
          action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : list.users.length === 0 && list.status === 'ready' ? (
        <EmptyState
          seed="search"
          title={t('account:admin.noMatchTitle', { q: list.q })}
          action={<PlainButton onPress={() => list.setQ('')}>{t('account:admin.clearSearch')}</PlainButton>}
        >
          {t('account:admin.noMatchText')}
        </EmptyState>
      ) : (
        <UserTable
          users={list.users}
          ownId={own.id}
          isConfirmationAsked={isConfirmationAsked}
          onAct={(user, act) => (act === 'enable' ? void carryOut({ user, act }) : setPending({ user, act }))}
        />
      )}
      {list.hasMore && list.status !== 'error' ? (
        <PlainButton
          onPress={() => void list.loadMore()}
          isPending={list.status === 'loading'}
          className="justify-self-center"
        >
          {t('account:admin.more')}
        </PlainButton>
      ) : null}
      <InvitationList
        invitations={invitations}
        onRevoked={(id) => setInvitations(invitations.filter((each) => each.id !== id))}
      />
      {isInviting && (
        <inviting.Part
          isOpen
          onClose={() => setInviting(false)}
          onInvited={(invitation) => setInvitations([invitation, ...invitations])}
        />
      )}
      <UserActDialog
        pending={pending}
        isPending={isPending}
        onConfirm={(chosen) => void confirm(chosen)}
        onClose={() => setPending(null)}
      />
    </div>
  );
}
