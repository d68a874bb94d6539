import type { MailDelivery, Sending } from '#features/loop/mailing/mailing.schema.ts';
import { SKIP_REASONS } from '#features/loop/mailing/mailing.values.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export type Chosen = keyof Sending['figures'];
type Props = { campaignId: number; sendingId: number; chosen: Chosen };

const queryOf = ({ sendingId, chosen }: Props, cursor: string | null): string => {
  const query = new URLSearchParams({ sendingId: String(sendingId), limit: '50' });
  if (chosen === 'clicked' || chosen === 'unsubscribed') query.set('did', chosen);
  else if (chosen !== 'total') query.set('status', chosen);
  if (cursor !== null) query.set('cursor', cursor);
  return query.toString();
};

const KNOWN: ReadonlySet<string> = new Set([...SKIP_REASONS, 'server_ended']);
const isKnown = (reason: string): reason is (typeof SKIP_REASONS)[number] => KNOWN.has(reason);

/** The people whom a figure counts. */
export function DeliveryRows(props: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [page, setPage] = useState<Page<MailDelivery>>();
  const load = (cursor: string | null): void => {
    const path = `/api/marketing/campaigns/${props.campaignId}/deliveries`;
    api<Page<MailDelivery>>('GET', `${path}?${queryOf(props, cursor)}`).then(
      (next) => setPage((before) => ({ ...next, items: [...(before?.items ?? []), ...next.items] })),
      (error: unknown) => toast.error(t('mailing:results.failedAct'), errorText(error, t)),
    );
  };
  const loadFirst = useEffectEvent(() => load(null));
  useEffect(() => loadFirst(), []);
  if (!page) return <Spinner />;
  const when = ({ sentAt, clickedAt, unsubscribedAt }: MailDelivery): string => {
    const at =
      props.chosen === 'clicked' ? clickedAt : props.chosen === 'unsubscribed' ? unsubscribedAt : sentAt;
    return at === null ? '' : formatDateTime(at, tag, timeZone);
  };
  const why = ({ reason }: MailDelivery): string =>
    reason === null ? '' : isKnown(reason) ? t(`mailing:results.reasons.${reason}`) : reason;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Table
        isList
        caption={t('mailing:results.rows')}
        rows={page.items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'email',
            label: t('mailing:list.email'),
            isRowHeader: true,
            cell: ({ email, name, ...rest }) => (
              <span className="max-sm:contents">
                <span data-in="name" className="wrap-anywhere">
                  {email}
                </span>
                <span data-in="about" className="font-normal sm:hidden!">
                  {[name, why({ email, name, ...rest })].filter(Boolean).join(' · ')}
                </span>
              </span>
            ),
          },
          { id: 'name', label: t('mailing:list.person'), isSecondary: true, cell: ({ name }) => name },
          {
            id: 'why',
            label: t('mailing:results.rows'),
            isLabelHidden: true,
            isSecondary: true,
            cell: (row) => <span className="wrap-anywhere text-ink-soft">{why(row)}</span>,
          },
          {
            id: 'when',
            label: t('mailing:send.when'),
            isNumeric: true,
            onPhone: 'next',
            cell: (row) => when(row),
          },
        ]}
      />
      {page.nextCursor === null ? null : (
        <Button className="reading justify-self-start" onPress={() => load(page.nextCursor)}>
          {t('mailing:list.more')}
        </Button>
      )}
    </div>
  );
}
