import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactorState } from '#features/accounts/second-factor/second-factor.schema.ts';
import { api } from '#islands/api.ts';
import { formatDay } from '#islands/ui/format.ts';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import type { SecondFactorAct } from './SecondFactorDialog.tsx';

const dialog = lazyComponent(async () => (await import('./SecondFactorDialog.tsx')).SecondFactorDialog);

type Props = { first: SecondFactorState; username: string; onChanged: () => void };

/** What the account is asked for beside its password. */
export function SecondFactor({ first, username, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [state, setState] = useState(first);
  const [act, setAct] = useState<SecondFactorAct | null>(null);
  const opening = useOpening(dialog);
  const { totpSince, isRequired, recoveryCodesLeft } = state;
  const isOn = totpSince !== null;

  const button = (id: SecondFactorAct, label: string, variant?: 'primary') => (
    <PlainButton
      {...(variant && { variant })}
      isPending={opening.isOpening}
      {...prefetchOnIntent(dialog)}
      onPress={() => void opening.whenLoaded(() => setAct(id))}
    >
      {label}
    </PlainButton>
  );
  const reload = async () => {
    const current = await api<SecondFactorState>('GET', '/api/user/second-factor').catch(() => null);
    if (current) setState(current);
    onChanged();
  };
  const Symbol = isOn ? ShieldCheck : ShieldOff;

  return (
    <div className="grid gap-4">
      {isRequired && !isOn ? (
        <p className="rounded-control bg-warning-soft p-4 text-sm text-warning-ink">
          {t('account:secondFactor.missing')}
        </p>
      ) : null}
      <div className="flex items-center gap-4 rounded-panel border border-line bg-surface px-4 py-3">
        <Symbol
          size={20}
          aria-hidden="true"
          className={`shrink-0 ${isOn ? 'text-success-ink' : 'text-ink-soft'}`}
        />
        <div className="min-w-0">
          <p className="text-sm font-semibold">
            {t(isOn ? 'account:secondFactor.on' : 'account:secondFactor.off')}
          </p>
          {isOn ? (
            <p className="text-xs text-ink-soft">
              {t('account:secondFactor.since', { date: formatDay(totpSince, tag, timeZone) })}
              {', '}
              <span className={recoveryCodesLeft < 3 ? 'font-semibold text-warning-ink' : ''}>
                {t('account:secondFactor.codesLeft', { count: recoveryCodesLeft })}
              </span>
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            {button('setUp', t('account:secondFactor.replace'))}
            {button('renew', t('account:secondFactor.renew'))}
            {isRequired ? null : button('remove', t('account:secondFactor.remove'))}
          </>
        ) : (
          button('setUp', t('account:secondFactor.setUp'), 'primary')
        )}
      </div>
      {isOn && isRequired ? (
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
