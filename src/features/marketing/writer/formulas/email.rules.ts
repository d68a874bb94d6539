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
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { tellAlike, writeBlocks } from './sheet.rules.ts';
import { companyLine, offered } from './phrases.rules.ts';
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

/** Beside the subject: an answer that neither it nor the first lines give, and that fits. */
export function preheaderOf(m: Material, told: string): string {
  const answers = [
    offered(m)?.text,
    m.guarantee?.text,
    ...[...m.proofs, ...m.advantages].toReversed().map(({ text }) => text),
    m.change?.text,
    m.what?.text,
  ];
  const fitting = answers.flatMap((text) =>
    text && lengthOf(text) <= TEXT_LIMITS.preheader && !tellAlike(m, told, text) && !saysFact(told, text)
      ? [raised(text)]
      : [],
  );
  return fitting.find((text) => lengthOf(text) >= PREHEADER_FROM) ?? fitting[0] ?? m.company;
}

/** Whether an e-mail asks for an answer to it: there is nothing else to follow. */
const isReply = ({ action }: Material): boolean => action.kind === 'reply' || action.target === '';

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
      preheader: '',
      greeting: fill(words.greeting[tone], m.address),
      // Who is asked to reply has no second thing to do.
      callToAction: isReply(m) ? '' : (buttons[0]?.text ?? ''),
      signature: `${fill(words.signOff[tone], m.address)}\n${companyLine(m)}`,
    },
    variants: { subject: subjects, callToAction: buttons },
  };
}

/** The hook that says what the subject does not; without one the text begins with its next block. */
export const untold = (m: Material, hooks: readonly Variant[], subject: string): string =>
  hooks.find(({ text }) => !tellAlike(m, text, subject) && !saysFact(text, subject))?.text ?? '';

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
      opening: untold(m, hooks, frame.subject),
      proofs: MOST_LISTED,
    },
    blocksOf(m, 'aida'),
    (text) => countWords(text) <= room,
    frame.subject,
  );
  const [attention = '', interest = '', desire = '', promise = '', close = ''] = blocks;
  return {
    content: {
      ...frame,
      preheader: preheaderOf(m, [frame.subject, attention, interest].join('\n')),
      attention,
      interest,
      desire,
      action: paragraphs(promise, close),
    },
    variants: { ...variants, attention: hooks },
    hints: [...hintsOf(m), ...leftOutHint('email', leftOut)],
  };
}
