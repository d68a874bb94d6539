import type {
  Content,
  ContentPart,
  ContentType,
  Length,
} from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { composeAd } from './ad.rules.ts';
import type { Composed, ComposerInput, Formula, Material, Variant } from './composer.types.ts';
import { CONTENT_WORDS } from './composer.values.ts';
import { emailFrame, hooksOf, preheaderOf, roomInEmail } from './email.rules.ts';
import { blocksOf, proposeFormula, type Proposal } from './formula.rules.ts';
import { hintsOf, leftOutHint } from '#features/marketing/writer/help/hints.rules.ts';
import { NETWORK_OF_LENGTH } from './networks.values.ts';
import { readMaterial } from './material.rules.ts';
import {
  countWords,
  lengthOf,
  paragraphs,
  raised,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { tellAlike, writeBlocks } from './sheet.rules.ts';
import type { Block, Sheet } from './teller.rules.ts';
import { composePost } from './social.rules.ts';
import { buttonVariants, openingVariants, taken } from './variants.rules.ts';

type Part = { name: ContentPart; text: string };
type Parts = Composed<Part[]>;
export type ComposedContent = Composed<Content> & Proposal & { title: string };
export type ContentOrder = { type: ContentType; length: Length; formula?: Formula | undefined };

const partsOf = (given: Partial<Record<ContentPart, string>>): Part[] =>
  (Object.entries(given) as [ContentPart, string][])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name, text }));

/** Proofs of a text by its length. */
const PROOFS: Record<Length, number> = { short: 1, medium: 2, long: 3 };

const without = (blocks: readonly Block[], ...sayings: Block): Block[] =>
  blocks
    .map((block) => block.filter((saying) => !sayings.includes(saying)))
    .filter(({ length }) => length > 0);

/** What a text opens with beside its headline or subject; before-after-bridge opens by itself. */
function openingOf(m: Material, formula: Formula, head: string): string {
  if (formula === 'bab') return '';
  const hooks = hooksOf(m, head);
  const problem = formula === 'pas' ? hooks.find(({ formula: one }) => one === 'question') : undefined;
  const opening = (problem ?? hooks[0])?.text ?? m.name;
  const isAgain = head.includes(m.name) && opening.startsWith(m.name);
  const fact = [m.what, ...m.proofs].find((one) => one && isAgain && saysFact(opening, one.text));
  const told = fact ? raised(fact.text) : opening;
  return saysFact(head, told) ? '' : told;
}

/** Problem and before-after-bridge need a problem, the latter both moments; without them the facts open. */
const usable = (m: Material, formula: Formula): Formula =>
  m.pain === undefined || (formula === 'bab' && m.change === undefined) ? 'aida' : formula;

/** Before and after stand in the text, so that the headline says something else. */
const headed = (m: Material, formula: Formula, headlines: readonly Variant[]): Variant[] => {
  const moments = `${m.pain?.text ?? ''}\n${m.change?.text ?? ''}`;
  const isMoment = ({ text }: Variant) => formula === 'bab' && tellAlike(m, text, moments);
  return [...headlines.filter((one) => !isMoment(one)), ...headlines.filter(isMoment)];
};

function composeText(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const own = usable(m, formula);
  const variants = taken(openingVariants(m, { limit: TEXT_LIMITS.headline }), m.input.take);
  const headlines = headed(m, own, variants);
  const headline = headlines[0]?.text ?? m.name;
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'ad');
  const opening = openingOf(m, own, headline);
  const sheet: Sheet = {
    m,
    channel: 'ad',
    audience: m.input.facts.company.targetAudienceType,
    opening: tellAlike(m, opening, headline) ? '' : opening,
    proofs: PROOFS[length],
  };
  const all = blocksOf(m, own).flatMap((block) =>
    block.includes('action') ? [block.filter((saying) => saying !== 'action'), ['action'] as const] : [block],
  );
  const blocks = length === 'short' && m.isBriefed ? without(all, 'quote', 'details') : all;
  const most = CONTENT_WORDS[length] - countWords(headline);
  const written = writeBlocks(sheet, blocks, (text) => countWords(text) <= most, headline);
  const body = paragraphs(...written.blocks);
  // A line that says what to do, and how, needs no button that says it again.
  const isAsked = m.action.target !== '' && body.includes(m.action.target);
  const callToAction = isAsked ? '' : (buttons[0]?.text ?? '');
  return {
    content: partsOf({ headline, body, callToAction }),
    variants: { headline: headlines, body: hooksOf(m, headline), callToAction: buttons },
    hints: leftOutHint('body', written.leftOut),
  };
}

function composeTemplate(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const { frame, variants } = emailFrame(m);
  const own = usable(m, formula);
  const sheet: Sheet = {
    m,
    channel: 'email',
    audience: m.input.facts.company.targetAudienceType,
    opening: openingOf(m, own, frame.subject),
    proofs: PROOFS[length],
  };
  const room = roomInEmail(CONTENT_WORDS[length], frame);
  const written = writeBlocks(sheet, blocksOf(m, own), (text) => countWords(text) <= room, frame.subject);
  const { subject, greeting, callToAction, signature } = frame;
  const body = paragraphs(...written.blocks);
  const preheader = preheaderOf(m, [subject, ...written.blocks.slice(0, 2)].join('\n'));
  return {
    content: partsOf({ subject, preheader, greeting, body, callToAction, signature }),
    variants: { ...variants, body: hooksOf(m, frame.subject) },
    hints: leftOutHint('body', written.leftOut),
  };
}

function composeAnyPost(m: Material, { length }: ContentOrder): Parts {
  const { content, variants, hints } = composePost(m, NETWORK_OF_LENGTH[length], PROOFS[length]);
  return {
    content: partsOf({ body: content.text, hashtags: content.hashtags.join(' ') }),
    variants: { body: Object.values(variants)[0] ?? [] },
    hints,
  };
}

function composeDesign(m: Material, { length }: ContentOrder): Parts {
  const { content, variants } = composeAd(m);
  const { trade, take = 0 } = m.input;
  const idea = trade.imageIdeas[(take + PROOFS[length] - 1) % trade.imageIdeas.length] ?? '';
  return { content: partsOf({ ...content, image: idea }), variants, hints: [] };
}

const WRITERS: Record<ContentType, (m: Material, order: ContentOrder) => Parts> = {
  advertising_text: composeText,
  email_template: composeTemplate,
  social_post: composeAnyPost,
  ad_design: composeDesign,
};

/** As it is copied: its parts one below the other. */
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
