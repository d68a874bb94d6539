import type { CompanySummary } from '#features/leads/crm-company.schema.ts';
import { CompanyFields } from './CompanyFields.tsx';
import type { RecordDialogProps } from './record-dialog.ts';
import { RecordDialog } from './RecordDialog.tsx';

export const CompanyDialog = (props: RecordDialogProps<CompanySummary>) => (
  <RecordDialog area="companies" {...props}>
    {(field) => <CompanyFields field={field} />}
  </RecordDialog>
);
