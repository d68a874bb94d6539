import type { ServiceContext } from '#kernel/context.ts';
import { analyseProduct } from '#features/marketing/writer/formulas/analysis.rules.ts';
import { composeCampaigns, type ComposedSet } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import {
  composeContent,
  type ComposedContent,
  type ContentOrder,
} from '#features/marketing/writer/formulas/content.rules.ts';
import type { ProductAnalysis } from './writer.types.ts';

export type Composing = { input: ComposerInput } & (
  { what: 'campaigns' | 'analysis' } | { what: 'content'; order: ContentOrder }
);

/**
 * Characters of brief and product up to which a text is composed at once: several times what an owner types, and an
 * amount whose time is bounded (tests/fuzz/texts.test.ts). What is longer is composed in a work process.
 */
export const MOST_AT_ONCE = 20_000;

const lengthTyped = ({ facts: { product }, brief }: ComposerInput): number =>
  product.characteristics.length + product.advantages.length + JSON.stringify(brief).length;

async function compose<T>(ctx: ServiceContext, work: Composing, atOnce: () => T): Promise<T> {
  if (ctx.runWork === undefined || lengthTyped(work.input) <= MOST_AT_ONCE) return atOnce();
  const made = await ctx.runWork({ task: 'composedText', input: work });
  const text = await new Response(made instanceof Uint8Array ? made : made.stream).text();
  // Boundary: the same function has made this value in the work process.
  return JSON.parse(text) as T;
}

/** The three campaigns of a brief. Errors of all three: those of `WorkPool.run`, if the texts are long. */
export const composeSet = (ctx: ServiceContext, input: ComposerInput): Promise<ComposedSet> =>
  compose(ctx, { what: 'campaigns', input }, () => composeCampaigns(input));

export const composeOne = (
  ctx: ServiceContext,
  input: ComposerInput,
  order: ContentOrder,
): Promise<ComposedContent> =>
  compose(ctx, { what: 'content', input, order }, () => composeContent(input, order));

export const analyse = (ctx: ServiceContext, input: ComposerInput): Promise<ProductAnalysis> =>
  compose(ctx, { what: 'analysis', input }, () => analyseProduct(input));

function composed(work: Composing): ComposedSet | ComposedContent | ProductAnalysis {
  if (work.what === 'content') return composeContent(work.input, work.order);
  return work.what === 'analysis' ? analyseProduct(work.input) : composeCampaigns(work.input);
}

/** The task of the work process. */
export async function* composedText(work: Composing): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(composed(work)));
}
