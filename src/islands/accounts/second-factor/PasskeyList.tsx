import { KeyRound } from 'lucide-react';
import type { Passkey } from '#features/accounts/second-factor/passkey.schema.ts';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = { passkeys: readonly Passkey[]; onRemove?: (passkey: Passkey) => void };

export function PasskeyList({ passkeys, onRemove }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  return passkeys.map((passkey) => {
    const { id, name, createdAt, lastUsedAt } = passkey;
    return (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <KeyRound size={20} aria-hidden="true" className="shrink-0 text-success-ink" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm font-semibold wrap-anywhere">{name}</p>
          <p className="text-xs text-ink-soft">
            {t('account:secondFactor.passkeySince', { date: formatDay(createdAt, tag, timeZone) })}
            {', '}
            {lastUsedAt === null
              ? t('account:secondFactor.passkeyUnused')
              : t('account:secondFactor.passkeyUsed', { when: formatDateTime(lastUsedAt, tag, timeZone) })}
          </p>
        </div>
        {onRemove ? (
          <PlainButton
            size="small"
            aria-label={t('account:secondFactor.removePasskeyOf', { name })}
            onPress={() => onRemove(passkey)}
          >
            {t('account:secondFactor.remove')}
          </PlainButton>
        ) : null}
      </li>
    );
  });
}
