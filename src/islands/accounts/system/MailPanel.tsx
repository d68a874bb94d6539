import { useState } from 'react';
import type { MailsChanged, OutboxMail } from '#features/accounts/system/system.schema.ts';
import { MAIL_STATES, SETTLED_STATES, type MailState } from '#features/accounts/system/system.values.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { MailTable } from './MailTable.tsx';

/** One email, or all of a state. */
type Doubtful =
  { act: 'discard'; mail: OutboxMail } | { act: 'retryAll' | 'discardAll'; state: 'failed' | 'held' };

type Props = { list: List<OutboxMail>; state: MailState; onChanged: () => void };

export function MailPanel({ list, state, onChanged }: Props) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Doubtful | null>(null);
  const { isPending, run } = useAct(t('account:system.mail.failed'));
  const settled = SETTLED_STATES.find((each) => each === state);

  const done = (message: string) => {
    toast.success(message);
    setAsked(null);
    onChanged();
    void list.reload();
  };
  const retry = (mail: OutboxMail) =>
    run(async () => {
      await api<OutboxMail>('POST', `/api/admin/mail/${mail.id}/retry`, { isAccountAct: true });
      done(t('account:system.mail.queued', { recipient: mail.recipient }));
    });
  const carryOut = (doubtful: Doubtful) =>
    run(async () => {
      if (doubtful.act === 'discard') {
        const { id, recipient } = doubtful.mail;
        await api('DELETE', `/api/admin/mail/${id}`, { isAccountAct: true });
        return done(t('account:system.mail.discarded', { recipient }));
      }
      const isRetry = doubtful.act === 'retryAll';
      const { changed } = await api<MailsChanged>(
        'POST',
        `/api/admin/mail/${isRetry ? 'retry' : 'discard'}`,
        { isAccountAct: true, body: { state: doubtful.state } },
      );
      done(
        t(isRetry ? 'account:system.mail.queuedAll' : 'account:system.mail.discardedAll', { count: changed }),
      );
    });

  const act = asked?.act ?? 'discard';
  const { subject = '', recipient = '' } = asked?.act === 'discard' ? asked.mail : {};
  return (
    <section id="mail" className={`scroll-mt-16 ${TOOLS_SCREEN}`}>
      <h2 className="text-base text-ink">{t('account:system.mail.title')}</h2>
      <ListTools
        list={list}
        search={t('account:system.mail.search')}
        acts={
          settled && list.items.length > 0 ? (
            <>
              <PlainButton size="small" onPress={() => setAsked({ act: 'retryAll', state: settled })}>
                {t('account:system.mail.retryAll')}
              </PlainButton>
              <PlainButton
                size="small"
                variant="quiet"
                onPress={() => setAsked({ act: 'discardAll', state: settled })}
              >
                {t('account:system.mail.discardAll')}
              </PlainButton>
            </>
          ) : null
        }
      >
        <FilterSelect
          list={list}
          name="state"
          label={t('account:system.mail.state')}
          any={t('account:system.mail.states.failed')}
          options={MAIL_STATES.filter((id) => id !== 'failed').map((id) => ({
            id,
            label: t(`account:system.mail.states.${id}`),
          }))}
        />
      </ListTools>
      <ListStates
        list={list}
        headingLevel={3}
        empty={
          <EmptyState headingLevel={3} title={t(`account:system.mail.none.${state}`)}>
            {t(`account:system.mail.noneText.${state}`)}
          </EmptyState>
        }
      >
        {(mails) => (
          <MailTable
            mails={mails}
            isPending={isPending}
            onRetry={(mail) => void retry(mail)}
            onDiscard={(mail) => setAsked({ act: 'discard', mail })}
          />
        )}
      </ListStates>
      <LazyAlertDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        tone={act === 'retryAll' ? 'accent' : 'danger'}
        title={t(`account:system.mail.${act}Title`)}
        confirmLabel={t(`account:system.mail.${act}`)}
        isPending={isPending}
        onConfirm={() => {
          if (asked) void carryOut(asked);
        }}
      >
        {t(`account:system.mail.${act}Text`, { subject, recipient })}
      </LazyAlertDialog>
    </section>
  );
}
