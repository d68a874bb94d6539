import type { Contact } from '#features/leads/crm-contact.schema.ts';
import { ContactFields } from './ContactFields.tsx';
import type { RecordDialogProps } from './record-dialog.ts';
import { RecordDialog } from './RecordDialog.tsx';

export const ContactDialog = (props: RecordDialogProps<Contact>) => (
  <RecordDialog area="contacts" {...props}>
    {(field) => <ContactFields field={field} />}
  </RecordDialog>
);
