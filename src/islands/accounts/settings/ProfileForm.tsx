import { useState } from 'react';
import { START_PAGES } from '#features/accounts/users/start-page.values.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import { LOCALES } from '#shared/languages.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { FormNotices } from '#islands/ui/FormNotices.tsx';
import { FIELD, LABEL } from '#islands/ui/field-styles.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useRecordForm } from '#islands/ui/use-record-form.ts';
import { proofDialog, useProof } from '#islands/accounts/second-factor/use-proof.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';

type Props = {
  user: PublicUser;
  /** False without a mail server, where addresses are not confirmed. */
  isConfirmationAsked: boolean;
  draftKey: string;
  onSaved: (user: PublicUser) => void;
};

/** Stands for null, the start page of all portals: the values of a form are texts. */
const ALL_PORTALS = 'start' as const;

const valuesOf = ({ name, email, language, startPage }: PublicUser): FormValues => ({
  name,
  email,
  language,
  startPage: startPage ?? ALL_PORTALS,
});

/** A new address requires the password, which is not part of the draft, and a second factor in use. */
export function ProfileForm({ user, isConfirmationAsked, draftKey, onSaved }: Props) {
  const { t, locale } = useTexts();
  const [currentPassword, setCurrentPassword] = useState('');
  const { asked, proven } = useProof();
  const record = useRecordForm<PublicUser>({
    draftKey,
    values: valuesOf(user),
    readAt: user.updatedAt,
    valuesOfStored: valuesOf,
    failedTitle: t('account:profile.saveFailed'),
    send: ({ startPage, ...values }, { readAt }) =>
      proven((factor) =>
        api<PublicUser>('PATCH', '/api/user', {
          isAccountAct: true,
          body: {
            ...values,
            startPage: startPage === ALL_PORTALS ? null : startPage,
            updatedAt: readAt,
            ...(currentPassword !== '' && { currentPassword }),
            ...factor,
          },
        }),
      ),
    onSaved: (saved) => {
      if (saved.language === locale) {
        toast.success(t('account:profile.saved'));
        onSaved(saved);
        return;
      }
      // Reloads the page in the selected language.
      toast.afterNavigation('success', { message: t('account:profile.saved') });
      location.reload();
    },
  });
  const { field } = record;
  const language = field('language');
  const isDemo = user.demoExpiresAt !== null;
  const isNewAddress = field('email').value !== user.email;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record.submit();
      }}
      className="fields"
    >
      <FormNotices {...record} />
      <TextField {...field('name')} label={t('account:profile.name')} autoComplete="name" />
      <div>
        <TextField
          {...field('email')}
          type="email"
          label={t('account:profile.email')}
          autoComplete="email"
          isDisabled={isDemo}
          description={
            isDemo
              ? t('account:profile.emailOfDemo')
              : isNewAddress
                ? t('account:profile.emailChanging')
                : undefined
          }
        />
        {isConfirmationAsked && !isNewAddress && !isDemo ? (
          <Badge tone={user.emailConfirmedAt ? 'success' : 'warning'}>
            {t(user.emailConfirmedAt ? 'account:profile.confirmed' : 'account:profile.unconfirmed')}
          </Badge>
        ) : null}
      </div>
      {isNewAddress ? (
        <CurrentPassword
          value={currentPassword}
          onChange={setCurrentPassword}
          error={field('currentPassword').error}
        />
      ) : null}
      <label className={FIELD}>
        <span className={LABEL}>{t('account:profile.language')}</span>
        <PlainSelect
          label={t('account:profile.language')}
          value={LOCALES.find((id) => id === language.value) ?? locale}
          onChange={language.onChange}
          options={LOCALES.map((id) => ({ id, label: t(`account:profile.languages.${id}`) }))}
        />
        <span className="text-xs leading-5 text-ink-soft">{t('account:profile.languageHint')}</span>
      </label>
      <label className={FIELD}>
        <span className={LABEL}>{t('account:profile.startPage')}</span>
        <PlainSelect
          label={t('account:profile.startPage')}
          value={START_PAGES.find((id) => id === field('startPage').value) ?? ALL_PORTALS}
          onChange={field('startPage').onChange}
          options={([ALL_PORTALS, ...START_PAGES] as const).map((id) => ({
            id,
            label: t(`account:profile.startPages.${id}`),
          }))}
        />
        <span className="text-xs leading-5 text-ink-soft">{t('account:profile.startPageHint')}</span>
      </label>
      <PlainButton
        variant="primary"
        type="submit"
        isPending={record.isPending}
        className="justify-self-start"
      >
        {t('account:profile.save')}
      </PlainButton>
      {asked && <proofDialog.Part title={t('account:profile.emailProof')} {...asked} />}
    </form>
  );
}
