import { useState } from 'react';
import { formName } from '#features/leads/fields/custom-field-list.rules.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { api } from '#islands/api.ts';
import { AmountField } from '#islands/leads/fields/AmountField.tsx';
import { CustomControl } from '#islands/leads/fields/CustomControl.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { PickerField } from '#islands/leads/search/PickerField.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { askedBody } from './asked-body.ts';
import type { AskedMove } from './asked-fields.ts';
import { bodyOf, valuesOf } from './opportunity-form.ts';
import { stageName } from './stage-name.ts';

type Props = {
  /** Undefined: closed. */
  asked: AskedMove | undefined;
  onClose: () => void;
  onMoved: (moved: Opportunity) => void;
  /** The opportunity was deleted elsewhere. */
  onGone?: () => void;
};

/** Asks for what a stage requires, and moves the opportunity there with it; until then the card stays in place. */
export function RequiredDialog({ asked, onClose, onMoved, onGone }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const fields = useTeam().fields.filter(({ kind }) => kind === 'opportunity');
  const pipelines = usePipelines();
  // A dialog that fades away keeps its fields.
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && asked !== shown) setShown(asked);
  if (!shown) return null;
  const { card, stage, names } = shown;
  const context = { tag, fields };
  const valuesFor = (stored: Opportunity | null) =>
    valuesOf(stored, {}, { pipelines, pipelineId: card.pipelineId }, context);
  const control = (name: string, field: (name: string) => FieldBinding) => {
    switch (name) {
      case 'amountCents':
        return <AmountField field={field} />;
      case 'expectedClose':
        return (
          <TextField {...field(name)} type="date" label={t('leads:opportunities.expectedClose')} isRequired />
        );
      case 'contactId':
        return <PickerField kind="contact" label={t('leads:opportunities.contact')} field={field} />;
      case 'companyId':
        return (
          <PickerField kind="company" label={t('leads:opportunities.company')} field={field} isCreatable />
        );
      case 'notes':
        return <TextArea {...field(name)} label={t('leads:opportunities.notes')} rows={3} />;
      default: {
        const of = fields.find(({ key }) => formName(key) === name);
        return of ? <CustomControl of={of} field={field(name)} /> : null;
      }
    }
  };
  return (
    <Dialog
      isOpen={asked !== undefined}
      onOpenChange={onClose}
      size="small"
      title={t('leads:opportunities.askedTitle', { stage: stageName(stage, tDynamic) })}
      description={t('leads:opportunities.askedText', { name: card.title })}
    >
      <RecordForm<Opportunity>
        draftKey={`opportunity-${card.id}-${stage.key}`}
        values={valuesFor(card)}
        readAt={card.updatedAt}
        valuesOfStored={valuesFor}
        failedTitle={t('leads:opportunities.moveFailed')}
        saveLabel={t('leads:opportunities.askedMove')}
        {...(onGone && { onGone })}
        send={(values, { readAt }) =>
          api<Opportunity>('PATCH', `/api/crm/opportunities/${card.id}`, {
            body: askedBody(shown, bodyOf(values, false, context), readAt),
          })
        }
        onCancel={onClose}
        onSaved={onMoved}
      >
        {(field) => names.map((name) => <div key={name}>{control(name, field)}</div>)}
      </RecordForm>
    </Dialog>
  );
}
