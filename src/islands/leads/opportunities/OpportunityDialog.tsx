import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { bodyOf, describe, valuesOf, type OpportunityStart } from './opportunity-form.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { startKey } from '#islands/leads/records/record-start.ts';
import { OpportunityFields } from './OpportunityFields.tsx';

type Props = {
  /** The opportunity being edited; null for a new one; undefined: closed. */
  opportunity: Opportunity | null | undefined;
  start?: OpportunityStart;
  /** Of a new one; without it, the default one. */
  pipelineId?: number;
  onClose: () => void;
  onSaved: (saved: Opportunity) => void;
  onGone?: () => void;
};

export function OpportunityDialog({ opportunity, start = {}, pipelineId, onClose, onSaved, onGone }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  // Nothing to choose where one works alone.
  const ownerId = team.people.length > 0 ? team.ownId : undefined;
  const fields = team.fields.filter(({ kind }) => kind === 'opportunity');
  const pipelines = usePipelines();
  const context = { tag, fields };
  const valuesFor = (stored: Opportunity | null) =>
    valuesOf(stored, start, { pipelines, pipelineId, ownerId }, context);
  const isNew = opportunity === null;
  return (
    <Dialog
      isOpen={opportunity !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? 'leads:opportunities.createTitle' : 'leads:opportunities.editTitle')}
    >
      <RecordForm<Opportunity>
        draftKey={`opportunity-${opportunity?.id ?? `new${startKey(start)}`}`}
        values={valuesFor(opportunity ?? null)}
        readAt={opportunity?.updatedAt}
        valuesOfStored={valuesFor}
        describeStored={(values) => describe(values, pipelines, texts)}
        failedTitle={t(isNew ? 'leads:opportunities.createFailed' : 'leads:list.saveFailed')}
        {...(onGone && { onGone })}
        send={(values, { idempotencyKey, readAt }) =>
          opportunity
            ? api<Opportunity>('PATCH', `/api/crm/opportunities/${opportunity.id}`, {
                body: { ...bodyOf(values, false, context), updatedAt: readAt },
              })
            : api<Opportunity>('POST', '/api/crm/opportunities', {
                body: bodyOf(values, true, context),
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? 'leads:opportunities.created' : 'leads:opportunities.updated'));
          onSaved(saved);
        }}
      >
        {(field) => <OpportunityFields field={field} hasOwner={isNew && ownerId !== undefined} />}
      </RecordForm>
    </Dialog>
  );
}
