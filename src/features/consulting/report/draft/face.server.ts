import { and, eq, getTableColumns } from 'drizzle-orm';
import { companies, companyContacts, companyLogos } from '#db/schema/index.ts';
import { versionOfCompany } from '#features/consulting/companies/versions.server.ts';
import { positionInText } from '#features/consulting/profile/contact-position.rules.ts';
import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import { readableInk } from '#features/consulting/report/ink.rules.ts';
import { BRAND, reportTables } from '#features/consulting/report/report.texts.ts';
import { reportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';

async function primaryContact(ctx: ServiceContext, companyId: number): Promise<string | null> {
  const [contact] = await ctx
    .rows(companyContacts)
    .select({ name: companyContacts.name, position: companyContacts.position })
    .where(and(eq(companyContacts.companyId, companyId), eq(companyContacts.isPrimary, true)))
    .limit(1);
  return contact
    ? [contact.name, positionInText(contact.position)].filter((each) => each !== '').join(', ')
    : null;
}

async function logoOf(ctx: ServiceContext, companyId: number): Promise<DocumentFace['logo']> {
  const [logo] = await ctx
    .rows(companyLogos)
    .select(getTableColumns(companyLogos))
    .innerJoin(companies, eq(companies.logoId, companyLogos.id))
    .where(eq(companies.id, companyId));
  if (!logo) return null;
  const { contentType, data, width, height } = logo;
  return { src: `data:${contentType};base64,${Buffer.from(data).toString('base64')}`, width, height };
}

/**
 * Author and recipient of a report: the company's author, else the account's name; the firm is the brand. Returns the
 * face in a language.
 */
export async function readFace(
  ctx: ServiceContext,
  companyId: number,
): Promise<(language: Locale, isDraft: boolean) => DocumentFace> {
  const { author, colors, followKind } = companies;
  const [company] = await ctx
    .rows(companies)
    .select({ author, colors, followKind })
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError('company_not_found');
  const preparedFor = await primaryContact(ctx, companyId);
  const logo = await logoOf(ctx, companyId);
  const version = company.followKind === 'correction' ? await versionOfCompany(ctx.db, companyId) : null;
  const [color] = company.colors;
  return (language, isDraft) => {
    const { say } = reportWords(reportTables(language).layout, language);
    return {
      firm: BRAND,
      author: company.author ?? ctx.user.name,
      preparedFor,
      color: color === undefined ? null : readableInk(color),
      logo,
      version,
      words: {
        preparedFor: say('face.preparedFor'),
        author: say('face.author'),
        version: say('face.version'),
        draft: say('face.draft'),
      },
      isDraft,
    };
  };
}
