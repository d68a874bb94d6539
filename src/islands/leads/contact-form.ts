import type { Contact } from '#features/leads/crm-contact.schema.ts';
import type { FormValues } from '../ui/drafts.ts';
import { companyOf } from './record-start.ts';
import { tagsOf } from './TagsField.tsx';

export const contactValues = (contact: Contact | null, start: FormValues = {}): FormValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  position: contact?.position ?? '',
  companyId: contact?.companyId ? String(contact.companyId) : '',
  companyName: contact?.companyName ?? '',
  source: contact?.source ?? 'other',
  tags: contact?.tags.join(', ') ?? '',
  notes: contact?.notes ?? '',
  ...start,
});

export function contactBody({ companyName = '', companyId = '', tags = '', ...values }: FormValues) {
  return { ...values, ...companyOf({ companyId, companyName }), tags: tagsOf(tags) };
}
