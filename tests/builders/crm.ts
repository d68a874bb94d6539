import { createCompanySchema, type CreateCompany } from '#features/leads/companies/company.schema.ts';
import { createContactSchema, type CreateContact } from '#features/leads/contacts/contact.schema.ts';

export const aCrmContact = (over: Record<string, unknown> = {}): CreateContact =>
  createContactSchema.parse({ firstName: 'Ana', lastName: 'Ruiz', ...over });

export const aCrmCompany = (over: Record<string, unknown> = {}): CreateCompany =>
  createCompanySchema.parse({ name: 'Talleres Mar', ...over });
