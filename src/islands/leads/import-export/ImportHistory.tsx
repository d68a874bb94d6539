import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { figuresOf, isRevertible, shownStatus } from './import-figures.ts';
import { RevertImport } from './RevertImport.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const TONES = {
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
  reverted: 'neutral',
  partlyReverted: 'warning',
} as const;

const HISTORY_FIGURES = ['created', 'updated', 'later', 'failed'] as const;

type Props = { items: readonly ImportAnswer[]; onReverted: () => void };

export function ImportHistory({ items, onReverted }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('leads:imports.history')}</h2>
      {items.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('leads:imports.noHistory')}</p>
      ) : (
        <ul className="grid gap-2">
          {items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-surface px-4 py-3 text-sm"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold break-words">{item.fileName}</p>
                <p className="text-ink-soft">
                  {t(`leads:imports.kinds.${item.kind}`)} · {formatDateTime(item.createdAt, tag, timeZone)}
                </p>
                {item.pausedBy ? <p>{t(`leads:imports.paused.${item.pausedBy}`)}</p> : null}
              </div>
              <p className="text-ink-soft tabular-nums">
                {(item.status === 'reverted'
                  ? [
                      `${t('leads:imports.undone')}: ${item.undone}`,
                      `${t('leads:imports.keptCount')}: ${item.left}`,
                    ]
                  : HISTORY_FIGURES.filter((name) => name !== 'later' || item.later.length > 0).map(
                      (name) => `${t(`leads:imports.counts.${name}`)}: ${figuresOf(item, {})[name]}`,
                    )
                ).join(' · ')}
              </p>
              <Badge tone={TONES[shownStatus(item)]}>
                {t(`leads:imports.statuses.${shownStatus(item)}`)}
              </Badge>
              {isRevertible(item) ? <RevertImport item={item} onReverted={onReverted} /> : null}
              {item.left > 0 ? <Kept item={item} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Records that a revert skipped, with links, so that the user can decide about them. */
function Kept({ item: { kept, left } }: { item: ImportAnswer }) {
  const { t } = useTexts();
  return (
    <details className="basis-full">
      <summary className="cursor-pointer py-1">{t('leads:imports.keptTitle', { count: left })}</summary>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {kept.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <a className={FACT_LINK} href={hrefOf(kind, id)}>
              {name}
            </a>
          </li>
        ))}
        {left > kept.length ? (
          <li className="text-ink-soft">{t('leads:imports.keptMore', { count: left - kept.length })}</li>
        ) : null}
      </ul>
    </details>
  );
}
