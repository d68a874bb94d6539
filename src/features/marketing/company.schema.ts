import { z } from 'zod';
import { nullIsAbsent, oneOf, optionalLine, readUpdatedAt, requiredLine, requiredParagraph } from '#shared/fields.ts';
import { AUDIENCE_TYPES } from './marketing.values.ts';
import { toneOfWords } from './tone.rules.ts';
import { readColour, readWebsite } from './brand.rules.ts';

export const MAX_COLOURS = 6;

/** One of the four tones, or words that name one. */
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

const colour = z.string('errors:fields.text').transform((typed, issues) => {
  const found = readColour(typed);
  if (found === undefined) issues.addIssue({ code: 'custom', message: 'marketing:company.colourInvalid' });
  return found ?? '';
});
/** No colour at all equals absent. */
const brandColors = z
  .array(colour, 'marketing:company.colourInvalid')
  .max(MAX_COLOURS, 'marketing:company.coloursTooMany')
  .nullable()
  .transform((colours) => (colours?.length ? colours : null));

const fields = {
  name: requiredLine('marketing:company.nameRequired'),
  sector: requiredLine('marketing:company.sectorRequired'),
  commercialObjectives: requiredParagraph('marketing:company.objectivesRequired'),
  targetAudience: requiredParagraph('marketing:company.audienceRequired'),
  targetAudienceType: oneOf(AUDIENCE_TYPES, 'marketing:company.audienceTypeRequired'),
};
const extras = { website, tone, brandColors };

export const createCompanySchema = z.strictObject({
  ...fields,
  website: website.default(null),
  tone: tone.default(null),
  brandColors: brandColors.default(null),
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

export type MarketingCompany = CreateCompany & {
  id: number;
  workspaceId: number;
  userId: number;
  createdAt: string;
  updatedAt: string;
};
export type CompanyCounts = { products: number; campaigns: number; leads: number; pages: number };
export type CompanySummary = MarketingCompany & { counts: CompanyCounts };
