import { Pencil, Trash2 } from 'lucide-react';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { StageBadge } from '#islands/leads/opportunities/StageBadge.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { dealsIn, pipelineName } from './pipelines.ts';

type Props = {
  pipeline: Pipeline;
  /** New opportunities begin here, where nobody says otherwise. */
  isDefault: boolean;
  /** Left out for a reader. */
  onEdit?: () => void;
  /** Left out for the last one. */
  onDelete?: () => void;
};

export function PipelineRow({ pipeline, isDefault, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  const name = pipelineName(pipeline, t);
  const { stages } = pipeline;
  return (
    <li className="flex items-start justify-between gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 py-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-6">
          {onEdit ? (
            <button
              type="button"
              onClick={onEdit}
              className="touch-target cursor-pointer text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </button>
          ) : (
            <span className="font-semibold wrap-anywhere">{name}</span>
          )}
          {isDefault ? <Badge>{t('pipelines:defaultSign')}</Badge> : null}
        </p>
        <ul aria-label={t('pipelines:stages')} className="mt-1 flex flex-wrap gap-1.5">
          {stages.map(({ key }) => (
            <li key={key} className="max-w-full overflow-hidden">
              <StageBadge stages={stages} stage={key} />
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-xs text-ink-soft">{t('pipelines:deals', { count: dealsIn(pipeline) })}</p>
      </div>
      {onEdit ? (
        <LazyMenu
          label={t('pipelines:actions', { name })}
          entries={[
            { id: 'edit', label: t('pipelines:edit'), icon: Pencil, onAction: onEdit },
            ...(onDelete
              ? [
                  {
                    id: 'delete',
                    label: t('pipelines:delete'),
                    icon: Trash2,
                    tone: 'danger' as const,
                    onAction: onDelete,
                  },
                ]
              : []),
          ]}
        />
      ) : null}
    </li>
  );
}
