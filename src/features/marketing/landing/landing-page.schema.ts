import { z } from 'zod';
import { nullIsAbsent, optionalEmail, optionalLine } from '#shared/fields.ts';
import type { Locale } from '#shared/languages.ts';
import type { AudienceType } from '#features/marketing/marketing.values.ts';
import { SLUG, slugOf } from './slug.rules.ts';
import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';

/** What somebody typed for an address is read as one (`Azul de Cueva` is `azul-de-cueva`). */
const slug = optionalLine.transform((typed, issues) => {
  if (typed === null) return undefined;
  const found = slugOf(typed);
  if (!/[\p{L}\p{N}]/u.test(typed) || !SLUG.test(found))
    issues.addIssue({ code: 'custom', message: 'marketing:page.slugInvalid' });
  return found;
});

/** api.md: publish takes `{}`; what is left out is taken from the company, the account and the last publication. */
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
export type PageIdentity = {
  name: string;
  taxId: string | null;
  address: string | null;
  email: string;
  phone: string | null;
};

/** What a page shows, frozen when it is published: a later edit shows after publishing again. */
export type PageContent = LandingContent & {
  companyName: string;
  productName: string | null;
  audienceType: AudienceType;
  colours: string[];
  website: string | null;
} & Partial<PageReach>;

/** What the brief says at publication; pages that were frozen before it lack all of it and stay as they were. */
export type PageReach = {
  /** Where the button leads; null: to the form of the page. */
  href: string | null;
  /** Whether a Spanish page says tú. */
  isInformal: boolean;
  /** Which of the benefits are proofs, by their place. */
  proofsAt: number[];
};

export type LandingPage = {
  id: number;
  slug: string;
  status: 'published' | 'unpublished';
  campaignId: number;
  language: Locale;
  content: PageContent;
  identity: PageIdentity;
  views: number;
  publishedAt: string;
  updatedAt: string;
};
