import { useState } from 'react';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { answerOf, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { dealsIn, pipelineName, pipelineOptions, stagesOf } from './pipelines.ts';

type Props = {
  /** Undefined: closed. */
  pipeline: Pipeline | undefined;
  others: readonly Pipeline[];
  onClose: () => void;
  /** With the cause of the deletion, for its undo. */
  onDeleted: (causeId: string | null) => void;
  /** Opportunities came into it meanwhile. */
  onStale: () => void;
};

/** Asks where the opportunities of a pipeline go that is to be deleted. */
export function DeletePipelineDialog({ pipeline, others, onClose, onDeleted, onStale }: Props) {
  const { t } = useTexts();
  // A dialog that fades away keeps its title.
  const [shown, setShown] = useState(pipeline);
  if (pipeline !== undefined && pipeline !== shown) setShown(pipeline);
  return (
    <Dialog
      isOpen={pipeline !== undefined}
      onOpenChange={onClose}
      size="small"
      title={t('pipelines:deleteTitle', { name: shown ? pipelineName(shown, t) : '' })}
      description={t('pipelines:deleteText')}
    >
      {shown ? <MoveForm pipeline={shown} {...{ others, onClose, onDeleted, onStale }} /> : null}
    </Dialog>
  );
}

function MoveForm({ pipeline, others, onClose, onDeleted, onStale }: Props & { pipeline: Pipeline }) {
  const { t, tDynamic } = useTexts();
  const count = dealsIn(pipeline);
  const [target, setTarget] = useState<string | null>(null);
  const [stage, setStage] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const open = stagesOf(others, Number(target)).filter(({ kind }) => kind === 'open');
  async function remove() {
    if (count > 0 && target === null) {
      setError(t('pipelines:errors.sameTarget'));
      return;
    }
    setPending(true);
    try {
      const response = await answerOf('DELETE', `/api/crm/pipelines/${pipeline.id}`, {
        body:
          target === null ? {} : { moveTo: { pipelineId: Number(target), ...(stage !== null && { stage }) } },
      });
      onDeleted(response.headers.get('x-cause-id'));
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.problem.errors?.['moveTo'] : undefined;
      if (refused !== undefined) {
        setError(refused);
        onStale();
      } else toast.error(t('pipelines:deleteFailed'), errorText(failure, t));
      setPending(false);
    }
  }
  return (
    <DialogForm
      onSubmit={() => void remove()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="danger" type="submit" isPending={isPending}>
            {t('pipelines:deleteConfirm')}
          </Button>
        </>
      }
    >
      {count === 0 ? (
        <p className="text-sm">{t('pipelines:deals', { count })}</p>
      ) : (
        <>
          <p className="text-sm">{t('pipelines:deleteDeals', { count })}</p>
          <Select
            label={t('pipelines:moveTo')}
            value={target}
            error={error}
            isRequired
            onChange={(id) => {
              setTarget(id);
              setStage(null);
              setError(undefined);
            }}
            options={pipelineOptions(others, t)}
          />
          {target === null ? null : (
            <Select
              label={t('pipelines:openGoTo')}
              value={stage ?? 'like'}
              onChange={(key) => setStage(key === 'like' ? null : key)}
              options={[
                { id: 'like', label: t('pipelines:likeNow') },
                ...open.map((each) => ({ id: each.key, label: stageName(each, tDynamic) })),
              ]}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
