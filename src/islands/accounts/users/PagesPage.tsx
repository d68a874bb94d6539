import { useState } from 'react';
import type { PublishedPage } from '#features/marketing/landing/page-admin.schema.ts';
import type { Dictionary } from '#i18n/index.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PagesTable } from './PagesTable.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { useAdminList } from './use-admin-list.ts';

type Props = { username: string; first: Page<PublishedPage> };

export function PagesPage({ texts, ...props }: Props & { texts: Dictionary<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Pages {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

function Pages({ first }: Props) {
  const { t } = useTexts();
  const list = useAdminList<PublishedPage, '-publishedAt'>(first, {
    path: '/api/admin/pages',
    sort: '-publishedAt',
    isSame: (one, other) => one.slug === other.slug,
  });
  const [doomed, setDoomed] = useState<PublishedPage | null>(null);
  const { isPending, run } = useAct(t('account:pages.failed'));
  const addressOf = ({ slug }: PublishedPage) => `/l/${slug}`;

  const change = (page: PublishedPage, isTakenDown: boolean) =>
    run(async () => {
      list.replace(
        await api<PublishedPage>('PATCH', `/api/admin/pages/${page.slug}`, {
          isAccountAct: true,
          body: { isTakenDown },
        }),
      );
      const address = addressOf(page);
      toast.success(
        t(isTakenDown ? 'account:pages.takenDownToast' : 'account:pages.putBackToast', { address }),
      );
      setDoomed(null);
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <PlainSearch
          label={t('account:pages.search')}
          value={list.q}
          onChange={list.setQ}
          className="min-w-56 flex-1 sm:max-w-sm"
        />
        {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
      </div>
      {list.status === 'error' ? (
        <EmptyState
          seed="error"
          title={t('account:pages.loadFailed')}
          action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : list.items.length > 0 ? (
        <PagesTable
          pages={list.items}
          onTakeDown={setDoomed}
          onPutBack={(page) => void change(page, false)}
          isPending={isPending}
        />
      ) : list.q === '' ? (
        <EmptyState seed="pages" title={t('account:pages.none')}>
          {t('account:pages.noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          seed="search"
          title={t('account:pages.noMatchTitle', { q: list.q })}
          action={<PlainButton onPress={() => list.setQ('')}>{t('account:pages.clearSearch')}</PlainButton>}
        >
          {t('account:pages.noMatchText')}
        </EmptyState>
      )}
      {list.hasMore && list.status !== 'error' ? (
        <PlainButton
          onPress={() => void list.loadMore()}
          isPending={list.status === 'loading'}
          className="justify-self-center"
        >
          {t('account:pages.more')}
        </PlainButton>
      ) : null}
      <LazyAlertDialog
        isOpen={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('account:pages.takeDownTitle', { address: doomed ? addressOf(doomed) : '' })}
        confirmLabel={t('account:pages.takeDown')}
        isPending={isPending}
        onConfirm={() => {
          if (doomed) void change(doomed, true);
        }}
      >
        {t('account:pages.takeDownText')}
      </LazyAlertDialog>
    </div>
  );
}
