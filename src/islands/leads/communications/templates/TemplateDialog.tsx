import type { Template } from '#features/leads/communications/template.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { TemplateFields } from './TemplateFields.tsx';

type Props = {
  /** The template being edited; null for a new one; undefined: closed. */
  template: Template | null | undefined;
  onClose: () => void;
  onSaved: (saved: Template) => void;
  onGone: () => void;
};

export function TemplateDialog({ template, onClose, onSaved, onGone }: Props) {
  const { t, locale } = useTexts();
  const isNew = template === null;
  const valuesOf = (stored: Template | null | undefined): FormValues => ({
    name: stored?.name ?? '',
    language: stored?.language ?? locale,
    subject: stored?.subject ?? '',
    body: stored?.body ?? '',
  });
  return (
    <Dialog
      isOpen={template !== undefined}
      onOpenChange={onClose}
      size="large"
      title={t(isNew ? 'leads:templates.createTitle' : 'leads:templates.editTitle')}
    >
      <RecordForm<Template>
        draftKey={`template-${template?.id ?? 'new'}`}
        values={valuesOf(template)}
        readAt={template?.updatedAt}
        valuesOfStored={valuesOf}
        describeStored={({ name = '', subject = '', body = '' }) => [name, subject, body]}
        failedTitle={t(isNew ? 'leads:templates.createFailed' : 'leads:list.saveFailed')}
        onGone={onGone}
        send={(values, { idempotencyKey, readAt }) =>
          template
            ? api<Template>('PATCH', `/api/crm/templates/${template.id}`, {
                body: { ...values, updatedAt: readAt },
              })
            : api<Template>('POST', '/api/crm/templates', { body: values, idempotencyKey })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t(isNew ? 'leads:templates.created' : 'leads:templates.updated'));
          onSaved(saved);
        }}
      >
        {(field) => <TemplateFields field={field} />}
      </RecordForm>
    </Dialog>
  );
}
