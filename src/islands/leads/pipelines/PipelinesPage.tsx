import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { api } from '#islands/api.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useUndo } from '#islands/lists/use-undo.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { deletePipelineDialog, pipelineDialog } from './pipeline-parts.ts';
import { PipelineRow } from './PipelineRow.tsx';
import { pipelineName } from './pipelines.ts';

type PageProps = { first: readonly Pipeline[]; canManage: boolean };

export function PipelinesPage({ first, canManage, ...island }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...island}>
      <Pipelines first={first} canManage={canManage} />
    </LeadsIsland>
  );
}

/** The pipelines of the workspace, the default one first. */
function Pipelines({ first, canManage }: PageProps) {
  const { t } = useTexts();
  const [pipelines, setPipelines] = useState(first);
  const [edited, setEdited] = useState<Pipeline | null | undefined>(undefined);
  const [deleted, setDeleted] = useState<Pipeline>();
  const editing = useOpening(pipelineDialog);
  const deleting = useOpening(deletePipelineDialog);
  const offerUndo = useUndo();

  async function reload() {
    try {
      const { items } = await api<{ items: Pipeline[] }>('GET', '/api/crm/pipelines?count=true');
      setPipelines(items);
      setDeleted((before) => before && items.find(({ id }) => id === before.id));
    } catch (error) {
      toast.error(t('ui:list.loadFailed'), errorText(error, t));
    }
  }
  const edit = (pipeline: Pipeline | null) => void editing.whenLoaded(() => setEdited(pipeline));
  /** An act on many opportunities can be taken back as a whole. */
  const changed = (message: string, causeId: string | null) => {
    void reload();
    if (causeId === null) toast.success(message);
    else
      offerUndo({
        message,
        undo: async () => {
          await api('POST', `/api/causes/${causeId}/undo`);
          await reload();
        },
        undone: t('ui:list.restored'),
        failed: t('ui:list.restoreFailed'),
      });
  };

  return (
    <div className="max-w-3xl sm:pt-3">
      {canManage ? null : (
        <p className="mb-6 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('pipelines:readerNote')}
        </p>
      )}
      <ul
        aria-label={t('pipelines:title')}
        className="divide-y divide-line rounded-panel border border-line bg-surface"
      >
        {pipelines.map((pipeline, at) => (
          <PipelineRow
            key={pipeline.id}
            pipeline={pipeline}
            isDefault={at === 0 && pipelines.length > 1}
            {...(canManage && {
              onEdit: () => edit(pipeline),
              ...(pipelines.length > 1 && {
                onDelete: () => void deleting.whenLoaded(() => setDeleted(pipeline)),
              }),
            })}
          />
        ))}
      </ul>
      {canManage ? (
        <p className="mt-4">
          <PlainButton
            className="act"
            icon={Plus}
            {...prefetchOnIntent(pipelineDialog)}
            isPending={editing.isOpening}
            onPress={() => edit(null)}
          >
            {t('pipelines:add')}
          </PlainButton>
        </p>
      ) : null}
      <pipelineDialog.Part
        key={edited?.id ?? 'new'}
        pipeline={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(causeId) => {
          changed(t(edited ? 'pipelines:updated' : 'pipelines:created'), causeId);
          setEdited(undefined);
        }}
      />
      <deletePipelineDialog.Part
        pipeline={deleted}
        others={pipelines.filter(({ id }) => id !== deleted?.id)}
        onClose={() => setDeleted(undefined)}
        onStale={() => void reload()}
        onDeleted={(causeId) => {
          if (deleted) changed(t('pipelines:deleted', { name: pipelineName(deleted, t) }), causeId);
          setDeleted(undefined);
        }}
      />
    </div>
  );
}
