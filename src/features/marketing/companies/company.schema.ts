import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  optionalLine,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { count, record, texts, timestamp } from '#shared/answer.ts';
import { AUDIENCE_TYPES, MAX_COLOURS, TONES } from '#features/marketing/marketing.values.ts';
import { toneOfWords } from '#features/marketing/writer/checks/tone.rules.ts';
import { readColour, readWebsite } from './brand.rules.ts';

/** One of the four tones, or words that describe one. */
const tone = optionalLine.transform((words, issues) => {
  if (words === null) return null;
  const found = toneOfWords(words);
  if (found === undefined) issues.addIssue({ code: 'custom', message: 'marketing:company.toneUnknown' });
  return found ?? null;
});

const website = optionalLine.transform((typed, issues) => {
  if (typed === null) return null;
  const address = readWebsite(typed);
  if (address === undefined) issues.addIssue({ code: 'custom', message: 'marketing:company.websiteInvalid' });
  return address ?? null;
});

/** Errors are reported on the list, because the form has one field for all colours. An empty list equals absent. */
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

const fields = {
  name: requiredLine('marketing:company.nameRequired'),
  sector: requiredLine('marketing:company.sectorRequired'),
  commercialObjectives: requiredParagraph('marketing:company.objectivesRequired'),
  targetAudience: requiredParagraph('marketing:company.audienceRequired'),
  targetAudienceType: oneOf(AUDIENCE_TYPES, 'marketing:company.audienceTypeRequired'),
};
const extras = { website, tone, brandColors: coloursField };

export const createCompanySchema = z.strictObject({
  ...fields,
  website: website.default(null),
  tone: tone.default(null),
  brandColors: coloursField.default(null),
});
export const updateCompanySchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    sector: nullIsAbsent(fields.sector),
    commercialObjectives: nullIsAbsent(fields.commercialObjectives),
    targetAudience: nullIsAbsent(fields.targetAudience),
    targetAudienceType: nullIsAbsent(fields.targetAudienceType),
    ...extras,
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateCompany = z.infer<typeof createCompanySchema>;
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

export const marketingCompanySchema = record('MarketingCompany', {
  id: rowId,
  workspaceId: rowId,
  userId: rowId,
  name: z.string(),
  sector: z.string(),
  commercialObjectives: z.string(),
  targetAudience: z.string(),
  targetAudienceType: z.enum(AUDIENCE_TYPES),
  website: z.string().nullable(),
  tone: z.enum(TONES).nullable(),
  brandColors: texts.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type MarketingCompany = z.infer<typeof marketingCompanySchema>;

const companyCounts = z.strictObject({ products: count, campaigns: count, leads: count, pages: count });
export type CompanyCounts = z.infer<typeof companyCounts>;
export const companySummarySchema = marketingCompanySchema
  .extend({ counts: companyCounts })
  .meta({ id: 'MarketingCompanySummary' });
export type CompanySummary = z.infer<typeof companySummarySchema>;
