import { useState } from 'react';
import type { AddedPasskey, PasskeyOffer } from '#features/accounts/second-factor/passkey.schema.ts';
import type { RecoveryCodes, TotpOffer } from '#features/accounts/second-factor/second-factor.schema.ts';
import { api } from '#islands/api.ts';
import { CodeForm } from '#islands/session/CodeForm.tsx';
import { askedFactor, factorError, type GivenFactor } from '#islands/session/second-factor.ts';
import { createPasskey } from '#islands/session/passkey.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AppForm } from './AppForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import type { SecondFactorAct } from './second-factor-act.ts';

type Props = { act: SecondFactorAct; username: string; onChanged: () => void; onClose: () => void };
type Password = { currentPassword: string };
/** The password was right, and a factor in use has to follow. */
type Asked = { password: Password; name: string; passkey: unknown };
type Step = { asked?: Asked; offer?: TotpOffer; codes?: readonly string[] };

const PATH = '/api/user/second-factor';

const TITLES = {
  setUp: 'account:secondFactor.setUpTitle',
  addPasskey: 'account:secondFactor.addPasskeyTitle',
  renew: 'account:secondFactor.renewTitle',
  remove: 'account:secondFactor.removeTitle',
  removePasskey: 'account:secondFactor.removePasskeyTitle',
} as const;

/**
 * Password first, and a factor in use where there is one; then what the app or the browser has to do, and the recovery
 * codes where there are new ones.
 */
export function SecondFactorDialog({ act, username, onChanged, onClose }: Props) {
  const { t } = useTexts();
  const [{ asked, offer, codes }, setStep] = useState<Step>({});

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

  const carryOut: Record<SecondFactorAct['kind'], (proof: object, name: string) => Promise<void>> = {
    setUp: async (proof) => setStep({ offer: await api<TotpOffer>('POST', `${PATH}/totp`, options(proof)) }),
    addPasskey: async (proof, name) => {
      const begun = await api<PasskeyOffer>('POST', `${PATH}/passkeys/options`, options(proof));
      const passkey = await createPasskey(begun.options);
      if (passkey === null) return setStep({});
      const added = await api<AddedPasskey>('POST', `${PATH}/passkeys`, options({ name, passkey }));
      taken(added, t('account:secondFactor.passkeyAdded'));
    },
    renew: async (proof) => {
      const renewed = await api<RecoveryCodes>('POST', `${PATH}/recovery-codes`, options(proof));
      onChanged();
      showCodes(renewed.recoveryCodes);
    },
    remove: async (proof) => {
      await api('DELETE', `${PATH}/totp`, options(proof));
      removed();
    },
    removePasskey: async (proof) => {
      if (act.kind !== 'removePasskey') return;
      await api('DELETE', `${PATH}/passkeys/${act.passkey.id}`, options(proof));
      removed();
    },
  };
  const sendPassword = async (password: Password, name: string) => {
    try {
      await carryOut[act.kind](password, name);
    } catch (error) {
      const factor = askedFactor(error);
      if (factor === null) throw error;
      setStep({ asked: { password, name, ...factor } });
    }
  };
  const give = (before: Asked) => async (factor: GivenFactor) => {
    try {
      await carryOut[act.kind]({ ...before.password, ...factor }, before.name);
      return undefined;
    } catch (error) {
      return factorError(error) ?? errorText(error, t);
    }
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
      ) : asked ? (
        <CodeForm passkey={asked.passkey} give={give(asked)} onDismiss={onClose} />
      ) : (
        <PasswordStep act={act.kind} username={username} send={sendPassword} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type ProofProps = {
  title: string;
  passkey: unknown;
  give: (factor: GivenFactor) => Promise<string | undefined>;
  onDismiss: () => void;
};

/** Asks for a factor in use where another form has had the password (use-proof.ts). */
export function ProofDialog({ title, ...form }: ProofProps) {
  return (
    <Dialog isOpen onOpenChange={form.onDismiss} title={title}>
      <CodeForm {...form} />
    </Dialog>
  );
}
