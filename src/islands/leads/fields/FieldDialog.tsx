import { fieldOfCustom } from '#features/leads/fields/custom-field-list.rules.ts';
import type { CountedField, CustomField } from '#features/leads/fields/field.schema.ts';
import {
  canBeUnique,
  canHaveDefault,
  type DefinedField,
} from '#features/leads/fields/custom-fields.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { FieldDefinition } from './FieldDefinition.tsx';
import { draftField, typedOptions } from './field-draft.ts';

type Props = {
  kind: CustomField['kind'];
  /** The field being edited; null for a new one; undefined: closed. */
  field: CountedField | null | undefined;
  onClose: () => void;
  onSaved: (saved: CustomField) => void;
};

const defaultText = (of: DefinedField, tag: string): string =>
  valuesOfFields({ value: fieldOfCustom(of) }, { value: of.defaultValue } as never, tag)['value'] ?? '';

export function FieldDialog({ kind, field: edited, onClose, onSaved }: Props) {
  const { t, tag } = useTexts();
  const isNew = edited === null;
  const valuesOf = (stored: CustomField | null | undefined): FormValues => ({
    label: stored?.label ?? '',
    type: stored?.type ?? 'text',
    help: stored?.help ?? '',
    options: JSON.stringify(stored?.options ?? [{ label: '' }, { label: '' }]),
    isRequired: stored?.isRequired ? 'on' : '',
    isUnique: stored?.isUnique ? 'on' : '',
    defaultValue: stored ? defaultText(stored, tag) : '',
  });
  const bodyOf = (values: FormValues) => {
    const of = draftField(kind, values);
    const typed = bodyOfFields({ value: fieldOfCustom(of) }, { value: values['defaultValue'] ?? '' }, tag);
    // Choices of another type, which are not shown any more, are not sent.
    const isUnique = values['isUnique'] === 'on' && canBeUnique(of.type);
    const hasDefault = canHaveDefault(of.type) && !isUnique;
    // A box that is not ticked at first is the same as none.
    const begins = of.type === 'checkbox' && typed['value'] === false ? null : typed['value'];
    return {
      label: values['label'],
      type: of.type,
      help: values['help'],
      options: of.options.length === 0 ? [] : typedOptions(values['options']),
      isRequired: of.isRequired,
      isUnique,
      defaultValue: begins === '' || !hasDefault ? null : begins,
    };
  };
  return (
    <Dialog
      isOpen={edited !== undefined}
      onOpenChange={onClose}
      title={isNew ? t(`fields:addTo.${kind}`) : t('fields:editTitle')}
    >
      <RecordForm<CustomField>
        draftKey={`field-${edited?.id ?? `new-${kind}`}`}
        values={valuesOf(edited)}
        readAt={edited?.updatedAt}
        valuesOfStored={valuesOf}
        describeStored={({ label = '', help = '' }) => [label, help]}
        failedTitle={t(isNew ? 'fields:createFailed' : 'fields:saveFailed')}
        send={(values, { idempotencyKey, readAt }) =>
          edited
            ? api<CustomField>('PATCH', `/api/crm/fields/${edited.id}`, {
                body: { ...bodyOf(values), updatedAt: readAt },
              })
            : api<CustomField>('POST', '/api/crm/fields', {
                body: { kind, ...bodyOf(values) },
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? 'fields:created' : 'fields:updated'));
          onSaved(saved);
        }}
      >
        {(field) => <FieldDefinition kind={kind} field={field} total={edited?.total ?? 0} />}
      </RecordForm>
    </Dialog>
  );
}
