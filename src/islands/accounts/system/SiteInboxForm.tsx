import { useState } from 'react';
import type { SiteInbox } from '#features/accounts/workspaces/site-inbox.schema.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

const ADMINISTRATORS = 'administrators';

/** Chooses the workspace that answers the site's enquiries; says what a choice will do before it is saved. */
export function SiteInboxForm({ first }: { first: SiteInbox }) {
  const { t } = useTexts();
  const [stored, setStored] = useState(first);
  const storedId = stored.workspace?.id.toString() ?? ADMINISTRATORS;
  const [chosen, setChosen] = useState(storedId);
  const { isPending, errors, run } = useAct(t('account:system.siteInbox.failed'));
  const { workspace, choices, open } = stored;
  // An administrator may have chosen a workspace of which the reader is no owner.
  const others = workspace && choices.every(({ id }) => id !== workspace.id) ? [workspace] : [];
  const shared = [...others, ...choices];
  const name = shared.find(({ id }) => id.toString() === chosen)?.name;
  const save = () =>
    run(async () => {
      const body = { workspaceId: chosen === ADMINISTRATORS ? null : Number(chosen) };
      setStored(await api<SiteInbox>('PUT', '/api/admin/inbox', { isAccountAct: true, body }));
      toast.success(t('account:system.siteInbox.saved'));
    });
  return (
    <section id="site-inbox" className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 className="text-base text-ink">{t('account:system.siteInbox.title')}</h2>
      <p className="max-w-[70ch] text-sm text-ink-soft">{t('account:system.siteInbox.text')}</p>
      {shared.length === 0 ? (
        <p className="text-sm">
          {t('account:system.siteInbox.none')}{' '}
          <a href="/account/workspaces" className="text-accent-ink underline">
            {t('account:system.siteInbox.make')}
          </a>
        </p>
      ) : (
        <Select
          label={t('account:system.siteInbox.label')}
          value={chosen}
          onChange={setChosen}
          error={errors['workspaceId']}
          className="w-full max-w-96"
          options={[
            { id: ADMINISTRATORS, label: t('account:system.siteInbox.administrators') },
            ...shared.map((each) => ({ id: each.id.toString(), label: each.name })),
          ]}
        />
      )}
      {chosen === storedId ? null : (
        <>
          <p role="status" className="max-w-[70ch] text-sm wrap-anywhere">
            {name === undefined
              ? t('account:system.siteInbox.toAdministrators', { count: open })
              : t('account:system.siteInbox.toWorkspace', { count: open, name })}
          </p>
          <PlainButton variant="primary" isPending={isPending} onPress={() => void save()}>
            {t('ui:actions.save')}
          </PlainButton>
        </>
      )}
    </section>
  );
}
