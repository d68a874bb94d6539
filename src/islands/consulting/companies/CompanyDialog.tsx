import type { Company } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/consulting/companies/company.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { valuesOfFields } from '#islands/ui/record-values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { CompanyFields } from './CompanyFields.tsx';

type Props = {
  /** The company being edited; null for a new one; undefined: closed. */
  company: Company | null | undefined;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

const valuesOf = (company: Company | null) => valuesOfFields(COMPANY_FIELDS, company);

export function CompanyDialog({ company, onClose, onSaved }: Props) {
  const { t } = useTexts();
  const isNew = company === null;
  return (
    <Dialog
      isOpen={company !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? 'consulting:company.createTitle' : 'consulting:company.editTitle')}
    >
      <RecordForm<Company>
        draftKey={`company-${company?.id ?? 'new'}`}
        values={valuesOf(company ?? null)}
        readAt={company?.updatedAt}
        valuesOfStored={valuesOf}
        failedTitle={t(isNew ? 'consulting:company.createFailed' : 'consulting:company.updateFailed')}
        send={(values, { idempotencyKey, readAt }) =>
          company
            ? api<Company>('PATCH', `/api/companies/${company.id}`, {
                body: { ...values, updatedAt: readAt },
              })
            : api<Company>('POST', '/api/companies', { body: values, idempotencyKey })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          // The new company's page loads next and shows the toast.
          if (isNew) toast.afterNavigation('success', { message: t('consulting:company.created') });
          else toast.success(t('consulting:company.updated'));
          onSaved(saved);
        }}
      >
        {(field) => <CompanyFields field={field} />}
      </RecordForm>
    </Dialog>
  );
}
