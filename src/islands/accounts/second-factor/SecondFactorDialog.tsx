import { useState } from 'react';
import type { AddedPasskey, Passkey, PasskeyOffer } from '#features/accounts/second-factor/passkey.schema.ts';
import type { RecoveryCodes, TotpOffer } from '#features/accounts/second-factor/second-factor.schema.ts';
import { api } from '#islands/api.ts';
import { createPasskey } from '#islands/session/passkey.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AppForm } from './AppForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

export type SecondFactorAct =
  { kind: 'setUp' | 'renew' | 'remove' | 'addPasskey' } | { kind: 'removePasskey'; passkey: Passkey };
export type SecondFactorActKind = SecondFactorAct['kind'];

type Props = { act: SecondFactorAct; username: string; onChanged: () => void; onClose: () => void };
type Step = { offer?: TotpOffer; codes?: readonly string[] };

const PATH = '/api/user/second-factor';

const TITLES = {
  setUp: 'account:secondFactor.setUpTitle',
  addPasskey: 'account:secondFactor.addPasskeyTitle',
  renew: 'account:secondFactor.renewTitle',
  remove: 'account:secondFactor.removeTitle',
  removePasskey: 'account:secondFactor.removePasskeyTitle',
} as const;

/** Password first; then what the app or the browser has to do, and the recovery codes where there are new ones. */
export function SecondFactorDialog({ act, username, onChanged, onClose }: Props) {
  const { t } = useTexts();
  const [{ offer, codes }, setStep] = useState<Step>({});

  const showCodes = (recoveryCodes: readonly string[]) =>
    recoveryCodes.length > 0 ? setStep({ codes: recoveryCodes }) : onClose();
  const taken = ({ recoveryCodes }: RecoveryCodes, message: string) => {
    const isFirst = recoveryCodes.length > 0;
    toast.success(
      isFirst ? t('account:secondFactor.confirmed') : message,
      isFirst ? t('account:secondFactor.confirmedText') : undefined,
    );
    onChanged();
    showCodes(recoveryCodes);
  };
  const removed = () => {
    toast.success(t('account:secondFactor.removed'));
    onChanged();
    onClose();
  };
  const options = (body: object) => ({ isAccountAct: true, body });

  const carryOut: Record<SecondFactorActKind, (password: object, name: string) => Promise<void>> = {
    setUp: async (password) =>
      setStep({ offer: await api<TotpOffer>('POST', `${PATH}/totp`, options(password)) }),
    addPasskey: async (password, name) => {
      const begun = await api<PasskeyOffer>('POST', `${PATH}/passkeys/options`, options(password));
      const passkey = await createPasskey(begun.options);
      if (passkey === null) return;
      const added = await api<AddedPasskey>('POST', `${PATH}/passkeys`, options({ name, passkey }));
      taken(added, t('account:secondFactor.passkeyAdded'));
    },
    renew: async (password) => {
      const renewed = await api<RecoveryCodes>('POST', `${PATH}/recovery-codes`, options(password));
      onChanged();
      showCodes(renewed.recoveryCodes);
    },
    remove: async (password) => {
      await api('DELETE', `${PATH}/totp`, options(password));
      removed();
    },
    removePasskey: async (password) => {
      if (act.kind !== 'removePasskey') return;
      await api('DELETE', `${PATH}/passkeys/${act.passkey.id}`, options(password));
      removed();
    },
  };
  const name = act.kind === 'removePasskey' ? act.passkey.name : '';

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(codes ? 'account:secondFactor.codesTitle' : TITLES[act.kind], { name })}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} onDone={onClose} />
      ) : offer ? (
        <AppForm
          offer={offer}
          onTaken={(answer) => taken(answer, t('account:secondFactor.replaced'))}
          onCancel={onClose}
        />
      ) : (
        <PasswordStep act={act.kind} username={username} send={carryOut[act.kind]} onCancel={onClose} />
      )}
    </Dialog>
  );
}
