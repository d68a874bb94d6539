import { useId } from 'react';
import type { Texts } from '#islands/ui/make-texts.ts';
import { NativeField } from './NativeField.tsx';

type Field = { name: string; error: string | undefined; value: string | undefined };
type Props = { texts: Texts; field: (name: string) => Field };

const PAIR = 'grid gap-x-4 gap-y-fields sm:grid-cols-2';
const revealOf = ({ t }: Texts) => ({ show: t('accounts:showPassword'), hide: t('accounts:hidePassword') });

export function UsernameField({ texts: { t }, field }: Props) {
  return <NativeField {...field('username')} label={t('accounts:username')} autoComplete="username" />;
}

export function EmailField({ texts: { t }, field }: Props) {
  return <NativeField {...field('email')} type="email" label={t('accounts:email')} autoComplete="email" />;
}

export function PasswordField({ texts, field }: Props) {
  const label = texts.t('accounts:password');
  const reveal = revealOf(texts);
  return <NativeField {...field('password')} label={label} autoComplete="current-password" reveal={reveal} />;
}

export function NewPasswordFields({ texts, field }: Props) {
  const { t } = texts;
  const rule = useId();
  const shared = { autoComplete: 'new-password', reveal: revealOf(texts) };
  return (
    <div className={PAIR}>
      <NativeField {...field('password')} {...shared} label={t('accounts:password')} describedBy={rule} />
      <p id={rule} className="-mt-3.5 text-xs leading-5 text-ink-soft sm:order-last sm:col-span-2">
        {t('accounts:passwordHint')}
      </p>
      <NativeField {...field('confirmPassword')} {...shared} label={t('accounts:confirmPassword')} />
    </div>
  );
}

export function RegisterFields(props: Props) {
  const { texts, field } = props;
  return (
    <>
      <div className={PAIR}>
        <NativeField {...field('name')} label={texts.t('accounts:name')} autoComplete="name" />
        <EmailField {...props} />
      </div>
      <UsernameField {...props} />
      <NewPasswordFields {...props} />
    </>
  );
}
