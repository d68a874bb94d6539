import { ended, fill, lengthOf } from '#features/marketing/writer/reading/quoting.rules.ts';
import type { Channel, Deed, Material, Variant } from './composer.types.ts';
import { MOST_VARIANTS } from './composer.values.ts';
import { hrefOf, isMailAddress, isNumber, isWebAddress } from './target.rules.ts';

/** What the reader can do with the target: a number is called, an address written to, a link followed. */
function deedOf({ action }: Material): Deed | undefined {
  const { kind, target } = action;
  if (target === '') return undefined;
  if (kind === 'book' || kind === 'order') return kind;
  if (isMailAddress(target)) return 'mail';
  if (isNumber(target)) return kind === 'whatsapp' ? 'whatsapp' : 'call';
  if (kind === 'whatsapp') return kind;
  if (isWebAddress(target)) return kind === 'form' ? 'form' : 'look';
  return 'visit';
}

/** What the reader is asked to do, as a sentence; on a page, and in an advertisement without a target, the button asks. */
export function actionLine(m: Material, channel: Exclude<Channel, 'landing'>): string {
  const words = m.input.words.action[m.isOne || m.address === 'none' ? 'plain' : 'asked'];
  const deed = deedOf(m);
  if (deed) return ended(fill(words[deed], m.address, { target: m.action.target }));
  if (channel === 'ad') return '';
  return ended(fill(channel === 'email' ? words.reply : words.message, m.address));
}

/** Where the reader comes to, in words: no button leads to a place. */
export const placeLine = (m: Material): string => (deedOf(m) === 'visit' ? actionLine(m, 'social') : '');

/** What a button says: what the owner chose and the button can keep. Else there is a form. */
function buttonOf(m: Material, channel: Channel): Deed | 'reply' | 'ask' {
  const { kind } = m.action;
  const deed = deedOf(m);
  const isDeadEnd = channel === 'landing' && deed !== 'book' && deed !== 'order' && hrefOf(m.action) === null;
  if (deed && !isDeadEnd) return deed;
  if (kind === 'reply' && channel === 'email') return kind;
  return kind === 'book' || (kind === 'form' && channel === 'landing') ? kind : 'ask';
}

/** Buttons: what the brief asks for, then the trade's questions. */
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
