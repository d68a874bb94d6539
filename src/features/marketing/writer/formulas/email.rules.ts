import { foldText } from '#shared/text.ts';
import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Material, Variant, Variants } from './composer.types.ts';
import { EMAIL_WORDS } from './composer.values.ts';
import { blocksOf } from './formula.rules.ts';
import { hintsOf, leftOutHint } from '#features/marketing/writer/help/hints.rules.ts';
import {
  countWords,
  fill,
  lengthOf,
  paragraphs,
  raised,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { tellAlike, writeBlocks } from './sheet.rules.ts';
import { offered } from './phrases.rules.ts';
import { buttonVariants, openingOrder, openingVariants, taken } from './variants.rules.ts';

const LONG_PLACE = 400;
/** Proofs, then advantages. */
const MOST_LISTED = 6;
/** What an inbox shows beside the subject. */
const PREHEADER_FROM = 40;

/**
 * What a text opens with: the variants of the tone, from the one that this take has come to. What `told` says already
 * comes last.
 */
export function hooksOf(m: Material, told = '', limit = LONG_PLACE): Variant[] {
  const hooks = taken(openingVariants(m, { limit, isLong: true, order: openingOrder(m) }), m.input.take);
  // Without a brief there is too little to say it all only once.
  const isTold = ({ text }: Variant) => m.isBriefed && tellAlike(m, text, told);
  return [...hooks.filter((hook) => !isTold(hook)), ...hooks.filter(isTold)];
}

/** Beside the subject: the first answer that it does not give and that fits. */
function preheaderOf(m: Material, subject: string): string {
  const told = [
    offered(m)?.text,
    ...m.proofs.map(({ text }) => text),
    m.change?.text,
    m.what?.text,
    m.price?.text,
  ];
  const fitting = told.flatMap((text) =>
    text && lengthOf(text) <= TEXT_LIMITS.preheader && !foldText(subject).includes(foldText(text))
      ? [raised(text)]
      : [],
  );
  return fitting.find((text) => lengthOf(text) >= PREHEADER_FROM) ?? fitting[0] ?? m.company;
}

/** A problem that the subject asks already is not told again. */
export const toldPain = (m: Material, subject: string): string =>
  m.pain && tellAlike(m, subject, m.pain.text) && subject.includes(raised(m.pain.text)) ? m.pain.text : '';

type Frame = Pick<EmailContent, 'subject' | 'preheader' | 'greeting' | 'callToAction' | 'signature'>;

/** What stands around an e-mail, whatever its formula. */
export function emailFrame(m: Material): { frame: Frame; variants: Variants } {
  const { words, tone, take } = m.input;
  const subjects = taken(openingVariants(m, { limit: TEXT_LIMITS.subject }), take);
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'email');
  const subject = subjects[0]?.text ?? m.company;
  return {
    frame: {
      subject,
      preheader: preheaderOf(m, subject),
      greeting: fill(words.greeting[tone], m.address),
      callToAction: buttons[0]?.text ?? '',
      signature: `${fill(words.signOff[tone], m.address)}\n${m.company}`,
    },
    variants: { subject: subjects, callToAction: buttons },
  };
}

/** Words left for the body of an e-mail of `words` words. */
export const roomInEmail = (words: number, { greeting, callToAction, signature }: Frame): number =>
  words - countWords(paragraphs(greeting, callToAction, signature));

export function composeEmail(m: Material): Composed<EmailContent> {
  const { frame, variants } = emailFrame(m);
  const hooks = hooksOf(m, frame.subject);
  const room = roomInEmail(EMAIL_WORDS, frame);
  const { blocks, leftOut } = writeBlocks(
    {
      m,
      channel: 'email',
      audience: m.input.facts.company.targetAudienceType,
      opening: hooks[0]?.text ?? m.name,
      proofs: MOST_LISTED,
    },
    blocksOf(m, 'aida'),
    (text) => countWords(text) <= room,
    toldPain(m, frame.subject),
  );
  const [attention = '', interest = '', desire = '', promise = '', close = ''] = blocks;
  return {
    content: { ...frame, attention, interest, desire, action: paragraphs(promise, close) },
    variants: { ...variants, attention: hooks },
    hints: [...hintsOf(m), ...leftOutHint('email', leftOut)],
  };
}
