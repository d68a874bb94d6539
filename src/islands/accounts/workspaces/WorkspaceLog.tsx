import { useState } from 'react';
import type { WorkspaceAuditEvent } from '#features/accounts/audit/audit.schema.ts';
import type { Page } from '#shared/api.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { api } from '#islands/api.ts';
import { accountWords, detailWords, subjectWords } from '#islands/accounts/audit/detail-words.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** The log of a workspace, for its owners: read when it is opened, page by page. */
export function WorkspaceLog({ workspaceId }: { workspaceId: number }) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const [page, setPage] = useState<Page<WorkspaceAuditEvent> | null>(null);
  const { isPending, run } = useAct(t('account:workspaces.logFailed'));
  const load = (before: Page<WorkspaceAuditEvent> | null) =>
    run(async () => {
      const query = new URLSearchParams({
        limit: '20',
        ...(before?.nextCursor && { cursor: before.nextCursor }),
      });
      const next = await api<Page<WorkspaceAuditEvent>>(
        'GET',
        `/api/workspaces/${workspaceId}/audit?${query}`,
      );
      setPage({ ...next, items: [...(before?.items ?? []), ...next.items] });
    });
  return (
    <Disclosure
      title={t('account:workspaces.log')}
      className="border-t border-line px-4 py-1 sm:px-5"
      onOpenChange={(isOpen) => void (isOpen && load(null))}
    >
      <p className="pb-2 text-xs text-ink-soft">{t('account:workspaces.logText')}</p>
      {page?.items.length === 0 ? (
        <p className="pb-3 text-sm text-ink-soft">{t('account:workspaces.logEmpty')}</p>
      ) : null}
      <ul aria-label={t('account:workspaces.log')} className="divide-y divide-line">
        {page?.items.map((event) => {
          const about = [subjectWords(event, texts), detailWords(event, texts)].filter((part) => part !== '');
          return (
            <li key={event.id} className="py-2 text-sm">
              {t(`account:audit.kinds.${event.kind}`)}
              {about.length > 0 ? ` · ${about.join(' · ')}` : null}
              <span className="block text-xs text-ink-soft">
                {accountWords(event.actor, texts) ?? t('account:audit.nobody')} ·{' '}
                <span className="whitespace-nowrap">{formatDateTime(event.createdAt, tag, timeZone)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {page?.nextCursor ? (
        <PlainButton size="small" className="my-2" isPending={isPending} onPress={() => void load(page)}>
          {t('account:workspaces.logMore')}
        </PlainButton>
      ) : null}
    </Disclosure>
  );
}
