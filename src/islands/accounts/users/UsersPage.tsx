import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Account, Invitation } from '#features/accounts/users/user-admin.schema.ts';
import { USER_GROUPS, USER_SORTS } from '#features/accounts/users/user-admin.values.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import type { Page } from '#shared/api.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { InvitationList } from './InvitationList.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { UserActDialog, useUserAct, type UserAct } from './UserActDialog.tsx';
import { UserTable } from './UserTable.tsx';

const inviting = lazyComponent(async () => (await import('./InviteDialog.tsx')).InviteDialog);

type Props = {
  own: { id: number; username: string };
  first: Page<Account>;
  filters: Filters;
  invitations: Invitation[];
  /** REGISTRATION=closed: no invitations. */
  isClosed: boolean;
  isConfirmationAsked: boolean;
};

export function UsersPage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Users {...props} />
      <SessionDialog username={props.own.username} />
    </TextsProvider>
  );
}

function Users({ own, first, filters, invitations: firstInvitations, isClosed, isConfirmationAsked }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/admin/users', filters });
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
    <div className={TOOLS_SCREEN}>
      <ListTools
        list={list}
        search={t('account:admin.search')}
        sorts={USER_SORTS.map((id) => ({ id, label: t(`account:admin.sorts.${id}`) }))}
        acts={
          <PlainButton
            variant="primary"
            icon={UserPlus}
            isDisabled={isClosed}
            isPending={toInvite.isOpening}
            {...prefetchOnIntent(inviting)}
            onPress={() => void toInvite.whenLoaded(() => setInviting(true))}
          >
            <span className="max-sm:sr-only">{t('account:admin.invite')}</span>
          </PlainButton>
        }
      >
        <FilterSelect
          list={list}
          name="group"
          label={t('account:admin.group')}
          any={t('account:admin.allGroups')}
          options={USER_GROUPS.map((id) => ({ id, label: t(`account:admin.groups.${id}`) }))}
        />
      </ListTools>
      {isClosed ? <p className="text-sm text-ink-soft">{t('account:admin.inviteClosed')}</p> : null}
      <ListStates list={list} empty={null}>
        {(users) => (
          <UserTable
            users={users}
            ownId={own.id}
            isConfirmationAsked={isConfirmationAsked}
            onAct={(user, act) =>
              act === 'enable' ? void carryOut({ user, act }) : setPending({ user, act })
            }
          />
        )}
      </ListStates>
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
