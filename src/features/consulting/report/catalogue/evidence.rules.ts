import type { Understanding } from '#features/consulting/profile/reading/reading.values.ts';
import { conditionOf, isMet } from '#features/consulting/profile/reading/word-families.rules.ts';
import evidence from './evidence.json' with { type: 'json' };

/** Ways to say what an intervention needs to hear, and what rules it out. */
type Evidence = { needs?: string[]; refuses?: string[] };

const EVIDENCE = new Map(
  Object.entries(evidence as Record<string, Evidence>).map(([id, { needs, refuses = [] }]) => [
    id,
    { needs: needs?.map(conditionOf), refuses: refuses.map(conditionOf) },
  ]),
);

/** Whether a text says an object and a trouble that the intervention is for. */
export const isEvident = (id: string, { said }: Understanding): boolean =>
  EVIDENCE.get(id)?.needs?.some((way) => isMet(way, said)) ?? false;

/** Whether it says what rules the intervention out. */
export const isRefused = (id: string, { said }: Understanding): boolean =>
  EVIDENCE.get(id)?.refuses.some((way) => isMet(way, said)) ?? false;

/** Whether an intervention waits to hear what it mends. */
export const hasNeeds = (id: string): boolean => EVIDENCE.get(id)?.needs !== undefined;
