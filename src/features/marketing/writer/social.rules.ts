import type { AudienceType, Network, SocialContent, SocialPost } from '../writer.types.ts';
import { NETWORKS } from '../writer.values.ts';
import type { Composed, Material, VariantFormula } from './composer.types.ts';
import { hooksOf } from './email.rules.ts';
import { hintsOf, leftOutHint } from './hints.rules.ts';
import { NETWORK_RULES, networkLength } from './networks.values.ts';
import { paragraphs } from './quoting.rules.ts';
import { writeBlocks } from './sheet.rules.ts';
import type { Block, Sheet } from './teller.rules.ts';
import { openingVariants, orderOf, taken } from './variants.rules.ts';

type PostPlan = { order: readonly VariantFormula[]; blocks: readonly Block[] };

/** How people read on each network: what opens, and what follows. */
const POSTS: Record<Network, PostPlan> = {
  linkedin: {
    order: ['number', 'proof', 'result', 'question', 'customer', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [
      ['opening'],
      ['pain', 'change'],
      ['lead'],
      ['proofs', 'quote'],
      ['offer', 'guarantee'],
      ['action'],
    ],
  },
  facebook: {
    order: ['question', 'customer', 'result', 'offer', 'deadline', 'number', 'proof', 'objection', 'plain'],
    blocks: [['opening'], ['change', 'lead'], ['proof', 'offer'], ['price', 'action']],
  },
  instagram: {
    order: ['customer', 'result', 'question', 'proof', 'number', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'proof'], ['offer'], ['action']],
  },
  x: {
    order: ['deadline', 'offer', 'number', 'proof', 'result', 'customer', 'question', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'proof'], ['action']],
  },
};

/** Where both kinds of readers are meant, each is spoken to where it is found. */
const readersOf = (network: Network, audience: AudienceType): AudienceType =>
  audience !== 'both' || network === 'x' ? audience : network === 'linkedin' ? 'B2B' : 'B2C';

/** Without a brief there is little to choose from: what is looked at opens with an advantage, the rest with the price. */
const unbriefedOrder = (m: Material, network: Network): readonly VariantFormula[] =>
  network === 'instagram' || network === 'facebook'
    ? ['proof', ...orderOf(m).filter((formula) => formula !== 'proof')]
    : orderOf(m);

/** One post. What does not fit is left out whole and named in its hint. */
export function composePost(m: Material, network: Network, proofs = 3): Composed<SocialPost> {
  const { order, blocks } = POSTS[network];
  const { fold, limit, hashtags } = NETWORK_RULES[network];
  const tags = m.input.trade.hashtags.slice(0, hashtags);
  const room = limit - (tags.length > 0 ? tags.join(' ').length + 2 : 0);
  const place = { limit: Math.min(fold ?? room, Math.floor(room / 2)), isLong: true };
  const hooks = taken(
    openingVariants(m, { ...place, order: m.isBriefed ? order : unbriefedOrder(m, network) }),
    m.input.take,
  );
  const sheet: Sheet = {
    m,
    channel: 'social',
    audience: readersOf(network, m.input.facts.company.targetAudienceType),
    opening: hooks[0]?.text ?? m.name,
    proofs,
  };
  const written = writeBlocks(sheet, blocks, (text) => networkLength(text, network) <= room);
  return {
    content: { network, text: paragraphs(...written.blocks), hashtags: tags },
    variants: { [`posts.${network}`]: hooks },
    hints: leftOutHint(`posts.${network}`, written.leftOut),
  };
}

const IN_COMMON: readonly Block[] = [
  ['opening'],
  ['lead', 'change'],
  ['proof', 'quote'],
  ['offer', 'action'],
];

export function composeSocial(m: Material): Composed<SocialContent> {
  const posts = NETWORKS.map((network) => composePost(m, network));
  const hooks = hooksOf(m);
  const audience = m.input.facts.company.targetAudienceType;
  const sheet: Sheet = { m, channel: 'social', audience, opening: hooks[0]?.text ?? m.name, proofs: 1 };
  const { blocks } = writeBlocks(sheet, IN_COMMON, () => true);
  const [attention = '', interest = '', desire = '', action = ''] = blocks;
  return {
    content: { attention, interest, desire, action, posts: posts.map(({ content }) => content) },
    variants: Object.assign({ attention: hooks }, ...posts.map(({ variants }) => variants)),
    hints: [...hintsOf(m), ...posts.flatMap(({ hints }) => hints)],
  };
}
