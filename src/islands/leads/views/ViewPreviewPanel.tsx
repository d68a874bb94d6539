import type { ViewKind } from '#features/leads/views/view-fields.values.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useViewPreview, type ViewPreview } from './use-view-preview.ts';

/** How many records a view finds, and the first of them. */
export function ViewPreviewPanel({ kind, filter }: { kind: ViewKind; filter: ViewFilter }) {
  const { t } = useTexts();
  const preview = useViewPreview(kind, filter);
  return (
    <section className="grid content-start gap-3 self-start rounded-panel border border-line bg-surface p-4">
      <h2 className="font-text text-sm font-semibold">{t('views:preview')}</h2>
      <div aria-live="polite" className="grid gap-2">
        <PreviewBody kind={kind} preview={preview} />
      </div>
    </section>
  );
}

function PreviewBody({ kind, preview }: { kind: ViewKind; preview: ViewPreview }) {
  const { t } = useTexts();
  if (preview.state === 'loading') return <Spinner label={t('ui:states.loading')} className="size-5" />;
  if (preview.state !== 'found')
    return (
      <p className="text-sm text-ink-soft">
        {t(preview.state === 'failed' ? 'views:previewFailed' : 'views:previewIncomplete')}
      </p>
    );
  const { total, rows } = preview;
  if (total === 0) return <p className="text-sm text-ink-soft">{t('views:previewNone')}</p>;
  return (
    <>
      <p className="text-lg font-semibold tabular-nums">
        {t(`views:previewCount.${kind}`, { count: total })}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ id, name }) => (
          <li key={id}>
            <a
              href={hrefOf(kind, id)}
              className="flex min-h-control items-center text-sm wrap-anywhere text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className="text-sm text-ink-soft">{t('views:more', { count: total - rows.length })}</p>
      ) : null}
    </>
  );
}
