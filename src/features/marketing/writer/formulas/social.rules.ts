import type { Network, SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORKS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Material, VariantFormula, Variants } from './composer.types.ts';
import { LONGEST_FACT_WORDS, LONGEST_SHORT_FACT } from './composer.values.ts';
import { blocksOf } from './formula.rules.ts';
import { hooksOf, openingOf } from './email.rules.ts';
import { hintsOf, leftOutHints } from '#features/marketing/writer/help/hints.rules.ts';
import { NETWORK_RULES } from './networks.values.ts';
import { networkLength } from './post-length.rules.ts';
import { paragraphs } from '#features/marketing/writer/reading/quoting.rules.ts';
import { hashtagsOf } from './hashtags.rules.ts';
import { quoted } from './phrases.rules.ts';
import { writeBlocks } from './sheet.rules.ts';
import type { Block } from './sheet.types.ts';
import { openingVariants, taken } from './variants.rules.ts';

const CLOSE: readonly Block[] = [['quote'], ['offer'], ['action']];
type PostPlan = { order: readonly VariantFormula[]; blocks: readonly Block[]; longest: number };

/**
 * Each network has its kind of post: an argument with its list on LinkedIn, a customer's word with the price on Facebook,
 * what changes on Instagram, and on X the problem with its answer. Counts open only if there is nothing else.
 */
const POSTS: Record<Network, PostPlan> = {
  linkedin: {
    order: ['problem', 'result', 'customer', 'deadline', 'offer', 'plain', 'objection', 'number', 'proof'],
    blocks: blocksOf('aida').flatMap((block) =>
      block.includes('action') ? [['price'], ['action']] : [block],
    ),
    longest: LONGEST_FACT_WORDS,
  },
  facebook: {
    order: ['customer', 'problem', 'result', 'deadline', 'offer', 'plain', 'objection', 'number', 'proof'],
    blocks: [['opening'], ['next'], ['lead'], ['change'], ['proof'], ['offer'], ['price'], ['action']],
    longest: LONGEST_SHORT_FACT,
  },
  instagram: {
    order: ['result', 'customer', 'problem', 'deadline', 'offer', 'plain', 'objection', 'number', 'proof'],
    blocks: [['opening'], ['next'], ['lead'], ['change'], ['proof'], ['offer'], ['price'], ['action']],
    longest: LONGEST_SHORT_FACT,
  },
  x: {
    order: ['problem', 'result', 'deadline', 'offer', 'customer', 'plain', 'objection', 'number', 'proof'],
    blocks: [['opening'], ['next'], ['lead'], ['change'], ['proof'], ['offer'], ['price'], ['action']],
    longest: LONGEST_SHORT_FACT,
  },
};

/** Hashtags that the owner may add, the first ones up to the network's habit: none stands in a post by itself. */
const tagVariants = (m: Material, network: Network): Variants => ({
  [`hashtags.${network}`]: hashtagsOf(m)
    .slice(0, NETWORK_RULES[network].hashtags)
    .map((text) => ({ formula: 'plain' as const, text })),
});

export function composePost(m: Material, network: Network, most = 4): Composed<SocialPost> {
  const { order, blocks, longest } = POSTS[network];
  const { fold, limit } = NETWORK_RULES[network];
  const place = {
    limit: Math.min(fold ?? limit, Math.floor(limit / 2)),
    isLong: true,
    order,
    longest,
  };
  const hooks = taken(openingVariants(m, place), m.input.take);
  const opening = openingOf(hooks);
  // The customer's word is the proof.
  const isProven = m.quote !== undefined && opening === quoted(m);
  const told = isProven ? blocks.filter((block) => !block.includes('proof')) : blocks;
  const written = writeBlocks({ m, channel: 'social', opening, most, longest }, told, {
    most: limit,
    measure: (text) => networkLength(text, network),
    gap: 2,
  });
  const text = paragraphs(...written.blocks);
  return {
    content: { network, text, hashtags: [] },
    variants: { [`posts.${network}`]: hooks, ...tagVariants(m, network) },
    hints: leftOutHints(m, `posts.${network}`, written.leftOut),
  };
}

const IN_COMMON: readonly Block[] = [['opening'], ['next'], ['lead'], ['change'], ['proof'], ...CLOSE];

export function composeSocial(m: Material): Composed<SocialContent> {
  const posts = NETWORKS.map((network) => composePost(m, network));
  const hooks = hooksOf(m);
  const sheet = {
    m,
    channel: 'social',
    opening: openingOf(hooks),
    most: 1,
    longest: LONGEST_FACT_WORDS,
  } as const;
  const [hook = '', next = '', lead = '', change = '', proof = '', quote = '', offer = '', close = ''] =
    writeBlocks(sheet, IN_COMMON, null).blocks;
  return {
    content: {
      attention: hook === '' ? lead : hook,
      interest: paragraphs(next, hook === '' ? '' : lead, change),
      desire: paragraphs(proof, quote),
      action: paragraphs(offer, close),
      posts: posts.map(({ content }) => content),
    },
    variants: Object.assign({ attention: hooks }, ...posts.map(({ variants }) => variants)),
    hints: [...hintsOf(m), ...posts.flatMap(({ hints }) => hints)],
  };
}
