import type {
  Content,
  ContentPart,
  ContentType,
  Length,
} from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { composeAd } from './ad.rules.ts';
import type { Composed, ComposerInput, Formula, Material, Variant } from './composer.types.ts';
import { buttonVariants } from './action.rules.ts';
import { CONTENT_WORDS, LONGEST_FACT_WORDS, LONGEST_SHORT_FACT } from './composer.values.ts';
import { emailFrame, hooksOf, openingOf, preheaderOf, roomInEmail } from './email.rules.ts';
import { blocksOf, proposeFormula, type Proposal } from './formula.rules.ts';
import { hintsOf, leftOutHint } from '#features/marketing/writer/help/hints.rules.ts';
import { NETWORK_OF_LENGTH } from './networks.values.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { isBound, painOf } from './phrases.rules.ts';
import {
  countWords,
  lengthOf,
  paragraphs,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { roomForWords, saySameFact, writeBlocks } from './sheet.rules.ts';
import type { Block } from './teller.rules.ts';
import { composePost } from './social.rules.ts';
import { AD_ORDER, openingVariants, taken } from './variants.rules.ts';

type Part = { name: ContentPart; text: string };
type Parts = Composed<Part[]>;
export type ComposedContent = Composed<Content> & Proposal & { title: string };
export type ContentOrder = { type: ContentType; length: Length; formula?: Formula | undefined };

const partsOf = (given: Partial<Record<ContentPart, string>>): Part[] =>
  (Object.entries(given) as [ContentPart, string][])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name, text }));

const LISTED: Record<Length, number> = { short: 1, medium: 2, long: 3 };

const without = (blocks: readonly Block[], ...sayings: Block): Block[] =>
  blocks
    .map((block) => block.filter((saying) => !sayings.includes(saying)))
    .filter(({ length }) => length > 0);

const besides = (m: Material, hooks: readonly Variant[], head: string): string => {
  const opening = openingOf(hooks);
  // No problem stands below what changes.
  if (opening === painOf(m) && m.change && saysFact(head, m.change.text)) return '';
  if (opening === painOf(m) && saysFact(head, m.name)) return painOf(m, true) ?? '';
  return saySameFact(m, opening, head) ? '' : opening;
};

/** Problem and before-after-bridge need a problem, the latter both moments; without them the facts open. */
const usable = (m: Material, formula: Formula): Formula => {
  const lacks = formula === 'bab' ? m.change === undefined : isBound(m);
  return m.pain === undefined || lacks ? 'aida' : formula;
};

/** Before and after stand in the text, so that the headline says something else. */
const headed = (m: Material, formula: Formula, headlines: readonly Variant[]): Variant[] => {
  const moments = `${m.pain?.text ?? ''}\n${m.change?.text ?? ''}`;
  const isMoment = ({ text }: Variant) => formula === 'bab' && saySameFact(m, text, moments);
  return [...headlines.filter((one) => !isMoment(one)), ...headlines.filter(isMoment)];
};

function composeText(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const own = usable(m, formula);
  const place = {
    limit: TEXT_LIMITS.headline,
    order: AD_ORDER,
    longest: LONGEST_SHORT_FACT,
    isHeadline: true,
  };
  const headlines = headed(m, own, taken(openingVariants(m, place), m.input.take));
  const headline = headlines[0]?.text ?? m.name;
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'ad');
  const hooks = hooksOf(m, LONGEST_SHORT_FACT);
  const opening = besides(m, hooks, headline);
  const blocks = blocksOf(own).flatMap((block) =>
    block.includes('price') ? ([['price'], ['action']] as const) : [block],
  );
  const most = CONTENT_WORDS[length] - countWords(headline);
  const written = writeBlocks(
    { m, channel: 'ad', opening, most: LISTED[length], longest: LONGEST_SHORT_FACT },
    length === 'short' ? without(blocks, 'quote', 'details') : blocks,
    roomForWords(most),
    headline,
  );
  const body = paragraphs(...written.blocks);
  // A line that says what to do, and how, needs no button that says it again.
  const isAsked = m.action.target !== '' && body.includes(m.action.target);
  const callToAction = isAsked ? '' : (buttons[0]?.text ?? '');
  return {
    content: partsOf({ headline, body, callToAction }),
    variants: { headline: headlines, body: hooks, callToAction: buttons },
    hints: leftOutHint('body', written.leftOut),
  };
}

function composeTemplate(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const { frame, variants } = emailFrame(m);
  const hooks = hooksOf(m);
  const opening = openingOf(hooks);
  const room = roomInEmail(CONTENT_WORDS[length], frame);
  const written = writeBlocks(
    { m, channel: 'email', opening, most: LISTED[length], longest: LONGEST_FACT_WORDS },
    blocksOf(usable(m, formula)),
    roomForWords(room),
  );
  const { subject, greeting, callToAction, signature } = frame;
  const preheader = preheaderOf(m, [subject, ...written.blocks.slice(0, 3)].join('\n'));
  const body = paragraphs(...written.blocks);
  return {
    content: partsOf({ subject, preheader, greeting, body, callToAction, signature }),
    variants: { ...variants, body: hooks },
    hints: leftOutHint('body', written.leftOut),
  };
}

function composeAnyPost(m: Material, { length }: ContentOrder): Parts {
  const { content, variants, hints } = composePost(m, NETWORK_OF_LENGTH[length], LISTED[length]);
  return {
    content: partsOf({ body: content.text, hashtags: content.hashtags.join(' ') }),
    variants: { body: Object.values(variants)[0] ?? [] },
    hints,
  };
}

function composeDesign(m: Material, { length }: ContentOrder): Parts {
  const { content, variants } = composeAd(m);
  const { trade, take = 0 } = m.input;
  const idea = trade.imageIdeas[(take + LISTED[length] - 1) % trade.imageIdeas.length] ?? '';
  return { content: partsOf({ ...content, image: idea }), variants, hints: [] };
}

const WRITERS: Record<ContentType, (m: Material, order: ContentOrder) => Parts> = {
  advertising_text: composeText,
  email_template: composeTemplate,
  social_post: composeAnyPost,
  ad_design: composeDesign,
};

export const textOfParts = (parts: readonly Part[]): string => paragraphs(...parts.map(({ text }) => text));

const LONGEST_TITLE = 80;

/** One text of its own, by the formula that was chosen, else by the one that is proposed. */
export function composeContent(input: ComposerInput, order: ContentOrder): ComposedContent {
  const m = readMaterial(input);
  const proposal = proposeFormula(m);
  const formula = order.formula ?? proposal.formula;
  const { content: parts, variants, hints } = WRITERS[order.type](m, { ...order, formula });
  const title = parts.find(({ name }) => name === 'headline' || name === 'subject')?.text ?? m.name;
  return {
    title: lengthOf(title) <= LONGEST_TITLE ? title : `${[...m.name].slice(0, LONGEST_TITLE - 1).join('')}…`,
    content: { parts },
    variants,
    hints: [...hintsOf(m), ...hints],
    formula,
    reason: proposal.reason,
  };
}
