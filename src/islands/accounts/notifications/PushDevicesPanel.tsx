import { Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { PushDevice, PushDevices } from '#features/accounts/push/push.schema.ts';
import { deviceOf } from '#features/accounts/sessions/user-agent.rules.ts';
import { api } from '#islands/api.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { pageFact } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { canPush, rememberPushed, subscribe, unsubscribe } from './push-browser.ts';

type Props = { first: PushDevices; isDemo: boolean };
type Why = 'demo' | 'unsupported' | 'denied';

const neverChanges = () => () => undefined;

function pushRefusal(): Why | null {
  if (!canPush()) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Browsers that the account is told on, this one by a switch. */
export function PushDevicesPanel({ first, isDemo }: Props) {
  const { t } = useTexts();
  const [devices, setDevices] = useState(first.items);
  const [isPending, setPending] = useState(false);
  // Known in the browser alone.
  const refusal = useSyncExternalStore(neverChanges, pushRefusal, () => null);
  const [isDenied, setDenied] = useState(false);
  const why: Why | null = isDemo ? 'demo' : isDenied ? 'denied' : refusal;
  const current = devices.find((each) => each.isCurrent);
  const others = devices.filter((each) => !each.isCurrent);

  const nameOf = (userAgent: string): string => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('account:sessions.device', { browser, system });
    return browser ?? system ?? t('account:sessions.unknown');
  };

  async function turn(isOn: boolean) {
    setPending(true);
    try {
      if (isOn) await turnOn();
      else if (current) await turnOff(current);
    } catch (error) {
      toast.error(t('account:notifications.push.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  async function turnOn() {
    const subscription = await subscribe(first.publicKey);
    if (!subscription) return setDenied(true);
    const made = await api<PushDevice>('POST', '/api/notifications/devices', { body: subscription });
    rememberPushed(pageFact('userId'));
    setDevices((before) => [made, ...before.filter(({ id, isCurrent }) => id !== made.id && !isCurrent)]);
    toast.success(t('account:notifications.push.turnedOn'));
  }
  async function turnOff({ id }: PushDevice) {
    rememberPushed(null);
    await unsubscribe().catch(() => undefined);
    await remove(id);
    toast.success(t('account:notifications.push.turnedOff'));
  }
  async function remove(id: number) {
    await api('DELETE', `/api/notifications/devices/${id}`);
    setDevices((before) => before.filter((each) => each.id !== id));
  }
  const forget = (id: number) =>
    remove(id).catch((error: unknown) =>
      toast.error(t('account:notifications.push.failed'), errorText(error, t)),
    );

  return (
    <div className="pt-4">
      <SettingsSection
        title={t('account:notifications.push.title')}
        text={t('account:notifications.push.text')}
      >
        <Checkbox
          isSelected={current !== undefined}
          isDisabled={isPending || (why !== null && current === undefined)}
          onChange={(isOn) => void turn(isOn)}
        >
          {t('account:notifications.push.here')}
        </Checkbox>
        {why === null ? null : (
          <p className="mt-1 text-sm text-ink-soft">{t(`account:notifications.push.${why}`)}</p>
        )}
        {others.length === 0 ? null : (
          <>
            <h3 className="mt-4 text-sm font-semibold">{t('account:notifications.push.others')}</h3>
            <ul className="divide-y divide-line border-b border-line text-sm">
              {others.map(({ id, userAgent }) => (
                <li key={id} className="flex min-h-row items-center justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{nameOf(userAgent)}</span>
                  <PlainButton size="small" variant="quiet" icon={Trash2} onPress={() => void forget(id)}>
                    {t('account:notifications.push.forget')}
                    <span className="sr-only">: {nameOf(userAgent)}</span>
                  </PlainButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </SettingsSection>
    </div>
  );
}
