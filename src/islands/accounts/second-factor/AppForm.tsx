import { useState } from 'react';
import type { RecoveryCodes, TotpOffer } from '#features/accounts/second-factor/second-factor.schema.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { offer: TotpOffer; onTaken: (codes: RecoveryCodes) => void; onCancel: () => void };

/** In groups of four, as apps show it and people type it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function AppForm({ offer: { secret, url, qr }, onTaken, onCancel }: Props) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const { isPending, errors, setErrors, run } = useAct(t('account:secondFactor.failed'));
  const confirm = () =>
    void run(async () => {
      const options = { isAccountAct: true, body: { code: code.trim() } };
      onTaken(await api<RecoveryCodes>('POST', '/api/user/second-factor/totp/confirm', options));
    });
  return (
    <SubmitForm
      onSubmit={confirm}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t('account:secondFactor.confirm')}
    >
      <p className="text-sm">{t('account:secondFactor.scanText')}</p>
      {/* Dark on light in both themes: cameras read nothing else reliably. */}
      <svg
        role="img"
        aria-label={t('account:secondFactor.qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-52 justify-self-center max-sm:size-40 rounded-control"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="justify-self-center">
        <ButtonLink href={url} size="small">
          {t('account:secondFactor.openApp')}
        </ButtonLink>
      </div>
      <CopyField label={t('account:secondFactor.key')} value={grouped(secret)} />
      <TextField
        name="code"
        label={t('account:secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={(value) => {
          setCode(value);
          setErrors({});
        }}
        error={errors.code}
        isRequired
      />
    </SubmitForm>
  );
}
