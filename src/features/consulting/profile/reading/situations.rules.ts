import type { Process, Span, Symptom } from './reading.values.ts';
import situations from './situations.json' with { type: 'json' };
import { conditionOf, familiesIn, isMet, wordsIn, type Word } from './word-families.rules.ts';

/** An object and its trouble, said in word families, and what such a problem is. */
export type Situation = {
  process: Process;
  symptom: Symptom;
  spans: Span[];
  /** Interventions that it asks for, the fittest first. */
  actions: readonly string[];
  /** 3 is what a phrase of the matter counts. */
  strength: number;
};

type Row = { reading: string; when: string[]; actions: string[]; isFirm?: boolean };

const CONDITIONS = (situations as Row[]).map(({ reading, when, actions, isFirm = false }) => {
  const [process, symptom] = reading.split('/') as [Process, Symptom];
  return { process, symptom, actions, isFirm, conditions: when.map(conditionOf) };
});

/** Two families say more than a noun and less than a phrase, three more than a phrase. */
const strengthOf = (families: number, isFirm: boolean): number => (isFirm ? 3.5 : families >= 3 ? 3.1 : 2.9);

/** Two statements do not make one situation: families are looked for between full stops. */
function statementsOf(folded: string): Word[][] {
  const statements: Word[][] = [[]];
  let before = 0;
  for (const word of wordsIn(folded)) {
    if (/[.;!?]\s|\n/.test(folded.slice(before, word.start))) statements.push([]);
    statements.at(-1)?.push(word);
    before = word.end;
  }
  return statements;
}

/** Returns the situations that a folded text tells, the strongest first, and all families that it says. */
export function situationsIn(folded: string): { situations: Situation[]; families: Set<string> } {
  const found: Situation[] = [];
  const said = new Set<string>();
  for (const words of statementsOf(folded)) {
    const families = familiesIn(words);
    for (const family of families.keys()) said.add(family);
    if (families.size === 0) continue;
    for (const { process, symptom, actions, isFirm, conditions } of CONDITIONS) {
      const met = conditions.find((condition) => isMet(condition, families));
      if (!met) continue;
      const spans = met.all.flatMap((family) => families.get(family) ?? []);
      found.push({ process, symptom, actions, spans, strength: strengthOf(met.all.length, isFirm) });
    }
  }
  return { situations: found.toSorted((a, b) => b.strength - a.strength), families: said };
}
