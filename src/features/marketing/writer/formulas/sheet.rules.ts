import { packOf } from '#features/language/language-pack.rules.ts';
import type { Locale } from '#shared/languages.ts';
import type { Fact, Material } from './composer.types.ts';
import { countWords, Said, saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { bulletsOf, byStay, listedOf } from '#features/marketing/writer/reading/material.rules.ts';
import { Teller } from './teller.rules.ts';
import type { Block, Saying, Sheet } from './sheet.types.ts';

export type Written = { blocks: string[]; leftOut: Fact[] };

/** The room for a text. A joined text is as long as its blocks, with `gap` between each two of them. */
export type Room = { most: number; measure: (text: string) => number; gap: number };

export const roomForWords = (most: number): Room => ({ most, measure: countWords, gap: 0 });

/** Order in which sayings are dropped for lack of room, after the advantages; the action stays. */
const DROPPED: readonly ('certificates' | 'figures')[] = ['certificates', 'figures'];
/**
 * Then whole sayings: the offer never before anything else, and what is sold next to last. The last line of a post names
 * the product too.
 */
const THEN_DROPPED: Record<Sheet['channel'], readonly Saying[]> = {
  social: ['guarantee', 'proofs', 'proof', 'change', 'quote', 'price', 'lead', 'next', 'opening', 'offer'],
  ad: ['guarantee', 'proof', 'change', 'proofs', 'quote', 'next', 'price', 'opening', 'lead', 'offer'],
  email: ['guarantee', 'proofs', 'change', 'quote', 'next', 'price', 'opening', 'lead', 'offer'],
};

/** Everything that was typed and may be quoted: a text says it, or says that it left it out. */
export const answeredFacts = (m: Material): Fact[] =>
  [
    // An advantage that a proof says in part is told or left out by itself.
    ...[m.pain, m.change, ...new Set([...bulletsOf(m), ...m.praised]), m.quote?.text, m.offer, m.guarantee],
    ...[m.price, ...m.characteristics, ...m.registrations, m.buyer],
  ].filter((fact) => fact !== undefined);

/** Whether two texts tell the same answer, so that one of them is enough. */
export function saySameFact(m: Material, one: string, other: string): boolean {
  const [here, there] = [new Said(one), new Said(other)];
  return answeredFacts(m).some((fact) => here.says(fact.text) && there.says(fact.text));
}

/** The answers that a text does not quote. */
export function leftOutOf(m: Material, text: string): Fact[] {
  const said = new Said(text);
  return answeredFacts(m).filter((fact) => !said.says(fact.text));
}

/** Facts that another text of `most` facts left out, before those that it told; what speaks against buying stays last. */
function untoldFirst(facts: readonly Fact[], most: number, language: Locale): Fact[] {
  const isDrawback = ({ text }: Fact): boolean => packOf(language).drawback.test(text);
  const [told, untold] = [facts.slice(0, most), facts.slice(most)];
  return [...untold.filter((fact) => !isDrawback(fact)), ...told, ...untold.filter(isDrawback)];
}

/** `kept`: sayings that the formula promises; they stand even where there is no room. `isFollowUp`: lists first what another text had no room for. */
type Order = Omit<Sheet, 'bullets'> & { most: number; kept?: readonly Saying[]; isFollowUp?: boolean };

/**
 * Writes blocks until they fit: without advantages first, then without whole sayings; nothing is shortened. What was
 * dropped for something longer comes back where there is room after all. No text is put together to see whether it fits:
 * its blocks are measured, each once, up to the first that does not fit; without a room everything does. `said` is what stands beside them already, `most` the longest list. What changes goes before guarantee and price
 * where the `subject` says it.
 */
export function writeBlocks(
  { kept = [], isFollowUp = false, ...sheet }: Order,
  blocks: readonly Block[],
  room: Room | null,
  said = '',
): Written {
  const { m, most, subject = '' } = sheet;
  const listable = [...byStay(m.proofs), ...listedOf(m).slice(m.proofs.length)];
  const stay = isFollowUp ? untoldFirst(listable, most, m.input.language) : listable;
  const certificates = m.proofs.filter(({ isCertificate }) => isCertificate).length;
  const floors = { certificates: m.proofs.length - certificates, figures: 1 };
  const tell = (listed: number, dropped: ReadonlySet<Saying>): ((block: Block) => string) => {
    const bullets = stay.slice(0, listed);
    const opening = dropped.has('opening') ? '' : sheet.opening;
    const teller = new Teller(
      { ...sheet, opening, bullets: listedOf(m).filter((fact) => bullets.includes(fact)) },
      said,
    );
    return (block) => teller.block(block, dropped);
  };
  const measured = new Map<string, number>();
  const isRoom = (listed: number, dropped: ReadonlySet<Saying>): boolean => {
    if (room === null) return true;
    const told = tell(listed, dropped);
    let length = 0;
    return blocks.every((block) => {
      const text = told(block);
      if (text === '') return true;
      const own = measured.get(text) ?? room.measure(text);
      measured.set(text, own);
      length += own + (length > 0 ? room.gap : 0);
      return length <= room.most;
    });
  };
  let listed = Math.min(most, stay.length);
  const dropped = new Set<Saying>();
  const shorten = (least: number) => {
    while (listed > Math.max(1, least) && !isRoom(listed, dropped)) listed -= 1;
  };
  shorten(m.proofs.length);
  const repeated: Saying[] = m.change && saysFact(subject, m.change.text) ? ['next', 'change'] : [];
  for (const next of [...DROPPED, ...repeated, ...THEN_DROPPED[sheet.channel]]) {
    if (isRoom(listed, dropped)) break;
    if (next === 'certificates' || next === 'figures') shorten(floors[next]);
    else if (!kept.includes(next)) dropped.add(next);
  }
  for (const saying of [...dropped].reverse()) {
    dropped.delete(saying);
    if (!isRoom(listed, dropped)) dropped.add(saying);
  }
  while (listed < Math.min(most, stay.length) && isRoom(listed + 1, dropped)) listed += 1;
  const written = blocks.map(tell(listed, dropped));
  return { blocks: written, leftOut: leftOutOf(m, `${said}\n${written.join('\n')}`) };
}
