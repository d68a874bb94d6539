import { eq } from 'drizzle-orm';
import { profileProposals } from '#db/schema/index.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import type { TemplateRow } from './interview-proposals.rules.ts';
import { keyOf, profileKeys } from './known-rows.server.ts';
import { listProposals } from './proposal.server.ts';
import type { Proposal, StartTemplate } from './proposal.schema.ts';
import type { ListedTemplates } from './template.schema.ts';
import { templateChoices, templateFigures, templateWords } from './template.texts.ts';
import type { TemplateId } from './template.values.ts';

/** Lists the sector templates by their name in the caller's language. */
export const listTemplates = async ({ locale }: PublicContext): Promise<ListedTemplates> => ({
  items: templateChoices(locale),
});

/** Rows that a template proposes, in the order of its file: departments, problems, strengths. */
export function proposedRows(template: TemplateId, locale: Locale): TemplateRow[] {
  const figures = templateFigures(template);
  const words = templateWords(template, locale);
  return [
    ...figures.departments.map(({ id, digitalizationLevel }) => ({
      kind: 'department' as const,
      id,
      fields: { ...words.departments[id], digitalizationLevel },
    })),
    ...figures.problems.map(({ id, priority }) => ({
      kind: 'problem' as const,
      id,
      fields: { description: words.problems[id], priority },
    })),
    ...figures.strengths.map(({ id, impact }) => ({
      kind: 'strength' as const,
      id,
      fields: { description: words.strengths[id], impact },
    })),
  ];
}

/** Keys of everything that the profile has, or that was proposed for it. */
async function knownKeys(ctx: ServiceContext, companyId: number): Promise<Set<string>> {
  const proposals = await ctx
    .rows(profileProposals)
    .select({ kind: profileProposals.kind, fields: profileProposals.fields })
    .where(eq(profileProposals.companyId, companyId));
  const profile = await profileKeys(ctx, companyId);
  return new Set([...profile, ...proposals.map(({ kind, fields }) => keyOf(kind, fields))]);
}

/**
 * Proposes the rows of a sector template for a company's profile. What the profile has, or what was proposed before in
 * any language, accepted or declined, is not proposed again.
 */
export async function startTemplate(
  ctx: ServiceContext,
  companyId: number,
  { template, language = ctx.locale }: StartTemplate,
): Promise<{ added: number; items: Proposal[] }> {
  await requireOwnCompany(ctx, companyId);
  const known = await knownKeys(ctx, companyId);
  const languages = LOCALES.map((locale) => proposedRows(template, locale));
  const isKnown = (index: number): boolean =>
    languages.some((rows) => {
      const row = rows[index];
      return row !== undefined && known.has(keyOf(row.kind, row.fields));
    });
  const at = ctx.now.toISOString();
  const values = proposedRows(template, language)
    .filter((_, index) => !isKnown(index))
    .map(({ kind, fields }): typeof profileProposals.$inferInsert => ({
      companyId,
      origin: 'template',
      kind,
      fields,
      createdAt: at,
      updatedAt: at,
    }));
  if (values.length > 0) await ctx.rows(profileProposals).insert(values);
  return { added: values.length, ...(await listProposals(ctx, companyId, { state: 'open' })) };
}
