import { and, eq, inArray } from 'drizzle-orm';
import { whereGiven } from '#db/list/where-given.ts';
import { marketingContents, marketingProducts } from '#db/schema/index.ts';
import { nameUsage } from '#features/accounts/settings/writer-usage.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type {
  ContentQuery,
  ContentSummary,
  MakeContent,
  StoredContent,
  UpdateContent,
  WrittenContent,
} from './content.schema.ts';
import { composeOne } from '#features/marketing/writer/checks/compose.server.ts';
import { COMPOSER, requireLanguage, writingOf } from '#features/marketing/writer/checks/facts.server.ts';
import { insertRow, requireRow, updateRow } from '#features/marketing/marketing-rows.server.ts';
import { contentSlots } from '#features/marketing/writer/checks/model-parts.rules.ts';
import { writeWithModel, type ModelUse } from '#features/marketing/writer/checks/model-writer.server.ts';
import { listNamed } from '#features/marketing/named-list.rules.ts';
import { modelOf, modelWriter } from './writer-name.rules.ts';
import { OWNER, standingInText } from '#features/marketing/text-warnings.rules.ts';
import { textOfParts } from '#features/marketing/writer/formulas/content.rules.ts';
import { lacksLanguage } from '#features/marketing/writer/reading/material.rules.ts';

/**
 * Writes a text and returns a function that stores it, because no transaction can wait for a model; texts stay until
 * deleted. Each further text of the same kind opens with the next variant. Errors: `not_found`,
 * `brief_language_missing`.
 */
export async function makeContent(
  ctx: ServiceContext,
  { productId, formula: asked, ...options }: Omit<MakeContent, 'writer'>,
  use: ModelUse | null = null,
): Promise<(db: Database) => Promise<WrittenContent>> {
  const take = await countAlike(ctx, productId, options);
  const { input, company } = await writingOf(ctx, productId, { ...options, take });
  requireLanguage(input, use !== null);
  const { type, length } = options;
  const composed = await composeOne(ctx, input, { type, length, formula: asked });
  const { title, content, variants, hints, formula, reason } = composed;
  const slots = contentSlots(content.parts, options);
  const written = await writeWithModel(use, content.parts, slots, {
    input,
    productId,
    task: { kind: type, length },
  });
  const { text: parts, model, warnings, modelRefusal, usageIds } = written;
  requireLanguage(input, use !== null, modelRefusal);
  return async (db) => {
    const inside = { ...ctx, db };
    await requireRow(inside, 'product', productId);
    const stored = await insertRow(inside, 'content', {
      ...options,
      seed: take,
      writer: model ? modelWriter(model) : COMPOSER,
      title,
      text: textOfParts(parts),
      parts: { parts },
      warnings,
      productId,
      marketingCompanyId: company.id,
    });
    await nameUsage(db, usageIds, { contentId: stored.id });
    return {
      ...stored,
      variants,
      formula,
      reason,
      hints: [...warnings, ...hints],
      ...(modelRefusal && { modelRefusal }),
    };
  };
}

type Kind = Pick<MakeContent, 'type' | 'tone' | 'language' | 'length'>;

async function countAlike(ctx: ServiceContext, productId: number, kind: Kind): Promise<number> {
  const { type, tone, language, length } = marketingContents;
  return ctx
    .rows(marketingContents)
    .count(
      and(
        eq(marketingContents.productId, productId),
        eq(type, kind.type),
        eq(tone, kind.tone),
        eq(language, kind.language),
        eq(length, kind.length),
      ),
    );
}

export async function listContents(
  ctx: ServiceContext,
  { marketingCompanyId, productId, type, tone, language, length, ...query }: ContentQuery,
): Promise<Page<ContentSummary>> {
  const contents = marketingContents;
  const names = await ctx
    .rows(contents)
    .select({ id: contents.id, name: contents.title, searched: contents.text, createdAt: contents.createdAt })
    .where(
      whereGiven(
        [contents.marketingCompanyId, marketingCompanyId],
        [contents.productId, productId],
        [contents.type, type],
        [contents.tone, tone],
        [contents.language, language],
        [contents.length, length],
      ),
    );
  return listNamed(names, query, '-createdAt', async (ids) => {
    const rows = await ctx
      .rows(contents)
      .select({ content: contents, productName: marketingProducts.name })
      .leftJoin(marketingProducts, eq(marketingProducts.id, contents.productId))
      .where(inArray(contents.id, ids));
    return rows.map(({ content, productName }) => ({ ...content, productName }));
  });
}

/** Returns a text with variants and hints from the current product and brief. Errors: `not_found`. */
export async function getContent(ctx: ServiceContext, id: number): Promise<WrittenContent> {
  const row = await requireRow(ctx, 'content', id);
  const warnings = row.warnings ?? [];
  const nothing = { ...row, variants: {}, hints: warnings };
  if (row.productId === null) return nothing;
  const { input } = await writingOf(ctx, row.productId, { ...row, take: row.seed });
  if (lacksLanguage(input.facts, input.brief, input.language)) return nothing;
  const { variants, hints } = await composeOne(ctx, input, { type: row.type, length: row.length });
  return { ...row, variants, hints: [...warnings, ...hints] };
}

/** Marks edited text as the owner's, and drops warnings about words that were removed. */
export async function updateContent(
  ctx: ServiceContext,
  id: number,
  input: UpdateContent,
): Promise<StoredContent> {
  const { text } = input;
  if (text === undefined) return updateRow(ctx, 'content', id, input);
  const row = await requireRow(ctx, 'content', id);
  if (text === row.text) return updateRow(ctx, 'content', id, input);
  return updateRow(ctx, 'content', id, {
    ...input,
    warnings: standingInText(text, row.warnings),
    ...(modelOf(row.writer) !== null && { writer: OWNER }),
  });
}
