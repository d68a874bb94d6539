import { useEffect, useEffectEvent, useState } from 'react';
import type { Sending } from '#features/loop/mailing/mailing.schema.ts';
import type { SendingStatus } from '#features/loop/mailing/mailing.values.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { FigureStrip } from '#islands/ui/FigureStrip.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { DeliveryRows, type Chosen } from './DeliveryRows.tsx';

type Props = {
  campaignId: number;
  results: readonly Sending[];
  onChanged: (sending: Sending) => void;
  onLoaded: (results: Sending[]) => void;
};

const TONES: Record<SendingStatus, BadgeTone> = {
  scheduled: 'info',
  running: 'accent',
  done: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};
/** While one goes out, its figures are read again. */
const LOOK_AGAIN_MS = 3_000;

export function SendingResults({ campaignId, results, onChanged, onLoaded }: Props) {
  const { t } = useTexts();
  // One that is scheduled for later is looked at too: it costs a call, and begins while the page is open.
  const isMoving = results.some(({ status }) => status === 'running' || status === 'scheduled');
  const look = useEffectEvent(() => {
    api<{ items: Sending[] }>('GET', `/api/marketing/campaigns/${campaignId}/results`).then(
      ({ items }) => onLoaded(items),
      // The next look may succeed.
      () => undefined,
    );
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="results-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="results-title" className="text-base">
        {t('mailing:results.title')}
      </h2>
      {results.map((sending) => (
        <OneSending key={sending.id} campaignId={campaignId} sending={sending} onChanged={onChanged} />
      ))}
    </section>
  );
}

type OneProps = { campaignId: number; sending: Sending; onChanged: (sending: Sending) => void };

const FIGURES = [
  'total',
  'waiting',
  'sent',
  'clicked',
  'unsubscribed',
  'bounced',
  'failed',
  'unsure',
  'skipped',
] as const;
/** Said even where they are nothing. */
const ALWAYS: ReadonlySet<string> = new Set(['total', 'sent', 'clicked', 'unsubscribed']);

function OneSending({ campaignId, sending, onChanged }: OneProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState<Chosen>();
  const { figures, status, startsAt } = sending;
  const number = new Intl.NumberFormat(tag);
  const date = formatDateTime(startsAt, tag, timeZone);
  const shown = FIGURES.filter((name) => ALWAYS.has(name) || figures[name] > 0);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">
          {t('mailing:results.to', { name: sending.audienceName })}
        </h3>
        <Badge tone={TONES[status]}>{t(`mailing:results.statuses.${status}`)}</Badge>
        <span className="text-sm text-ink-soft">
          {t(status === 'scheduled' ? 'mailing:results.startsAt' : 'mailing:results.startedAt', { date })}
        </span>
        <span className="act ml-auto flex gap-2">
          <SendingActs campaignId={campaignId} sending={sending} onChanged={onChanged} />
        </span>
      </header>
      <FigureStrip
        label={t('mailing:results.title')}
        figures={shown.map((name) => ({
          label: t(`mailing:results.figures.${name}`),
          value: number.format(figures[name]),
          isPressed: chosen === name,
          ...(figures[name] > 0 && {
            onPress: () => setChosen(chosen === name ? undefined : name),
          }),
        }))}
      />
      {chosen === 'unsure' ? (
        <p className="max-w-[72ch] text-sm text-ink-soft">{t('mailing:results.unsureHint')}</p>
      ) : null}
      {chosen ? (
        <DeliveryRows key={chosen} campaignId={campaignId} sendingId={sending.id} chosen={chosen} />
      ) : null}
    </article>
  );
}

function SendingActs({ campaignId, sending, onChanged }: OneProps) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  async function act(name: 'cancel' | 'resume', said: string): Promise<void> {
    setPending(true);
    try {
      const body = { sendingId: sending.id };
      onChanged(await api<Sending>('POST', `/api/marketing/campaigns/${campaignId}/${name}`, { body }));
      toast.success(said);
    } catch (error) {
      toast.error(t('mailing:results.failedAct'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  const { status, figures } = sending;
  if (status === 'scheduled' || status === 'running')
    return (
      <Button
        size="small"
        isPending={isPending}
        onPress={() => void act('cancel', t('mailing:results.cancelled'))}
      >
        {t('mailing:results.cancel')}
      </Button>
    );
  if (status === 'failed' || (status === 'done' && figures.unsure > 0))
    return (
      <Button
        size="small"
        isPending={isPending}
        onPress={() => void act('resume', t('mailing:results.resumed'))}
      >
        {t(status === 'failed' ? 'mailing:results.resume' : 'mailing:results.repeat')}
      </Button>
    );
  return null;
}
