import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { answerOf } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { bodyOfPipeline, stagesIn, valuesOfPipeline } from './pipeline-draft.ts';
import { pipelineName } from './pipelines.ts';
import { StageList } from './StageList.tsx';

type Props = {
  /** The pipeline being edited; null for a new one; undefined: closed. */
  pipeline: Pipeline | null | undefined;
  onClose: () => void;
  /** With the cause of the change, for its undo. */
  onSaved: (causeId: string | null) => void;
};

type Saved = Pipeline & { causeId: string | null };

export function PipelineDialog({ pipeline, onClose, onSaved }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const isNew = pipeline === null;
  const shownName = pipeline ? pipelineName(pipeline, t) : '';
  return (
    <Dialog
      isOpen={pipeline !== undefined}
      onOpenChange={onClose}
      size="large"
      title={t(isNew ? 'pipelines:addTitle' : 'pipelines:editTitle')}
    >
      <RecordForm<Saved>
        draftKey={`pipeline-${pipeline?.id ?? 'new'}`}
        values={valuesOfPipeline(pipeline ?? null, shownName, texts)}
        readAt={pipeline?.updatedAt}
        valuesOfStored={(stored) => valuesOfPipeline(stored, pipelineName(stored, t), texts)}
        describeStored={({ name = '', stages, lostReasons = '' }) => [
          name,
          stagesIn(stages)
            .map((stage) => stage.name)
            .join(', '),
          lostReasons,
        ]}
        failedTitle={t(isNew ? 'pipelines:createFailed' : 'pipelines:saveFailed')}
        send={async (values, { idempotencyKey, readAt }) => {
          const body = bodyOfPipeline(values, pipeline ?? null, shownName, texts);
          const response = await (pipeline
            ? answerOf('PATCH', `/api/crm/pipelines/${pipeline.id}`, { body: { ...body, updatedAt: readAt } })
            : answerOf('POST', '/api/crm/pipelines', { body, idempotencyKey }));
          const saved = (await response.json()) as Pipeline;
          return { ...saved, causeId: response.headers.get('x-cause-id') };
        }}
        onCancel={onClose}
        onSaved={({ causeId }) => onSaved(causeId)}
      >
        {(field) => (
          <>
            <TextField {...field('name')} label={t('pipelines:name')} isRequired autoFocus={isNew} />
            <StageList field={field} stored={pipeline?.stages ?? []} />
            <TextArea
              {...field('lostReasons')}
              label={t('pipelines:lostReasons')}
              description={t('pipelines:lostReasonsHint')}
              rows={3}
            />
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
