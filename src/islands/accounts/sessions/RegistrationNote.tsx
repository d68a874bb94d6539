import type { Texts } from '#islands/ui/make-texts.ts';

/** Why registration is not available; `data-registration` around the form selects one of the two notes. */
export function RegistrationNote({ t }: Pick<Texts, 't'>) {
  const note = 'hidden border-t border-line pt-4 text-sm text-ink-soft';
  return (
    <>
      <p className={`${note} in-data-[registration=invite]:block`}>{t('accounts:registrationInvite')}</p>
      <p className={`${note} in-data-[registration=closed]:block`}>{t('accounts:registrationClosed')}</p>
    </>
  );
}
