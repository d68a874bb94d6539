import { Download, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
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
import { usePersonSearch, type PostedSearch } from './use-person-search.ts';

type Props = { username: string; posted: PostedSearch };

/** For administrators: the data stored about an email address, to export or erase. */
export function PeoplePage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <People {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

function People({ posted }: Props) {
  const { t } = useTexts();
  const { form, found, find, search, isPending, error } = usePersonSearch(posted);
  const [isErasing, setErasing] = useState(false);
  const erasing = useAct(t('account:people.eraseFailed'));

  const erase = ({ email }: PersonSummary) =>
    erasing.run(async () => {
      await api<PersonErased>('POST', '/api/admin/people/erase', { isAccountAct: true, body: { email } });
      toast.success(t('account:people.erased', { email }));
      setErasing(false);
      await find(email);
    });
  async function save({ email }: PersonSummary) {
    try {
      await saveFile('/api/admin/people/export', { isAccountAct: true, body: { email } });
    } catch (error) {
      toast.error(t('account:people.exportFailed'), errorText(error, t));
    }
  }

  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <form
        ref={form}
        method="post"
        action="/api/admin/people"
        noValidate
        className="grid items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <NativeField
          name="email"
          type="email"
          label={t('account:people.email')}
          value={posted.typed}
          error={error}
          autoComplete="off"
        />
        <PlainButton
          type="submit"
          variant="primary"
          icon={Search}
          isPending={isPending}
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
