import { useState } from 'react';
import type { PublishedPage } from '#features/marketing/landing/page-admin.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import type { Filters } from '#islands/lists/list-query.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { PagesTable } from './PagesTable.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

type Props = { username: string; first: Page<PublishedPage>; filters: Filters };

export function PagesPage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Pages {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

function Pages({ first, filters }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, {
    path: '/api/admin/pages',
    filters,
    keyOf: ({ slug }) => slug,
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
        t(isTakenDown ? 'account:pages.takenDownToast' : 'account:pages.restoreToast', { address }),
      );
      setDoomed(null);
    });

  return (
    <div className={TOOLS_SCREEN}>
      <ListTools list={list} search={t('account:pages.search')} />
      <ListStates
        list={list}
        empty={<EmptyState title={t('account:pages.none')}>{t('account:pages.noneText')}</EmptyState>}
      >
        {(pages) => (
          <PagesTable
            pages={pages}
            onTakeDown={setDoomed}
            onRestore={(page) => void change(page, false)}
            isPending={isPending}
          />
        )}
      </ListStates>
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
