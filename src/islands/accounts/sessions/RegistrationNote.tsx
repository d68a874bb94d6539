import type { Texts } from '#islands/ui/make-texts.ts';

/** Why there is no tab to register: which of the two is shown, `data-registration` around the form decides. */
export function RegistrationNote({ t }: Pick<Texts, 't'>) {
  const note = 'hidden border-t border-line pt-4 text-sm text-ink-soft';
  return (
    <>
      <p className={`${note} in-data-[registration=invite]:block`}>{t('accounts:registrationInvite')}</p>
      <p className={`${note} in-data-[registration=closed]:block`}>{t('accounts:registrationClosed')}</p>
    </>
  );
}
