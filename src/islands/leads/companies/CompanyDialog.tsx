import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { RecordDialogProps } from '#islands/leads/records/record-dialog.ts';
import { RecordDialog } from '#islands/leads/records/RecordDialog.tsx';
import { RecordFields } from '#islands/leads/records/RecordFields.tsx';

export const CompanyDialog = (props: RecordDialogProps<CompanySummary>) => (
  <RecordDialog area="companies" {...props}>
    {(field) => (
      <RecordFields
        area="companies"
        list={COMPANY_FIELDS}
        field={field}
        above={['name']}
        first={['domain', 'sector', 'size', 'phone']}
      />
    )}
  </RecordDialog>
);
