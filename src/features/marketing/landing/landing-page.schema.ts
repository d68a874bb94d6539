import { z } from 'zod';
import { nullIsAbsent, optionalEmail, optionalLine, rowId } from '#shared/fields.ts';
import { count, locale, record, texts, timestamp } from '#shared/answer.ts';
import { AUDIENCE_TYPES, LANDING_STATUSES } from '#features/marketing/marketing.values.ts';
import { SLUG, slugOf } from './slug.rules.ts';
import { landingContentSchema } from '#features/marketing/writer/checks/writer.schema.ts';

/** Turns a typed address into a slug (`Azul de Cueva` is `azul-de-cueva`). */
const slug = optionalLine.transform((typed, issues) => {
  if (typed === null) return undefined;
  const found = slugOf(typed);
  if (!/[\p{L}\p{N}]/u.test(typed) || !SLUG.test(found))
    issues.addIssue({ code: 'custom', message: 'marketing:page.slugInvalid' });
  return found;
});

/** Publish takes `{}` (api.md); missing fields come from the company, the account and the last publication. */
export const publishSchema = z.strictObject({
  slug: slug.optional(),
  identity: nullIsAbsent(
    z
      .strictObject({
        name: optionalLine,
        taxId: optionalLine,
        address: optionalLine,
        email: optionalEmail('marketing:page.emailInvalid'),
        phone: optionalLine,
      })
      .partial(),
  ),
});
export type PublishInput = z.infer<typeof publishSchema>;

/** Who answers for a page: Spanish law wants it on the page (LSSI, article 10; GDPR, article 13). */
const pageIdentity = record('PageIdentity', {
  name: z.string(),
  taxId: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
});
export type PageIdentity = z.infer<typeof pageIdentity>;

/** Facts taken from the brief at publication; pages frozen before there were briefs lack all of them. */
const pageReach = z.strictObject({
  /** Target of the button; null: the form of the page. */
  href: z.string().nullable(),
  /** Whether a Spanish page says tú. */
  isInformal: z.boolean(),
  /** Indexes of the benefits that are proofs. */
  proofsAt: z.array(z.int()),
  /** Indexes of the benefits that are facts of the product's sheet, neither proofs nor advantages. */
  detailsAt: z.array(z.int()),
  /** Indexes of the benefits that the owner ticked as included in the price. */
  includedAt: z.array(z.int()),
  /** The number beside the button, as typed; null: it leads to none. */
  phone: z.string().nullable(),
});
export type PageReach = z.infer<typeof pageReach>;

/** Content of a page, frozen when it is published: a later edit shows after publishing again. */
const pageContent = landingContentSchema
  .extend({
    companyName: z.string(),
    productName: z.string().nullable(),
    audienceType: z.enum(AUDIENCE_TYPES),
    colours: texts,
    website: z.string().nullable(),
    /** The product's first photograph; null: it has none. Missing on pages frozen before pages had one. */
    photographId: rowId.nullable().optional(),
    ...pageReach.partial().shape,
  })
  .meta({ id: 'PageContent' });
export type PageContent = z.infer<typeof pageContent>;

export const landingPageSchema = record('LandingPage', {
  id: rowId,
  slug: z.string(),
  status: z.enum(LANDING_STATUSES),
  marketingCompanyId: rowId,
  campaignId: rowId,
  language: locale,
  content: pageContent,
  identity: pageIdentity,
  views: count,
  publishedAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type LandingPage = z.infer<typeof landingPageSchema>;

export const publishedSchema = z.strictObject({ slug: z.string(), url: z.string() });
