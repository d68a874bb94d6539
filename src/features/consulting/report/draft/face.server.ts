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

/**
 * Author and recipient of a report: the company's author, else the account's name; the firm is the brand. Returns the
 * face in a language.
 */
export async function readFace(
  ctx: ServiceContext,
  companyId: number,
): Promise<(language: Locale, isDraft: boolean) => DocumentFace> {
  const { author, colors, followKind } = companies;
  const { name, position, isPrimary } = companyContacts;
  const [company] = await ctx
    .rows(companies)
    .select({ author, colors, followKind, contact: { name, position }, logo: getTableColumns(companyLogos) })
    .leftJoin(companyContacts, and(eq(companyContacts.companyId, companies.id), eq(isPrimary, true)))
    .leftJoin(companyLogos, eq(companyLogos.id, companies.logoId))
    .where(eq(companies.id, companyId))
    .limit(1);
  if (!company) throw new AppError('company_not_found');
  const { contact, logo } = company;
  const version = company.followKind === 'correction' ? await versionOfCompany(ctx.db, companyId) : null;
  const [color] = company.colors;
  return (language, isDraft) => {
    const { say } = reportWords(reportTables(language).layout, language);
    return {
      firm: BRAND,
      author: company.author ?? ctx.user.name,
      preparedFor:
        contact && [contact.name, positionInText(contact.position)].filter((each) => each !== '').join(', '),
      color: color === undefined ? null : readableInk(color),
      logo: logo && {
        src: `data:${logo.contentType};base64,${Buffer.from(logo.data).toString('base64')}`,
        width: logo.width,
        height: logo.height,
      },
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
