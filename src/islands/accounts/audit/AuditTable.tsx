import { Fragment, type ReactNode } from 'react';
import type { AuditEvent } from '#features/accounts/audit/audit.schema.ts';
import type { AuditKind } from '#features/accounts/audit/audit.values.ts';
import { deviceOf } from '#features/accounts/sessions/user-agent.rules.ts';
import { accountWords, detailWords, subjectWords } from './detail-words.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Kinds that an administrator looks for first. */
const ALARMING: readonly AuditKind[] = ['sign_in_failed', 'second_factor_failed', 'second_factor_reset'];

const joined = (parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

/** An IPv6 address breaks between its groups where the column is narrow. */
const inGroups = (address: string): ReactNode =>
  address.split(':').map((group, index) => (
    // The groups of an address have no other name than their place.
    <Fragment key={index}>
      {index > 0 && (
        <>
          :<wbr />
        </>
      )}
      {group}
    </Fragment>
  ));

export function AuditTable({ events }: { events: AuditEvent[] }) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const actorOf = ({ actor }: AuditEvent) => accountWords(actor, texts) ?? t('account:audit.nobody');
  const deviceIn = ({ userAgent }: AuditEvent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('account:sessions.device', { browser, system });
    return browser ?? system ?? (userAgent === '' ? '' : t('account:sessions.unknown'));
  };
  const whenOf = ({ createdAt }: AuditEvent) => formatDateTime(createdAt, tag, timeZone);
  const detailsOf = (event: AuditEvent) => joined([subjectWords(event, texts), detailWords(event, texts)]);

  return (
    <Table<AuditEvent, string>
      caption={t('account:audit.title')}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'what',
          label: t('account:audit.columns.what'),
          isRowHeader: true,
          cell: (event) => (
            <span className="grid min-w-36 gap-0.5 py-1.5 wrap-anywhere">
              <span className="flex flex-wrap items-center gap-2">
                {ALARMING.includes(event.kind) ? (
                  <Badge tone="warning">{t(`account:audit.kinds.${event.kind}`)}</Badge>
                ) : (
                  t(`account:audit.kinds.${event.kind}`)
                )}
              </span>
              <span className="text-xs font-normal text-ink-soft">{detailsOf(event)}</span>
              <span className="grid text-xs font-normal text-ink-soft sm:hidden">
                <span>
                  {actorOf(event)} · <span className="whitespace-nowrap">{whenOf(event)}</span>
                </span>
                <span>{joined([event.address, deviceIn(event)])}</span>
              </span>
            </span>
          ),
        },
        {
          id: 'actor',
          label: t('account:audit.columns.actor'),
          isSecondary: true,
          cell: (event) => (
            <span className={`wrap-anywhere ${event.actor ? '' : 'text-ink-soft'}`}>{actorOf(event)}</span>
          ),
        },
        {
          id: 'from',
          label: t('account:audit.columns.from'),
          isSecondary: true,
          cell: (event) => (
            <span className="grid py-1.5 text-xs text-ink-soft">
              <span>{inGroups(event.address)}</span>
              <span>{deviceIn(event)}</span>
            </span>
          ),
        },
        {
          id: 'when',
          label: t('account:audit.columns.when'),
          isSecondary: true,
          cell: (event) => <span className="whitespace-nowrap">{whenOf(event)}</span>,
        },
      ]}
    />
  );
}
