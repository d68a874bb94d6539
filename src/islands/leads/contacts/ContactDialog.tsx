import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { ContactFields } from './ContactFields.tsx';
import type { RecordDialogProps } from '#islands/leads/records/record-dialog.ts';
import { RecordDialog } from '#islands/leads/records/RecordDialog.tsx';

export const ContactDialog = (props: RecordDialogProps<Contact>) => (
  <RecordDialog area="contacts" {...props}>
    {(field) => <ContactFields field={field} />}
  </RecordDialog>
);
