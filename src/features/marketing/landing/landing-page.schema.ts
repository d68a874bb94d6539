import { z } from 'zod';
import { nullIsAbsent, optionalEmail, optionalLine } from '#shared/fields.ts';
import type { Locale } from '#shared/languages.ts';
import type { AudienceType } from '#features/marketing/marketing.values.ts';
import { SLUG, slugOf } from './slug.rules.ts';
import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';

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

/** Who is responsible for a page, which Spanish law requires on it (LSSI, article 10; GDPR, article 13). */
export type PageIdentity = {
  name: string;
  taxId: string | null;
  address: string | null;
  email: string;
  phone: string | null;
};

/** The content of a page, frozen at publication: an edit shows after publishing again. */
export type PageContent = LandingContent & {
  companyName: string;
  productName: string | null;
  audienceType: AudienceType;
  colours: string[];
  website: string | null;
} & Partial<PageReach>;

/** Brief data at publication; pages published before it existed lack all of it and stay unchanged. */
export type PageReach = {
  /** Target of the button; null: the form of the page. */
  href: string | null;
  /** Whether a Spanish page addresses the reader as tú. */
  isInformal: boolean;
  /** Indexes of the benefits that are proofs. */
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
