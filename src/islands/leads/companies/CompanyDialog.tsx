import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import { CompanyFields } from './CompanyFields.tsx';
import type { RecordDialogProps } from '#islands/leads/records/record-dialog.ts';
import { RecordDialog } from '#islands/leads/records/RecordDialog.tsx';

export const CompanyDialog = (props: RecordDialogProps<CompanySummary>) => (
  <RecordDialog area="companies" {...props}>
    {(field) => <CompanyFields field={field} />}
  </RecordDialog>
);
