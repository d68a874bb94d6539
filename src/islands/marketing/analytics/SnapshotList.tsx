import { Copy, Trash2 } from 'lucide-react';
import type { Snapshot } from '#features/marketing/analytics/analytics.schema.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { useCopy } from '#islands/marketing/content/use-copy.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import type { List } from '#islands/lists/use-list.ts';

type Props = { list: List<Snapshot>; companies: readonly { id: number; name: string }[] };

/** Snapshots with figures and texts, the latest expanded; with the company if there are several. */
export function SnapshotList({ list, companies }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const copy = useCopy();
  const { remove } = useDeletion('/api/marketing/analytics', { list });
  return (
    <section aria-labelledby="snapshots-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h2 id="snapshots-title" className="text-lg">
          {t('marketing:analytics.snapshots')}
        </h2>
        <p className="text-sm text-ink-soft">{t('marketing:analytics.snapshotsText')}</p>
      </header>
      <ListStates
        list={list}
        headingLevel={3}
        empty={
          <EmptyState headingLevel={3} title={t('marketing:analytics.noSnapshots')}>
            {t('marketing:analytics.noSnapshotsText')}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map(({ id, marketingCompanyId, createdAt, type, summary, recommendations, data }, at) => {
              const date = formatDateTime(createdAt, tag, timeZone);
              const company =
                companies.length > 1 ? companies.find((one) => one.id === marketingCompanyId) : undefined;
              const language = typeof data['language'] === 'string' ? data['language'] : undefined;
              return (
                <li key={id}>
                  <details
                    open={at === 0}
                    className="rounded-panel border border-line bg-surface px-5 text-sm sm:px-6"
                  >
                    <summary className="flex min-h-13 cursor-pointer items-center font-semibold">
                      {[company?.name, date, type === 'leads' && t('marketing:analytics.periods.all')]
                        .filter(Boolean)
                        .join(' · ')}
                    </summary>
                    <div className="grid gap-x-10 gap-y-5 pb-5 lg:grid-cols-2" lang={language}>
                      <div>
                        <h3 className="mb-1 font-text text-xs font-semibold tracking-normal text-ink-soft">
                          {t('marketing:analytics.summary')}
                        </h3>
                        <Lines text={summary} />
                      </div>
                      <div>
                        <h3 className="mb-1 font-text text-xs font-semibold tracking-normal text-ink-soft">
                          {t('marketing:analytics.recommendations')}
                        </h3>
                        <Lines text={recommendations} />
                      </div>
                      <p className="flex gap-2 lg:col-span-2">
                        <Button
                          size="small"
                          icon={Copy}
                          onPress={() => void copy(`${summary}\n\n${recommendations}`)}
                        >
                          {t('ui:actions.copy')}
                        </Button>
                        <IconButton
                          size="small"
                          icon={Trash2}
                          label={t('marketing:analytics.deleteSnapshot', { date })}
                          onPress={() => void remove(id, t('marketing:analytics.snapshotDeleted'))}
                        />
                      </p>
                    </div>
                  </details>
                </li>
              );
            })}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

const BULLET = '• ';

/** Paragraphs, and the lines with a bullet as a list. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.every((line) => line.startsWith(BULLET));
  return isList ? (
    <ul className="grid max-w-[64ch] list-disc gap-1.5 pl-5 wrap-anywhere marker:text-accent-ink">
      {lines.map((line) => (
        <li key={line}>{line.slice(BULLET.length)}</li>
      ))}
    </ul>
  ) : (
    <p className="max-w-[64ch] wrap-anywhere whitespace-pre-line">{text}</p>
  );
}
