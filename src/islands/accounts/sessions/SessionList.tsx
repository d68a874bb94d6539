import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import type { SessionEntry } from '#features/accounts/sessions/session.schema.ts';
import { deviceOf } from '#features/accounts/sessions/user-agent.rules.ts';
import { api, rememberToken } from '#islands/api.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { dropAllDrafts } from '#islands/ui/drafts.ts';
import { formatDay, formatDateTime } from '#shared/dates/moment-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

type Props = { sessions: SessionEntry[]; onEnded: (id: number) => void };

const PHONES = ['iPhone', 'Android'];

export function SessionList({ sessions, onEnded }: Props) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const everywhere = useAct(t('account:sessions.endFailed'));

  const endAll = () =>
    void everywhere.run(async () => {
      await api('DELETE', '/api/sessions');
      rememberToken(null);
      dropAllDrafts();
      toast.afterNavigation('success', { message: t('accounts:loggedOut') });
      location.assign(SIGN_IN_PAGE);
    });

  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => onEnded(session.id)} />
        ))}
      </ul>
      <PlainButton className="justify-self-start" onPress={() => setAsking(true)}>
        {t('account:sessions.everywhere')}
      </PlainButton>
      <LazyAlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('account:sessions.everywhereTitle')}
        confirmLabel={t('account:sessions.everywhere')}
        isPending={everywhere.isPending}
        onConfirm={endAll}
      >
        {t('account:sessions.everywhereText')}
      </LazyAlertDialog>
    </div>
  );
}

function SessionRow({ session, onEnded }: { session: SessionEntry; onEnded: () => void }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { isPending, run } = useAct(t('account:sessions.endFailed'));
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t('account:sessions.device', { browser, system })
      : (browser ?? system ?? t('account:sessions.unknown'));
  const Symbol = PHONES.some((phone) => phone === system) ? Smartphone : Monitor;
  const used = t('account:sessions.lastUsed', {
    when: formatDateTime(session.lastUsedAt ?? session.createdAt, tag, timeZone),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Symbol size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {device}
          {session.isCurrent ? <Badge tone="success">{t('account:sessions.current')}</Badge> : null}
        </p>
        <p className="text-xs text-ink-soft">
          {used}
          {', '}
          {t('account:sessions.since', { date: formatDay(session.createdAt, tag, timeZone) })}
        </p>
      </div>
      {session.isCurrent ? null : (
        <PlainButton
          size="small"
          isPending={isPending}
          aria-label={t('account:sessions.endOf', { device })}
          onPress={() =>
            void run(async () => {
              await api('DELETE', `/api/sessions/${session.id}`);
              toast.success(t('account:sessions.ended'));
              onEnded();
            })
          }
        >
          {t('account:sessions.end')}
        </PlainButton>
      )}
    </li>
  );
}
