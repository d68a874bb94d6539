import type {
  Content,
  ContentPart,
  ContentType,
  Length,
} from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import { composeAd } from './ad.rules.ts';
import type { Composed, ComposerInput, Fact, Formula, Material, Variant } from './composer.types.ts';
import { buttonVariants } from './action.rules.ts';
import { CONTENT_WORDS, LONGEST_FACT_WORDS, LONGEST_SHORT_FACT } from './composer.values.ts';
import { emailFrame, hooksOf, openingOf, preheaderOf, problemOf, roomInEmail } from './email.rules.ts';
import { blocksOf, KEPT_SAYINGS, lackingFor, proposeFormula, type Proposal } from './formula.rules.ts';
import { hintsOf, leftOutHints } from '#features/marketing/writer/help/hints.rules.ts';
import { NETWORK_OF_LENGTH } from './networks.values.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { painOf } from './phrases.rules.ts';
import {
  countWords,
  lengthOf,
  paragraphs,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { roomForWords, saySameFact, writeBlocks } from './sheet.rules.ts';
import type { Block } from './sheet.types.ts';
import { composePost } from './social.rules.ts';
import { HEADLINE_ORDER, openingVariants, taken } from './variants.rules.ts';

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

const sheetOf = (m: Material, formula: Formula) => ({ m, kept: KEPT_SAYINGS[formula] });

/** A formula of a problem opens with it, whatever the take. */
const openedBy = (m: Material, formula: Formula, hooks: readonly Variant[]): string =>
  formula === 'aida' ? openingOf(hooks) : (painOf(m) ?? '');

const besides = (m: Material, formula: Formula, hooks: readonly Variant[], head: string): string => {
  const opening = openedBy(m, formula, hooks);
  // No problem stands below what changes.
  if (opening === painOf(m) && m.change && saysFact(head, m.change.text)) return '';
  if (opening === painOf(m) && saysFact(head, m.name)) return painOf(m, true) ?? '';
  return saySameFact(m, opening, head) ? '' : opening;
};

/** A formula of a problem is headed by it, and never by what changes, which stands below. */
const headed = (m: Material, formula: Formula, headlines: readonly Variant[]): Variant[] => {
  if (formula === 'aida') return [...headlines];
  const { pain, change } = m;
  const says = (fact: Fact | undefined) => (one: Variant) =>
    fact !== undefined && saysFact(one.text, fact.text);
  const others = headlines.filter((one) => !says(change)(one));
  return [...others.filter(says(pain)), ...others.filter((one) => !says(pain)(one))];
};

function composeText(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const place = {
    limit: TEXT_LIMITS.headline,
    order: HEADLINE_ORDER,
    longest: LONGEST_SHORT_FACT,
    isHeadline: true,
  };
  const headlines = taken(headed(m, formula, openingVariants(m, place)), m.input.take);
  const headline = headlines[0]?.text ?? m.name;
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'ad');
  const hooks = hooksOf(m, LONGEST_SHORT_FACT);
  const opening = besides(m, formula, hooks, headline);
  const blocks = blocksOf(formula).flatMap((block) =>
    block.includes('price') ? ([['price'], ['action']] as const) : [block],
  );
  const most = CONTENT_WORDS[length] - countWords(headline);
  const written = writeBlocks(
    { ...sheetOf(m, formula), channel: 'ad', opening, most: LISTED[length], longest: LONGEST_SHORT_FACT },
    length === 'short' ? without(blocks, 'quote') : blocks,
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
    hints: leftOutHints(m, 'body', written.leftOut),
  };
}

function composeTemplate(m: Material, { length, formula = 'aida' }: ContentOrder): Parts {
  const { frame, variants } = emailFrame(m);
  const hooks = hooksOf(m);
  const opening = formula === 'aida' ? problemOf(hooks) : (painOf(m) ?? '');
  const room = roomInEmail(CONTENT_WORDS[length], frame);
  const written = writeBlocks(
    {
      m,
      kept: ['opening', ...KEPT_SAYINGS[formula]],
      channel: 'email',
      opening,
      subject: frame.subject,
      most: LISTED[length],
      longest: LONGEST_FACT_WORDS,
    },
    blocksOf(formula),
    roomForWords(room),
  );
  const { subject, greeting, callToAction, signature } = frame;
  const preheader = preheaderOf(m, [subject, ...written.blocks.slice(0, 3)].join('\n'));
  const body = paragraphs(...written.blocks);
  return {
    content: partsOf({ subject, preheader, greeting, body, callToAction, signature }),
    variants: { ...variants, body: hooks },
    hints: leftOutHints(m, 'body', written.leftOut),
  };
}

function composeAnyPost(m: Material, { length }: ContentOrder): Parts {
  const { content, variants, hints } = composePost(m, NETWORK_OF_LENGTH[length], LISTED[length]);
  return {
    content: partsOf({ body: content.text }),
    variants: { body: variants[`posts.${content.network}`] ?? [] },
    hints,
  };
}

function composeDesign(m: Material, { length }: ContentOrder): Parts {
  const { content, variants, hints } = composeAd(m);
  const { trade, take = 0 } = m.input;
  const idea = trade.imageIdeas[(take + LISTED[length] - 1) % trade.imageIdeas.length] ?? '';
  return { content: partsOf({ ...content, image: idea }), variants, hints };
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
  const asked = order.formula ?? proposal.formula;
  // A text of that name would lack what the name promises.
  const formula = lackingFor(m, asked).length > 0 ? 'aida' : asked;
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
