import { and, eq, inArray } from 'drizzle-orm';
import { marketingCompanies, marketingContents, marketingProducts } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { textOfParts, writeContent } from './content.rules.ts';
import type {
  ContentQuery,
  ContentSummary,
  MakeContent,
  StoredContent,
  UpdateContent,
} from './content.schema.ts';
import { newSeed, productFacts, RULES } from './facts.server.ts';
import { insertRow, requireRow, updateRow } from './marketing-rows.server.ts';
import { contentSlots } from './model-parts.rules.ts';
import { writeWithModel, type ModelUse } from './model-writer.server.ts';
import { inOrder, pageOfNamed } from './named-page.rules.ts';
import { modelWriter } from './writer-name.rules.ts';
import type { ModelRefusal } from './writer.types.ts';

export type WrittenContent = StoredContent & { modelRefusal?: ModelRefusal };

/**
 * Writes, and keeps by what is answered, because a model may take its time: every result stays until somebody deletes
 * it. Errors: `not_found`.
 */
export async function makeContent(
  ctx: ServiceContext,
  { productId, type, tone, language, length }: Omit<MakeContent, 'writer'>,
  use: ModelUse | null = null,
): Promise<(db: Database) => Promise<WrittenContent>> {
  const { facts, company } = await productFacts(ctx, productId);
  const options = { type, tone, language, length, seed: newSeed() };
  const { title, parts: draft } = writeContent(facts, options);
  const slots = contentSlots(draft, options);
  const task = { kind: type, length };
  const {
    text: parts,
    model,
    modelRefusal,
  } = await writeWithModel(use, draft, slots, {
    facts,
    options,
    task,
  });
  return async (db) => {
    const inside = { ...ctx, db };
    await requireRow(inside, 'product', productId);
    const stored = await insertRow(inside, 'content', {
      ...options,
      writer: model ? modelWriter(model) : RULES,
      title,
      text: textOfParts(parts),
      parts: { parts },
      productId,
      marketingCompanyId: company.id,
    });
    return { ...stored, ...(modelRefusal && { modelRefusal }) };
  };
}

/** Everything that was written, the latest first. */
export async function listContents(
  ctx: ServiceContext,
  { marketingCompanyId, productId, type, tone, language, length, ...query }: ContentQuery,
): Promise<Page<ContentSummary>> {
  const contents = marketingContents;
  const wanted = [
    [marketingCompanyId, contents.marketingCompanyId],
    [productId, contents.productId],
    [type, contents.type],
    [tone, contents.tone],
    [language, contents.language],
    [length, contents.length],
  ] as const;
  const all = await ctx.db
    .select({ id: contents.id, name: contents.title, searched: contents.text, createdAt: contents.createdAt })
    .from(contents)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, contents.marketingCompanyId))
    .where(
      and(
        eq(marketingCompanies.workspaceId, await ownWorkspaceId(ctx)),
        ...wanted.map(([value, column]) => (value === undefined ? undefined : eq(column, value))),
      ),
    );
  const { ids, nextCursor } = pageOfNamed(all, query, '-createdAt');
  const rows = await ctx.db
    .select({ content: contents, productName: marketingProducts.name })
    .from(contents)
    .leftJoin(marketingProducts, eq(marketingProducts.id, contents.productId))
    .where(inArray(contents.id, ids));
  return {
    items: inOrder(
      ids,
      rows.map(({ content, productName }) => ({ ...content, productName })),
    ),
    nextCursor,
  };
}

export const getContent = (ctx: ServiceContext, id: number): Promise<StoredContent> =>
  requireRow(ctx, 'content', id);
export const updateContent = (
  ctx: ServiceContext,
  id: number,
  input: UpdateContent,
): Promise<StoredContent> => updateRow(ctx, 'content', id, input);
