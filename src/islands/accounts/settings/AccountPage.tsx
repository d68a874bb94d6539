import { useState, useSyncExternalStore } from 'react';
import { ACCOUNT_TABS, type AccountTab } from '#features/accounts/users/account.values.ts';
import type { ApiToken } from '#features/accounts/tokens/api-token.schema.ts';
import type { SecondFactorState } from '#features/accounts/second-factor/second-factor.schema.ts';
import type { SessionEntry } from '#features/accounts/sessions/session.schema.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { useTabInAddress } from '#islands/ui/use-tab-in-address.ts';
import { SecondFactor } from '#islands/accounts/second-factor/SecondFactor.tsx';
import { DataPanel } from './DataPanel.tsx';
import { PasswordForm } from '#islands/accounts/passwords/PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { SessionList } from '#islands/accounts/sessions/SessionList.tsx';
import { StorageUse, type Storage } from './StorageUse.tsx';
import { TokenList, type NamedWorkspace } from '#islands/accounts/tokens/TokenList.tsx';

type Props = {
  user: PublicUser;
  /** The username, and since when there is one. */
  lead: string;
  sessions: SessionEntry[];
  tokens: ApiToken[];
  workspaces: readonly NamedWorkspace[];
  tab: AccountTab;
  isConfirmationAsked: boolean;
  secondFactor: SecondFactorState;
  storage: Storage;
  /** ISO 8601, so that server and browser render the same. */
  now: string;
};

export function AccountPage({
  texts,
  ...props
}: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <AccountTabs {...props} />
      <SessionDialog username={props.user.username} />
    </TextsProvider>
  );
}

function AccountTabs({ user: first, sessions: firstSessions, tokens, tab: firstTab, ...rest }: Props) {
  const { t } = useTexts();
  const [user, setUser] = useState(first);
  const [sessions, setSessions] = useState(firstSessions);
  const draftKey = useDraftKey();
  const isDemo = user.demoExpiresAt !== null;

  const [tab, open] = useTabInAddress({ tabs: ACCOUNT_TABS, first: firstTab, standard: 'profile' });
  const reload = async () => {
    const page = await api<Page<SessionEntry>>('GET', '/api/sessions').catch(() => null);
    if (page) setSessions(page.items);
  };

  const demoNote = (title: string) => (
    <SettingsSection title={title}>
      <p className="text-sm text-ink-soft">{t('account:demoNote')}</p>
    </SettingsSection>
  );
  const panels = {
    profile: (
      <SettingsSection title={t('account:profile.title')} text={rest.lead}>
        <ProfileForm
          key={`${draftKey} ${user.updatedAt}`}
          draftKey={draftKey}
          user={user}
          isConfirmationAsked={rest.isConfirmationAsked}
          onSaved={setUser}
        />
      </SettingsSection>
    ),
    security: (
      <>
        {isDemo ? (
          demoNote(t('account:passwordAndFactor'))
        ) : (
          <>
            <SettingsSection title={t('account:password.title')} text={t('account:password.text')}>
              <PasswordForm username={user.username} onChanged={() => void reload()} />
            </SettingsSection>
            <SettingsSection title={t('account:secondFactor.title')} text={t('account:secondFactor.text')}>
              <SecondFactor
                first={rest.secondFactor}
                username={user.username}
                onChanged={() => void reload()}
              />
            </SettingsSection>
          </>
        )}
        <SettingsSection title={t('account:sessions.title')} text={t('account:sessions.text')}>
          <SessionList
            sessions={sessions}
            onEnded={(id) => setSessions(sessions.filter((session) => session.id !== id))}
          />
        </SettingsSection>
      </>
    ),
    tokens: isDemo ? (
      demoNote(t('account:tabs.tokens'))
    ) : (
      <TokenList first={tokens} workspaces={rest.workspaces} now={rest.now} />
    ),
    data: (
      <>
        <StorageUse {...rest.storage} />
        {isDemo ? demoNote(t('account:data.exportTitle')) : <DataPanel username={user.username} />}
      </>
    ),
  };

  return (
    <Tabs
      label={t('account:tabs.label')}
      selected={tab}
      onSelect={open}
      items={ACCOUNT_TABS.map((id) => ({
        id,
        label: t(`account:tabs.${id}`),
        content: <div className="pt-2.5">{panels[id]}</div>,
      }))}
    />
  );
}

const unchanging = () => () => undefined;

/** Server and browser first render the form without a draft; the draft is restored right after hydration. */
function useDraftKey(): string {
  return useSyncExternalStore(
    unchanging,
    () => 'profile',
    () => 'profile as rendered',
  );
}
