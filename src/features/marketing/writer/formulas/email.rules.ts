import { packOf } from '#features/language/language-pack.rules.ts';
import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Material, Variant, Variants } from './composer.types.ts';
import { EMAIL_WORDS, LONGEST_FACT_WORDS } from './composer.values.ts';
import { blocksOf } from './formula.rules.ts';
import { hintsOf, leftOutHints } from '#features/marketing/writer/help/hints.rules.ts';
import {
  countWords,
  fill,
  lengthOf,
  paragraphs,
  raised,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { buttonVariants } from './action.rules.ts';
import { roomForWords, saySameFact, writeBlocks } from './sheet.rules.ts';
import { offered, opened, pricedOf, promiseOf } from './phrases.rules.ts';
import type { Block } from './sheet.types.ts';
import { EMAIL_ORDER, openingVariants, subjectOrder, taken } from './variants.rules.ts';

const LONG_PLACE = 400;
const MOST_LISTED = 6;
/** Fewest characters of the line that an inbox shows beside the subject. */
const PREHEADER_FROM = 40;

/** Openings of an email: the problem, else the product; a further take has another opening. */
export const hooksOf = (m: Material, longest = LONGEST_FACT_WORDS): Variant[] =>
  taken(openingVariants(m, { limit: LONG_PLACE, isLong: true, order: EMAIL_ORDER, longest }), m.input.take);

/** An e-mail begins with the problem in every take: a label below a greeting speaks to nobody. */
export const problemOf = (hooks: readonly Variant[]): string =>
  hooks.find(({ formula }) => formula === 'problem')?.text ?? openingOf(hooks);

export const openingOf = ([hook]: readonly Variant[]): string =>
  hook === undefined || hook.formula === 'plain' ? '' : hook.text;

/** Beside the subject: an answer that neither it nor the first lines give, and that fits. */
export function preheaderOf(m: Material, told: string): string {
  const proofs = m.proofs.filter(({ isCertificate }) => !isCertificate);
  const answers = [
    offered(m)?.text,
    m.guarantee?.text,
    ...[...proofs, ...m.advantages].toReversed().map(({ text }) => text),
    promiseOf(m)?.text,
    m.what?.text,
    ...m.details.map(({ text }) => text).filter((text) => !packOf(m.input.language).drawback.test(text)),
    pricedOf(m),
  ];
  const fitting = answers.flatMap((text) =>
    text && lengthOf(text) <= TEXT_LIMITS.preheader && !saySameFact(m, told, text) && !saysFact(told, text)
      ? [raised(text)]
      : [],
  );
  return fitting.find((text) => lengthOf(text) >= PREHEADER_FROM) ?? fitting[0] ?? m.company;
}

/** Whether an e-mail asks for an answer to it: there is nothing else to follow. */
const isReply = ({ action }: Material): boolean => action.target === '';

type Frame = Pick<EmailContent, 'subject' | 'preheader' | 'greeting' | 'callToAction' | 'signature'>;

/** Returns the parts around an email that are the same for every formula. */
export function emailFrame(m: Material): { frame: Frame; variants: Variants } {
  const { words, tone, take } = m.input;
  const subjects = taken(
    openingVariants(m, { limit: TEXT_LIMITS.subject, order: subjectOrder(m), isSigned: true }),
    take,
  );
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'email');
  const company = [
    m.company,
    ...(m.places === undefined ? [] : [m.places]),
    ...m.registrations.map(({ text }) => text),
  ];
  return {
    frame: {
      subject: subjects[0]?.text ?? m.company,
      preheader: '',
      greeting: fill(words.greeting, tone === 'professional' ? 'usted' : m.address),
      // A request for a reply needs no button.
      callToAction: isReply(m) ? '' : (buttons[0]?.text ?? ''),
      signature: [fill(words.signOff[tone], m.address), company.join(' · ')].join('\n'),
    },
    variants: { subject: subjects, callToAction: buttons },
  };
}

export const roomInEmail = (words: number, { greeting, callToAction, signature }: Frame): number =>
  words - countWords(paragraphs(greeting, callToAction, signature));

/** A further e-mail goes to people who know the problem: it begins with the offer and tells what the first left out. */
const FOLLOW_UP: readonly Block[] = [
  ['opening'],
  ['lead'],
  ['change'],
  ['quote'],
  ['proofs'],
  ['guarantee'],
  ['price', 'action'],
];

function followUp(m: Material): Composed<EmailContent> {
  const { frame, variants } = emailFrame(m);
  const hooks = hooksOf(m);
  const offer = offered(m)?.text;
  const { blocks, leftOut } = writeBlocks(
    {
      m,
      channel: 'email',
      opening: offer === undefined ? problemOf(hooks) : opened(m, offer),
      most: MOST_LISTED,
      longest: LONGEST_FACT_WORDS,
      subject: frame.subject,
      kept: ['opening', 'lead'],
      isFollowUp: true,
    },
    FOLLOW_UP,
    roomForWords(roomInEmail(EMAIL_WORDS, frame)),
  );
  const [opening = '', lead = '', change = '', quote = '', proofs = '', ...close] = blocks;
  const [attention, interest] = opening === '' ? [lead, ''] : [opening, lead];
  return {
    content: {
      ...frame,
      preheader: preheaderOf(m, [frame.subject, attention, interest].join('\n')),
      attention,
      interest: paragraphs(interest, change, quote),
      desire: proofs,
      action: paragraphs(...close),
    },
    variants: { ...variants, attention: hooks },
    hints: [...hintsOf(m), ...leftOutHints(m, 'email', leftOut)],
  };
}

export function composeEmail(m: Material): Composed<EmailContent> {
  if ((m.input.take ?? 0) > 0) return followUp(m);
  const { frame, variants } = emailFrame(m);
  const hooks = hooksOf(m);
  const opening = problemOf(hooks);
  const room = roomInEmail(EMAIL_WORDS, frame);
  const { blocks, leftOut } = writeBlocks(
    {
      m,
      channel: 'email',
      opening,
      most: MOST_LISTED,
      longest: LONGEST_FACT_WORDS,
      subject: frame.subject,
      kept: ['opening', 'lead', 'offer'],
    },
    blocksOf('aida'),
    roomForWords(room),
  );
  const [hook = '', next = '', product = '', change = '', proofs = '', quote = '', ...close] = blocks;
  const attention = hook === '' ? product : hook;
  const interest = paragraphs(next, hook === '' ? '' : product, change);
  return {
    content: {
      ...frame,
      preheader: preheaderOf(m, [frame.subject, attention, interest].join('\n')),
      attention,
      interest,
      desire: paragraphs(proofs, quote),
      action: paragraphs(...close),
    },
    variants: { ...variants, attention: hooks },
    hints: [...hintsOf(m), ...leftOutHints(m, 'email', leftOut)],
  };
}
