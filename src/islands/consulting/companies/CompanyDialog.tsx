import provider from '#i18n/provider.json' with { type: 'json' };
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/consulting/companies/company.values.ts';
import { pick, without } from '#shared/field-list.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { describeCompany } from './describe-company.ts';
import { CompanyFields } from './CompanyFields.tsx';

type Props = {
  /** The company being edited; null for a new one; undefined: closed. */
  company: Company | null | undefined;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

/** Logo, colours and author belong to the report's face, so a save must not touch them. */
const FIELDS = pick(COMPANY_FIELDS, without(COMPANY_NAMES, 'logoId', 'colors', 'author'));

export function CompanyDialog({ company, onClose, onSaved }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  // Most customers are in the provider’s own country.
  const valuesOf = (stored: Company | null) => ({
    ...valuesOfFields(FIELDS, stored, tag),
    ...(stored === null && { country: provider.country }),
  });
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
        describeStored={(values) => describeCompany(values, texts)}
        failedTitle={t(isNew ? 'consulting:company.createFailed' : 'consulting:company.updateFailed')}
        send={(values, { idempotencyKey, readAt }) => {
          const body = bodyOfFields(FIELDS, values, tag);
          return company
            ? api<Company>('PATCH', `/api/companies/${company.id}`, {
                body: { ...body, updatedAt: readAt },
              })
            : api<Company>('POST', '/api/companies', { body, idempotencyKey });
        }}
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
