import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { ended, fill, lengthOf, raised } from '#features/marketing/writer/reading/quoting.rules.ts';
import type { Channel, Deed, Material, Variant } from './composer.types.ts';
import { MOST_VARIANTS } from './composer.values.ts';
import {
  hrefOf,
  isMailAddress,
  isNumber,
  isWebAddress,
  numberIn,
} from '#features/marketing/writer/reading/target.rules.ts';

const saysItself = (target: string): boolean => LANGUAGE_PACKS.some((pack) => pack.saysItself.test(target));
const saysWhere = (target: string): boolean => LANGUAGE_PACKS.some((pack) => pack.saysWhere.test(target));

/** Returns the action that the target supports: the chosen one if possible. */
function deedOf({ action }: Material): Deed | undefined {
  const { kind, target } = action;
  if (target === '') return undefined;
  if (kind === 'book' || kind === 'order') return kind;
  if (isMailAddress(target)) return 'mail';
  if (kind === 'whatsapp') return kind;
  if (isWebAddress(target)) return kind === 'form' ? kind : 'look';
  if (kind === 'call' || kind === 'reply' || isNumber(target)) return 'call';
  const number = numberIn(target);
  if (kind === null || (number && target.startsWith(number)))
    return number === undefined ? undefined : 'call';
  return 'visit';
}

/** The words before a target: a bare number is asked for, a number among other words is labelled, and so is a place that says where. */
function frameOf(m: Material, deed: Deed | undefined): string {
  const { asked, plain, labelled } = m.input.words.action;
  const { target } = m.action;
  if (deed === undefined || (saysItself(target) && deed !== 'book' && deed !== 'order')) return '{{own}}';
  const isPlain = m.isOne || m.address === 'none';
  if ((deed === 'call' || deed === 'whatsapp') && !isNumber(target) && !isWebAddress(target))
    return labelled[deed];
  if (deed === 'visit' && (saysWhere(target) || numberIn(target))) return labelled.visit;
  return (isPlain ? plain : asked)[deed];
}

/** Returns the request as a sentence; on a page, and in an advertisement without a target, the button asks. */
export function actionLine(m: Material, channel: Exclude<Channel, 'landing'>): string {
  const { target } = m.action;
  if (target !== '') return ended(fill(frameOf(m, deedOf(m)), m.address, { target, own: raised(target) }));
  if (channel === 'ad') return '';
  const words = m.input.words.action[m.isOne || m.address === 'none' ? 'plain' : 'asked'];
  return ended(fill(channel === 'email' ? words.reply : words.message, m.address));
}

/** Returns the place to visit as a sentence: no button leads to a place. */
export const placeLine = (m: Material): string =>
  m.action.target !== '' && ['visit', undefined].includes(deedOf(m)) ? actionLine(m, 'social') : '';

/** Whether what is offered is a bargain: a thing that is lent, or tried, is no offer to take. */
const isBargain = ({ offer, deadline }: Material): boolean =>
  offer !== undefined &&
  (deadline !== undefined ||
    /\d\s?%|\p{Sc}/u.test(offer.text) ||
    LANGUAGE_PACKS.some(({ offers }) => offers.test(offer.text)));

function buttonOf(m: Material, channel: Channel): Deed | 'reply' | 'ask' | 'offer' {
  const { kind } = m.action;
  const deed = deedOf(m);
  const isDeadEnd = channel === 'landing' && deed !== 'book' && deed !== 'order' && hrefOf(m.action) === null;
  if (deed && !isDeadEnd) return deed;
  if (kind === 'reply' && channel === 'email') return kind;
  if (kind === 'form' && channel === 'landing') return isBargain(m) ? 'offer' : m.offer ? 'ask' : kind;
  return kind === 'book' ? kind : 'ask';
}

/** Nobody can press an image: it prints the number, or the place up to its first comma. Undefined for a link. */
export function printedAction(m: Material, limit: number): Variant | undefined {
  const deed = deedOf(m);
  if (deed !== 'call' && deed !== 'whatsapp' && deed !== 'visit') return undefined;
  const { target } = m.action;
  const place = deed === 'visit' ? (target.split(',')[0] ?? target) : (numberIn(target) ?? target);
  const words = m.input.words.action;
  const texts = [words.plain[deed], '{{target}}'].map((frame) =>
    raised(fill(frame, m.address, { target: place })),
  );
  const text = texts.find((one) => lengthOf(one) <= limit);
  return text === undefined ? undefined : { formula: 'action', text };
}

export function buttonVariants(m: Material, limit: number, channel: Channel): Variant[] {
  const { words, trade } = m.input;
  const found: Variant[] = [
    { formula: 'action', text: words.button[buttonOf(m, channel)] },
    { formula: 'question', text: trade.buttons.question },
    { formula: 'number', text: trade.buttons.number },
    { formula: 'plain', text: words.button.ask },
  ];
  return found
    .map(({ formula, text }) => ({ formula, text: fill(text, m.address) }))
    .filter(
      ({ text }, at, all) => lengthOf(text) <= limit && all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST_VARIANTS);
}
