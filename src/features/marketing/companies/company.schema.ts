import { z } from 'zod';
import type { GivenOf } from '#shared/field-list.ts';
import { optionalLine, readUpdatedAt, rowId } from '#shared/fields.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { MAX_COLOURS, TONES } from '#features/marketing/marketing.values.ts';
import { count, record, texts, timestamp } from '#shared/answer.ts';
import { toneOfWords } from '#features/marketing/writer/checks/tone.rules.ts';
import { readColour } from '#shared/colour.ts';
import { COMPANY_FIELDS } from './company.values.ts';

/** One of the four tones, or words that describe one. */
const tone = optionalLine.transform((words, issues) => {
  if (words === null) return null;
  const found = toneOfWords(words);
  if (found === undefined) issues.addIssue({ code: 'custom', message: 'marketing:company.toneUnknown' });
  return found ?? null;
});

/** The fault is the list's, not a colour's: a form has one field for them all. No colour at all equals absent. */
export const coloursField = z
  .array(z.string('errors:fields.text'), 'marketing:company.colourInvalid')
  .max(MAX_COLOURS, 'marketing:company.coloursTooMany')
  .nullable()
  .transform((typed, issues) => {
    const colours = typed?.map(readColour) ?? [];
    if (colours.includes(undefined))
      issues.addIssue({ code: 'custom', message: 'marketing:company.colourInvalid' });
    return colours.length > 0 ? colours.filter((colour) => colour !== undefined) : null;
  });

export const createCompanySchema = z.strictObject({
  ...postedFields(COMPANY_FIELDS),
  tone: tone.default(null),
  brandColors: coloursField.default(null),
});
export const updateCompanySchema = z
  .strictObject({
    ...patchedFields(COMPANY_FIELDS),
    tone,
    brandColors: coloursField,
    updatedAt: readUpdatedAt,
  })
  .partial();

type Brand = Pick<z.infer<typeof createCompanySchema>, 'tone' | 'brandColors'>;
export type CreateCompany = GivenOf<typeof COMPANY_FIELDS> & Brand;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

export const marketingCompanySchema = record('MarketingCompany', {
  id: rowId,
  workspaceId: rowId,
  userId: rowId,
  ...shownFields(COMPANY_FIELDS),
  website: z.string().nullable(),
  tone: z.enum(TONES).nullable(),
  brandColors: texts.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type MarketingCompany = z.infer<typeof marketingCompanySchema>;

const companyCounts = z.strictObject({ products: count, campaigns: count, leads: count, pages: count });
export const companySummarySchema = marketingCompanySchema
  .extend({ counts: companyCounts })
  .meta({ id: 'MarketingCompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
