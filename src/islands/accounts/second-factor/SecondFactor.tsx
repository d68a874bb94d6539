import { ShieldOff, Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { SecondFactorState } from '#features/accounts/second-factor/second-factor.schema.ts';
import { api } from '#islands/api.ts';
import { knowsPasskeys } from '#islands/session/passkey.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import type { SecondFactorAct } from './second-factor-act.ts';

const dialog = lazyComponent(async () => (await import('./SecondFactorDialog.tsx')).SecondFactorDialog);

/** Fewer make the line stand out. */
const ENOUGH_CODES = 3;

type Props = { first: SecondFactorState; username: string; onChanged: () => void };

/** Settings of what the account is asked for beside its password. */
export function SecondFactor({ first, username, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [state, setState] = useState(first);
  const [act, setAct] = useState<SecondFactorAct | null>(null);
  const opening = useOpening(dialog);
  const canAdd = usePasskeys() && state.canHavePasskeys;
  const { totpSince, isRequired, recoveryCodesLeft, passkeys } = state;
  const isOn = totpSince !== null || passkeys.length > 0;
  /** The installation requires one: the last can be replaced but not removed. */
  const canRemove = !isRequired || (totpSince === null ? 0 : 1) + passkeys.length > 1;

  const begin = (chosen: SecondFactorAct) => void opening.whenLoaded(() => setAct(chosen));
  const button = (kind: 'setUp' | 'addPasskey' | 'renew', label: string, variant?: 'primary') => (
    <PlainButton
      {...(variant && { variant })}
      isPending={opening.isOpening}
      {...prefetchOnIntent(dialog)}
      onPress={() => begin({ kind })}
    >
      {label}
    </PlainButton>
  );
  const reload = async () => {
    const current = await api<SecondFactorState>('GET', '/api/user/second-factor').catch(() => null);
    if (current) setState(current);
    onChanged();
  };

  return (
    <div className="grid gap-4">
      {isRequired && !isOn ? (
        <p className="rounded-control bg-warning-soft p-4 text-sm text-warning-ink">
          {t('account:secondFactor.missing')}
        </p>
      ) : null}
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {isOn ? null : (
          <li className="flex items-center gap-4 px-4 py-3 text-sm text-ink-soft">
            <ShieldOff size={20} aria-hidden="true" className="shrink-0" />
            {t('account:secondFactor.off')}
          </li>
        )}
        {totpSince === null ? null : (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <Smartphone size={20} aria-hidden="true" className="shrink-0 text-success-ink" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-sm font-semibold">{t('account:secondFactor.on')}</p>
              <p className="text-xs text-ink-soft">
                {t('account:secondFactor.since', { date: formatDay(totpSince, tag, timeZone) })}
              </p>
            </div>
            {canRemove ? (
              <PlainButton
                size="small"
                aria-label={t('account:secondFactor.removeApp')}
                onPress={() => begin({ kind: 'remove' })}
              >
                {t('account:secondFactor.remove')}
              </PlainButton>
            ) : null}
          </li>
        )}
        <PasskeyList
          passkeys={passkeys}
          {...(canRemove && { onRemove: (passkey) => begin({ kind: 'removePasskey', passkey }) })}
        />
      </ul>
      {isOn ? (
        <p
          className={`text-xs ${recoveryCodesLeft < ENOUGH_CODES ? 'font-semibold text-warning-ink' : 'text-ink-soft'}`}
        >
          {t('account:secondFactor.codesLeft', { count: recoveryCodesLeft })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {totpSince === null
          ? button('setUp', t('account:secondFactor.setUp'), isOn ? undefined : 'primary')
          : button('setUp', t('account:secondFactor.replace'))}
        {canAdd ? button('addPasskey', t('account:secondFactor.addPasskey')) : null}
        {isOn ? button('renew', t('account:secondFactor.renew')) : null}
      </div>
      {isOn && !canRemove ? (
        <p className="text-xs text-ink-soft">{t('account:secondFactor.required')}</p>
      ) : null}
      {act !== null && (
        <dialog.Part
          act={act}
          username={username}
          onChanged={() => void reload()}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

const unchanging = () => () => undefined;

/** The server cannot know what the browser can do. */
const usePasskeys = (): boolean => useSyncExternalStore(unchanging, knowsPasskeys, () => false);
