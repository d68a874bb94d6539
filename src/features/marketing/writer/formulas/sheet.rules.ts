import type { Fact, Material } from './composer.types.ts';
import { paragraphs, saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { Teller, type Block, type Saying, type Sheet } from './teller.rules.ts';

export type Written = { blocks: string[]; leftOut: string[] };

/** What goes first where there is no room for all; the opening and the action stay. */
const DROPPED: readonly Saying[] = [
  'details',
  'quote',
  'price',
  'leadOnly',
  'change',
  'guarantee',
  'offer',
  'pain',
  'lead',
  'proofs',
  'proof',
];

/** Everything that was answered, for what a text leaves out. */
export const answeredFacts = (m: Material): Fact[] =>
  [m.pain, m.change, ...m.proofs, ...m.advantages, m.quote?.text, m.offer, m.guarantee].filter(
    (fact) => fact !== undefined,
  );

const isIn = (text: string, fact: Fact): boolean => saysFact(text, fact.text);

/** Whether two texts tell the same answer, so that one of them is enough. */
export const tellAlike = (m: Material, one: string, other: string): boolean =>
  [...answeredFacts(m), m.what, m.price].some((fact) => fact && isIn(one, fact) && isIn(other, fact));

/** The answers that a text does not quote, as they were typed. */
export const leftOutOf = (m: Material, text: string): string[] =>
  answeredFacts(m)
    .filter((fact) => !isIn(text, fact))
    .map(({ text: typed }) => typed);

/**
 * Writes blocks until they fit: fewer proofs first, then whole sayings; nothing is shortened. What was dropped for
 * something longer comes back where there is room after all. `fits` judges the blocks joined as they will be read;
 * `said` is what stands beside them already.
 */
export function writeBlocks(
  sheet: Sheet,
  blocks: readonly Block[],
  fits: (text: string) => boolean,
  said = '',
): Written {
  const write = (proofs: number, dropped: ReadonlySet<Saying>): string[] => {
    const teller = new Teller({ ...sheet, proofs }, said);
    return blocks.map((block) => teller.block(block, dropped));
  };
  const isRoom = (proofs: number, dropped: ReadonlySet<Saying>) =>
    fits(paragraphs(...write(proofs, dropped)));
  const fewer = Array.from({ length: sheet.proofs }, (_, less) => sheet.proofs - less);
  let proofs = fewer.find((some) => isRoom(some, new Set())) ?? 1;
  const dropped = new Set<Saying>();
  for (const saying of DROPPED) {
    if (isRoom(proofs, dropped)) break;
    dropped.add(saying);
  }
  for (const saying of [...dropped].reverse()) {
    dropped.delete(saying);
    if (!isRoom(proofs, dropped)) dropped.add(saying);
  }
  while (proofs < sheet.proofs && isRoom(proofs + 1, dropped)) proofs += 1;
  const written = write(proofs, dropped);
  return { blocks: written, leftOut: leftOutOf(sheet.m, `${said}\n${written.join('\n')}`) };
}
