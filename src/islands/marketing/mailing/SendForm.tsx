import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Audience, Readiness, Sending } from '#features/loop/mailing/mailing.schema.ts';
import {
  BASES,
  PER_MINUTE,
  PURPOSES,
  QUIET,
  type Basis,
  type Purpose,
} from '#features/loop/mailing/mailing.values.ts';
import { momentOf } from '#shared/dates/days.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ReadinessPanel } from './ReadinessPanel.tsx';
import { audienceIn, useReadiness, type AudienceKey } from './use-readiness.ts';
import { useSentForm } from './use-sent-form.ts';

type Props = {
  campaignId: number;
  email: string;
  lists: readonly Audience[];
  segments: readonly Audience[];
  readiness: Readiness;
  onSent: (sending: Sending) => void;
};

const keyOf = ({ kind, id }: Audience): AudienceKey => `${kind}:${id}`;

export function SendForm({ campaignId, email, lists, segments, readiness: first, onSent }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const audiences = [...lists, ...segments];
  const [audience, setAudience] = useState<AudienceKey>('');
  const [purpose, setPurpose] = useState<Purpose>('offers');
  const [basis, setBasis] = useState<Basis>('consent');
  const [target, setTarget] = useState(first.target ?? '');
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const [perMinute, setPerMinute] = useState(String(PER_MINUTE.default));
  const [isQuiet, setQuiet] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const { readiness, isAsking } = useReadiness(campaignId, first, { audience, purpose, basis });
  const path = `/api/marketing/campaigns/${campaignId}`;
  const sending = useSentForm(t('mailing:send.failed'), async () => {
    const at = isLater && day !== '' ? momentOf(day, time || '00:00', timeZone).toISOString() : null;
    const sent = await api<Sending>('POST', `${path}/send`, {
      body: {
        ...audienceIn(audience),
        at,
        purpose,
        basis,
        ...(target !== (first.target ?? '') && { target: target === '' ? null : target }),
        perMinute: Number(perMinute) || 0,
        quiet: isQuiet ? QUIET : null,
      },
      idempotencyKey: newIdempotencyKey(),
    });
    setAsked(false);
    toast.success(t(at === null ? 'mailing:send.sent' : 'mailing:send.scheduled'));
    onSent(sent);
  });
  const testing = useSentForm(t('mailing:send.failed'), async () => {
    await api('POST', `${path}/test`, { body: {}, idempotencyKey: newIdempotencyKey() });
    toast.success(t('mailing:send.tested', { email }));
  });
  const count = readiness.people?.reached ?? 0;
  const isHindered = readiness.checks.some(({ check, isAdvice }) => !isAdvice && check !== 'nobody');
  const canSend = !isHindered && !isAsking && audience !== '' && count > 0 && (!isLater || day !== '');
  const many = new Intl.NumberFormat(tag).format(count);
  const label = t(isLater ? 'mailing:send.schedule' : 'mailing:send.send', { count: many });

  return (
    <>
      <section aria-labelledby="send-title" className="act fields">
        <h2 id="send-title" className="text-base">
          {t('mailing:send.settings')}
        </h2>
        {audiences.length === 0 ? (
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            {t('mailing:send.noAudience')}
            <ButtonLink href="/comercia/lists" size="small">
              {t('mailing:send.makeAudience')}
            </ButtonLink>
          </p>
        ) : (
          <Select
            label={t('mailing:send.audience')}
            value={audience === '' ? null : audience}
            onChange={setAudience}
            error={sending.errors['listId']}
            options={audiences.map((each) => ({
              id: keyOf(each),
              label: each.name,
              description: `${t(`mailing:kinds.${each.kind}`)} · ${t('mailing:lists.count', { count: each.people })}`,
            }))}
          />
        )}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Select
            label={t('mailing:send.purpose')}
            value={purpose}
            onChange={setPurpose}
            options={PURPOSES.map((id) => ({ id, label: t(`mailing:purposes.${id}`) }))}
          />
          <Select
            label={t('mailing:send.when')}
            value={isLater ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
            options={(['now', 'later'] as const).map((id) => ({ id, label: t(`mailing:send.${id}`) }))}
          />
          {isLater ? (
            <>
              <TextField
                label={t('mailing:send.date')}
                type="date"
                value={day}
                onChange={setDay}
                error={sending.errors['at']}
                isRequired
              />
              <TextField label={t('mailing:send.time')} type="time" value={time} onChange={setTime} />
            </>
          ) : null}
        </div>
        <Select
          label={t('mailing:send.basis')}
          description={t('mailing:basesHint')}
          value={basis}
          onChange={setBasis}
          options={BASES.map((id) => ({ id, label: t(`mailing:bases.${id}`) }))}
        />
        <Disclosure title={t('mailing:send.more')}>
          <div className="fields pt-2">
            <TextField
              label={t('mailing:send.target')}
              description={t('mailing:send.targetHint')}
              type="url"
              value={target}
              onChange={setTarget}
              error={sending.errors['target']}
            />
            <TextField
              label={t('mailing:send.perMinute')}
              description={t('mailing:send.perMinuteHint')}
              inputMode="numeric"
              value={perMinute}
              onChange={(typed) => setPerMinute(typed.replace(/\D/gu, '').slice(0, 4))}
              error={sending.errors['perMinute']}
            />
            <Checkbox isSelected={isQuiet} onChange={setQuiet}>
              {t('mailing:send.quiet')}
            </Checkbox>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              <dt className="text-ink-soft">{t('mailing:send.from')}</dt>
              <dd className="wrap-anywhere">
                {readiness.sender.name} &lt;{readiness.sender.address}&gt;
              </dd>
              <dt className="text-ink-soft">{t('mailing:send.replyTo')}</dt>
              <dd className="wrap-anywhere">{readiness.sender.replyTo}</dd>
            </dl>
          </div>
        </Disclosure>
      </section>
      <ReadinessPanel readiness={readiness} />
      <div className="act flex flex-wrap gap-2">
        <Button variant="primary" icon={Send} isDisabled={!canSend} onPress={() => setAsked(true)}>
          {count > 0 ? label : t('mailing:send.sendNobody')}
        </Button>
        <Button isDisabled={isHindered} isPending={testing.isPending} onPress={testing.submit}>
          {t('mailing:send.test')}
        </Button>
      </div>
      <LazyAlertDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        tone="accent"
        title={t('mailing:send.confirmTitle', { count })}
        confirmLabel={label}
        isPending={sending.isPending}
        onConfirm={sending.submit}
      >
        {t('mailing:send.confirmText')}
      </LazyAlertDialog>
    </>
  );
}
