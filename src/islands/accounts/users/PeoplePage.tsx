import { Download, Search, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PersonErased, PersonSummary } from '#features/loop/person/person.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { api } from '#islands/api.ts';
import { saveFile } from '#islands/save-file.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { NativeField } from '#islands/accounts/sessions/NativeField.tsx';
import { PersonPlaces } from './PersonPlaces.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

type Props = { username: string; first: PersonSummary | null };

const queryOf = (email: string): string => new URLSearchParams({ email }).toString();

/** For administrators: the data stored about an email address, to export or erase. */
export function PeoplePage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <People {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

function People({ first }: Props) {
  const { t } = useTexts();
  const [found, setFound] = useState(first);
  const [isErasing, setErasing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const searching = useAct(t('account:people.searchFailed'));
  const erasing = useAct(t('account:people.eraseFailed'));
  const find = (email: string) => api<PersonSummary>('GET', `/api/admin/people?${queryOf(email)}`);

  const search = () =>
    searching.run(async () => {
      const email = String(new FormData(form.current ?? undefined).get('email') ?? '').trim();
      setFound(null);
      setFound(await find(email));
    });
  const erase = ({ email }: PersonSummary) =>
    erasing.run(async () => {
      await api<PersonErased>('POST', '/api/admin/people/erase', { isAccountAct: true, body: { email } });
      toast.success(t('account:people.erased', { email }));
      setErasing(false);
      setFound(await find(email));
    });
  async function save({ email }: PersonSummary) {
    try {
      await saveFile(`/api/admin/people/export?${queryOf(email)}`, { isAccountAct: true });
    } catch (error) {
      toast.error(t('account:people.exportFailed'), errorText(error, t));
    }
  }

  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <form
        ref={form}
        method="get"
        noValidate
        className="grid items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <NativeField
          name="email"
          type="email"
          label={t('account:people.email')}
          value={first?.email}
          error={searching.errors['email']}
          autoComplete="off"
        />
        <PlainButton
          type="submit"
          variant="primary"
          icon={Search}
          isPending={searching.isPending}
          // As high as the field; aligned above the line reserved for its error.
          className="h-12! sm:mb-6.5 sm:self-end"
        >
          {t('account:people.search')}
        </PlainButton>
      </form>
      {found ? (
        <section aria-live="polite" aria-labelledby="person-title" className="grid gap-4">
          <h2 id="person-title" className="text-lg wrap-anywhere">
            {t('account:people.foundTitle', { email: found.email })}
          </h2>
          <PersonPlaces person={found} />
          {Object.values(found.counts).some((count) => count > 0) ? (
            <div className="flex flex-wrap gap-3">
              <PlainButton icon={Download} onPress={() => void save(found)}>
                {t('account:people.export')}
              </PlainButton>
              <PlainButton
                icon={Trash2}
                onPress={() => setErasing(true)}
                className="border-danger! text-danger-ink!"
              >
                {t('account:people.erase')}
              </PlainButton>
            </div>
          ) : null}
        </section>
      ) : null}
      <LazyAlertDialog
        isOpen={isErasing}
        onOpenChange={setErasing}
        title={t('account:people.eraseTitle', { email: found?.email ?? '' })}
        confirmLabel={t('account:people.erase')}
        isPending={erasing.isPending}
        onConfirm={() => {
          if (found) void erase(found);
        }}
      >
        {t('account:people.eraseText')}
      </LazyAlertDialog>
    </div>
  );
}
