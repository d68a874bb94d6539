import { foldText } from '#shared/text.ts';
import type {
  AudienceType,
  Network,
  SocialContent,
  SocialPost,
} from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORKS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Material, VariantFormula } from './composer.types.ts';
import { hooksOf } from './email.rules.ts';
import { blocksOf } from './formula.rules.ts';
import { hintsOf, leftOutHint } from '#features/marketing/writer/help/hints.rules.ts';
import { NETWORK_RULES, networkLength } from './networks.values.ts';
import { paragraphs } from '#features/marketing/writer/reading/quoting.rules.ts';
import { writeBlocks } from './sheet.rules.ts';
import type { Block, Sheet } from './teller.rules.ts';
import { openingOrder, openingVariants, taken } from './variants.rules.ts';

type PostPlan = { order: readonly VariantFormula[]; blocks: readonly Block[] };

/** How people read on each network: what opens, and what follows. */
const POSTS: Record<Network, PostPlan> = {
  linkedin: {
    order: ['number', 'proof', 'result', 'question', 'customer', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [
      ['opening'],
      ['lead', 'change', 'details'],
      ['proofs', 'quote'],
      ['offer', 'guarantee'],
      ['action'],
    ],
  },
  facebook: {
    order: ['question', 'customer', 'result', 'offer', 'deadline', 'number', 'proof', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'change', 'details'], ['proof', 'offer'], ['price'], ['action']],
  },
  instagram: {
    order: ['customer', 'result', 'question', 'proof', 'number', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'details', 'proof'], ['offer'], ['action']],
  },
  x: {
    order: ['deadline', 'offer', 'number', 'proof', 'result', 'customer', 'question', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'details', 'proof'], ['action']],
  },
};

/** Without a brief: whole where people read, the advantages alone where they look, one of them where it is short. */
const UNBRIEFED: Record<Network, readonly Block[]> = {
  linkedin: [['opening'], ['proofs'], ['leadOnly', 'details'], ['price'], ['action']],
  facebook: [['opening'], ['proofs'], ['leadOnly'], ['price'], ['action']],
  instagram: [['opening'], ['proofs'], ['leadOnly', 'details'], ['action']],
  x: [['opening'], ['proof'], ['leadOnly'], ['price'], ['action']],
};

/** Where both kinds of readers are meant, each is spoken to where it is found. */
const readersOf = (network: Network, audience: AudienceType): AudienceType =>
  audience !== 'both' || network === 'x' ? audience : network === 'linkedin' ? 'B2B' : 'B2C';

/** Those of the trade’s hashtags that are words of the owner’s sector, as many as the network’s habit and the room beside the text allow. */
function tagsBeside(m: Material, network: Network, text: string): string[] {
  const { limit, hashtags } = NETWORK_RULES[network];
  const fits = (tags: string[]) => networkLength(paragraphs(text, tags.join(' ')), network) <= limit;
  const sector = foldText(m.input.facts.company.sector).replace(/[^\p{L}\p{N}]/gu, '');
  const isOwn = (tag: string) => sector.includes(foldText(tag.slice(1)));
  const all = m.input.trade.hashtags.filter(isOwn).slice(0, hashtags);
  return all.filter((_, at) => fits(all.slice(0, at + 1)));
}

/** One post. What does not fit is left out whole and named in its hint. */
export function composePost(m: Material, network: Network, proofs = 3): Composed<SocialPost> {
  const { order, blocks } = POSTS[network];
  const { fold, limit } = NETWORK_RULES[network];
  const place = { limit: Math.min(fold ?? limit, Math.floor(limit / 2)), isLong: true };
  const hooks = taken(
    openingVariants(m, { ...place, order: m.isBriefed ? order : openingOrder(m) }),
    m.input.take,
  );
  const sheet: Sheet = {
    m,
    channel: 'social',
    audience: readersOf(network, m.input.facts.company.targetAudienceType),
    opening: hooks[0]?.text ?? m.name,
    proofs,
  };
  const written = writeBlocks(
    sheet,
    m.isBriefed ? blocks : UNBRIEFED[network],
    (text) => networkLength(text, network) <= limit,
  );
  const text = paragraphs(...written.blocks);
  return {
    content: { network, text, hashtags: tagsBeside(m, network, text) },
    variants: { [`posts.${network}`]: hooks },
    hints: leftOutHint(`posts.${network}`, written.leftOut),
  };
}

const IN_COMMON: readonly Block[] = [
  ['opening'],
  ['lead', 'change', 'details'],
  ['proof', 'quote'],
  ['offer', 'action'],
];

export function composeSocial(m: Material): Composed<SocialContent> {
  const posts = NETWORKS.map((network) => composePost(m, network));
  const hooks = hooksOf(m);
  const audience = m.input.facts.company.targetAudienceType;
  const sheet: Sheet = { m, channel: 'social', audience, opening: hooks[0]?.text ?? m.name, proofs: 1 };
  const { blocks } = writeBlocks(sheet, m.isBriefed ? IN_COMMON : blocksOf(m, 'aida'), () => true);
  const [attention = '', interest = '', desire = '', action = ''] = blocks;
  return {
    content: { attention, interest, desire, action, posts: posts.map(({ content }) => content) },
    variants: Object.assign({ attention: hooks }, ...posts.map(({ variants }) => variants)),
    hints: [...hintsOf(m), ...posts.flatMap(({ hints }) => hints)],
  };
}
