import type { ImportAnswer } from '#features/leads/import.schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../ui/texts.tsx';
import { momentText } from './format-time.ts';
import { RevertImport } from './RevertImport.tsx';
import { useZone } from './zone.tsx';

const TONES = { running: 'info', done: 'success', failed: 'danger', reverted: 'neutral' } as const;

type Props = { items: readonly ImportAnswer[]; onReverted: () => void };

/** What was imported before, each of which can still be taken back. */
export function ImportHistory({ items, onReverted }: Props) {
  const { t, tag } = useTexts();
  const zone = useZone();
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
                  {t(`leads:imports.kinds.${item.kind}`)} · {momentText(item.createdAt, tag, zone)}
                </p>
                {item.pausedBy ? <p>{t(`leads:imports.paused.${item.pausedBy}`)}</p> : null}
              </div>
              <p className="text-ink-soft tabular-nums">
                {(['created', 'updated', 'failed'] as const)
                  .map((name) => `${t(`leads:imports.counts.${name}`)}: ${item.counts[name]}`)
                  .join(' · ')}
              </p>
              <Badge tone={TONES[item.status]}>{t(`leads:imports.statuses.${item.status}`)}</Badge>
              {item.status === 'done' || item.status === 'failed' ? (
                <RevertImport item={item} onReverted={onReverted} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
