import type { Registration } from '#shared/installation.ts';
import { forRegistration } from '#shared/page-markers.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** `unknown` in a page that is built before the server's settings are known. */
export type KnownRegistration = Registration | 'unknown';

const NOTES = { invite: 'accounts:registrationInvite', closed: 'accounts:registrationClosed' } as const;

/** Why nobody can create an account here. */
export function RegistrationNote({
  t,
  registration,
}: Pick<Texts, 't'> & { registration: KnownRegistration }) {
  return (['invite', 'closed'] as const)
    .filter((only) => registration === only || registration === 'unknown')
    .map((only) => (
      <p key={only} {...forRegistration(only)} className="border-t border-line pt-4 text-sm text-ink-soft">
        {t(NOTES[only])}
      </p>
    ));
}
