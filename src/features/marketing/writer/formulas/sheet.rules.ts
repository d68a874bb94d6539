import type { Fact, Material } from './composer.types.ts';
import { countWords, Said, saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { bulletsOf, byStay } from '#features/marketing/writer/reading/material.rules.ts';
import { Teller, type Block, type Saying, type Sheet } from './teller.rules.ts';

export type Written = { blocks: string[]; leftOut: string[] };

/** The room for a text. A joined text is as long as its blocks, with `gap` between each two of them. */
export type Room = { most: number; measure: (text: string) => number; gap: number };

export const roomForWords = (most: number): Room => ({ most, measure: countWords, gap: 0 });

/** Order in which sayings are dropped for lack of room, after the advantages; the action stays. */
const DROPPED: readonly (Saying | 'certificates' | 'figures')[] = ['details', 'certificates', 'figures'];
/** Then whole sayings. The last line of a post names the product too; an advertisement needs what the product is. */
const THEN_DROPPED: Record<Sheet['channel'], readonly Saying[]> = {
  social: ['price', 'lead', 'guarantee', 'change', 'next', 'proof', 'proofs', 'opening', 'quote', 'offer'],
  ad: ['proof', 'guarantee', 'price', 'change', 'next', 'proofs', 'opening', 'lead', 'quote', 'offer'],
  email: ['guarantee', 'price', 'change', 'next', 'proofs', 'opening', 'lead', 'quote', 'offer'],
};

/** Everything that was answered, for what a text leaves out. */
export const answeredFacts = (m: Material): Fact[] =>
  [m.pain, m.change, ...bulletsOf(m), m.quote?.text, m.offer, m.guarantee].filter(
    (fact) => fact !== undefined,
  );

/** Whether two texts tell the same answer, so that one of them is enough. */
export function saySameFact(m: Material, one: string, other: string): boolean {
  const [here, there] = [new Said(one), new Said(other)];
  const facts = [...answeredFacts(m), m.what, m.price];
  return facts.some((fact) => fact && here.says(fact.text) && there.says(fact.text));
}

/** The answers that a text does not quote, as they were typed. */
export function leftOutOf(m: Material, text: string): string[] {
  const said = new Said(text);
  return answeredFacts(m)
    .map(({ text: typed }) => typed)
    .filter((typed) => !said.says(typed));
}

/**
 * Writes blocks until they fit: without advantages first, then without whole sayings; nothing is shortened. What was
 * dropped for something longer comes back where there is room after all. No text is put together to see whether it fits:
 * its blocks are measured, each once, up to the first that does not fit; without a room everything does. `said` is what stands beside them already, `most` the longest list. What changes goes before guarantee and price
 * where the `subject` says it.
 */
export function writeBlocks(
  { subject = '', ...sheet }: Omit<Sheet, 'bullets'> & { most: number; subject?: string },
  blocks: readonly Block[],
  room: Room | null,
  said = '',
): Written {
  const { m, most } = sheet;
  const stay = [...byStay(m.proofs), ...m.advantages];
  const certificates = m.proofs.filter(({ isCertificate }) => isCertificate).length;
  const floors = { certificates: m.proofs.length - certificates, figures: 1 };
  const tell = (listed: number, dropped: ReadonlySet<Saying>): ((block: Block) => string) => {
    const kept = stay.slice(0, listed);
    const opening = dropped.has('opening') ? '' : sheet.opening;
    const teller = new Teller(
      { ...sheet, opening, bullets: bulletsOf(m).filter((fact) => kept.includes(fact)) },
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
    else dropped.add(next);
  }
  for (const saying of [...dropped].reverse()) {
    dropped.delete(saying);
    if (!isRoom(listed, dropped)) dropped.add(saying);
  }
  while (listed < Math.min(most, stay.length) && isRoom(listed + 1, dropped)) listed += 1;
  const written = blocks.map(tell(listed, dropped));
  return { blocks: written, leftOut: leftOutOf(m, `${said}\n${written.join('\n')}`) };
}
