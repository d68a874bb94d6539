import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { OutboxMail, System } from '#features/accounts/system/system.schema.ts';
import type { SiteInbox } from '#features/accounts/workspaces/site-inbox.schema.ts';
import { MAIL_STATES, type MailState } from '#features/accounts/system/system.values.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import type { Page } from '#shared/api.ts';
import { BackupTable } from './BackupTable.tsx';
import { MailPanel } from './MailPanel.tsx';
import { ProblemList } from './ProblemList.tsx';
import { SiteInboxForm } from './SiteInboxForm.tsx';
import { SystemFacts } from './SystemFacts.tsx';
import { useFigures } from './use-figures.ts';

type Props = {
  username: string;
  system: System;
  siteInbox: SiteInbox;
  mails: Page<OutboxMail>;
  filters: Filters;
};

export function SystemPage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Overview {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

const NEUTRAL = ['sort', 'state'];

function Overview({ system: first, siteInbox, mails, filters }: Props) {
  const { t } = useTexts();
  const { time } = useFigures();
  const [system, setSystem] = useState(first);
  const { isPending, run } = useAct(t('account:system.refreshFailed'));
  const list = useListPage(mails, { path: '/api/admin/mail', filters, neutral: NEUTRAL });
  const state: MailState = MAIL_STATES.find((each) => each === list.filters['state']) ?? 'failed';
  const refresh = () => run(async () => setSystem(await api<System>('GET', '/api/admin/system')));

  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-sm text-ink-soft">
            {t('account:system.checked', { time: time(system.checkedAt) })}
          </p>
          <PlainButton
            size="small"
            variant="quiet"
            icon={RefreshCw}
            isPending={isPending}
            className="-mx-3"
            onPress={() => {
              void refresh();
              void list.reload();
            }}
          >
            {t('account:system.refresh')}
          </PlainButton>
        </div>
        <ProblemList
          problems={system.problems}
          onSeeMail={(wanted) => list.setFilter('state', wanted === 'failed' ? '' : wanted)}
        />
      </div>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-base text-ink">{t('account:system.backups.title')}</h2>
        <BackupTable backups={system.backups} checkedAt={system.checkedAt} />
      </section>
      <SiteInboxForm first={siteInbox} />
      <MailPanel list={list} state={state} onChanged={() => void refresh()} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-base text-ink">{t('account:system.facts.title')}</h2>
        <SystemFacts system={system} />
      </section>
    </div>
  );
}
