import { z } from 'zod';
import { oneOf, orDefault, rowId } from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { companySummarySchema, type CompanySummary } from '#features/leads/companies/company.schema.ts';
import { contactSchema, type Contact } from '#features/leads/contacts/contact.schema.ts';
import { pageOf } from '#shared/answer.ts';

const KINDS = ['contacts', 'companies'] as const;

const DUPLICATE_FACTS = [
  'name',
  'legalForm',
  'email',
  'phone',
  'company',
  'sharedEmail',
  'sharedPhone',
  'taxId',
  'domain',
  'place',
] as const;

export const duplicateQuerySchema = listQuery(['reason'])
  .pick({ cursor: true, limit: true })
  .extend({ kind: oneOf(KINDS).default('contacts'), ...countAsked });
export type DuplicateQuery = z.infer<typeof duplicateQuerySchema>;

export const distinctSchema = z
  .strictObject({
    kind: oneOf(KINDS),
    firstId: rowId,
    secondId: rowId,
    /** False undoes it. */
    isDistinct: orDefault(z.boolean('errors:fields.invalid'), true),
  })
  .refine(({ firstId, secondId }) => firstId !== secondId, { path: ['secondId'], error: 'leads:merge.same' });
export type Distinct = z.infer<typeof distinctSchema>;

/** Key that the two have in common. */
const duplicateReason = z.enum(['email', 'taxId', 'domain', 'phone', 'name']);
export type DuplicateReason = z.infer<typeof duplicateReason>;

const duplicateFact = z.enum(DUPLICATE_FACTS);
export type DuplicateFact = z.infer<typeof duplicateFact>;

/** `first` was created first. */
export type DuplicatePair<Row = Contact | CompanySummary> = {
  reason: DuplicateReason;
  agrees: DuplicateFact[];
  contradicts: DuplicateFact[];
  first: Row;
  second: Row;
};

const side = z.union([contactSchema, companySummarySchema]);
/** Pairs of contacts, or of companies. */
export const duplicatePageSchema = pageOf(
  z.strictObject({
    reason: duplicateReason,
    agrees: z.array(duplicateFact),
    contradicts: z.array(duplicateFact),
    first: side,
    second: side,
  }),
);
