import { useState } from 'react';
import {
  MAIL_WAYS,
  NOTIFICATION_KINDS,
  type KindSetting,
  type NotificationKind,
} from '#features/accounts/notifications/notification.values.ts';
import type { PushDevices } from '#features/accounts/push/push.schema.ts';
import type { NotificationSettings } from '#features/accounts/notifications/settings.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { FIELD, LABEL } from '#islands/ui/field-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PushDevicesPanel } from './PushDevicesPanel.tsx';

type Props = {
  first: NotificationSettings;
  devices: PushDevices;
  isDemo: boolean;
  timeZones: readonly string[];
  username: string;
};

export function NotificationSettingsPage({
  texts,
  ...props
}: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <PushDevicesPanel first={props.devices} isDemo={props.isDemo} />
      <SettingsForm first={props.first} timeZones={props.timeZones} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

const NIGHT = { from: '22:00', to: '07:00' };

function SettingsForm({ first, timeZones }: Pick<Props, 'first' | 'timeZones'>) {
  const { t } = useTexts();
  const [settings, setSettings] = useState(first);
  const { kinds, quietHours, timeZone } = settings;
  const { isPending, errors, run } = useAct(t('account:notifications.saveFailed'));
  const change = (kind: NotificationKind, part: Partial<KindSetting>) =>
    setSettings((before) => ({
      ...before,
      kinds: { ...before.kinds, [kind]: { ...before.kinds[kind], ...part } },
    }));
  const setHours = (part: Partial<typeof NIGHT>) =>
    setSettings((before) => ({ ...before, quietHours: { ...NIGHT, ...before.quietHours, ...part } }));

  return (
    <form
      noValidate
      className="max-w-[62rem] border-t border-line pt-8"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          setSettings(
            await api<NotificationSettings>('PATCH', '/api/notifications/settings', { body: settings }),
          );
          toast.success(t('account:notifications.saved'));
        });
      }}
    >
      <SettingsSection
        title={t('account:notifications.kindsTitle')}
        text={t('account:notifications.kindsText')}
      >
        <ul className="divide-y divide-line border-b border-line">
          {NOTIFICATION_KINDS.map((kind) => {
            const name = t(`account:notifications.kinds.${kind}`);
            return (
              <li
                key={kind}
                className="grid items-center gap-x-4 py-1.5 max-sm:grid-cols-2 max-sm:py-3 sm:grid-cols-[minmax(0,1fr)_7.5rem_8rem_9rem]"
              >
                <span className="text-sm font-medium max-sm:col-span-2">{name}</span>
                <Checkbox
                  isSelected={kinds[kind].inPage}
                  onChange={(inPage) => change(kind, { inPage })}
                  aria-label={t('account:notifications.inPageOf', { kind: name })}
                >
                  {t('account:notifications.inPage')}
                </Checkbox>
                <Checkbox
                  isSelected={kinds[kind].push}
                  onChange={(push) => change(kind, { push })}
                  aria-label={t('account:notifications.push.of', { kind: name })}
                >
                  {t('account:notifications.push.short')}
                </Checkbox>
                <PlainSelect
                  className="max-sm:col-span-2"
                  label={t('account:notifications.byMailOf', { kind: name })}
                  value={kinds[kind].mail}
                  onChange={(mail) => change(kind, { mail })}
                  options={MAIL_WAYS.map((id) => ({
                    id,
                    label: `${t('account:notifications.byMailShort')}: ${t(`account:notifications.mail.${id}`)}`,
                  }))}
                />
              </li>
            );
          })}
        </ul>
        <p className="mt-3 text-xs leading-5 text-ink-soft">{t('account:notifications.mailNote')}</p>
      </SettingsSection>
      <SettingsSection
        title={t('account:notifications.quietTitle')}
        text={t('account:notifications.quietText')}
      >
        <div className="fields">
          <Checkbox
            isSelected={quietHours !== null}
            onChange={(isOn) => setSettings((before) => ({ ...before, quietHours: isOn ? NIGHT : null }))}
          >
            {t('account:notifications.quiet')}
          </Checkbox>
          {quietHours ? (
            <div className="grid max-w-80 grid-cols-2 gap-4">
              <TextField
                type="time"
                label={t('account:notifications.quietFrom')}
                value={quietHours.from}
                onChange={(from) => setHours({ from })}
                error={errors['quietHours.from']}
              />
              <TextField
                type="time"
                label={t('account:notifications.quietTo')}
                value={quietHours.to}
                onChange={(to) => setHours({ to })}
                error={errors['quietHours.to']}
              />
            </div>
          ) : null}
          <label className={`${FIELD} max-w-80`}>
            <span className={LABEL}>{t('account:notifications.zone')}</span>
            <PlainSelect
              label={t('account:notifications.zone')}
              value={timeZone}
              onChange={(zone) => setSettings((before) => ({ ...before, timeZone: zone }))}
              options={[...new Set([timeZone, ...timeZones])].toSorted().map((id) => ({ id, label: id }))}
            />
          </label>
          <PlainButton
            variant="primary"
            type="submit"
            isPending={isPending}
            className="reading justify-self-start"
          >
            {t('account:notifications.save')}
          </PlainButton>
        </div>
      </SettingsSection>
    </form>
  );
}
