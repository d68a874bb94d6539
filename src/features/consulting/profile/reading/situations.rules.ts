import type { Process, Span, Symptom } from './reading.values.ts';
import situations from './situations.json' with { type: 'json' };
import { conditionOf, familiesIn, isMet, wordsIn, type Condition, type Word } from './word-families.rules.ts';

/** An object and its trouble, said in word families, and what such a problem is. */
export type Situation = {
  process: Process;
  symptom: Symptom;
  spans: Span[];
  /** Interventions that it asks for, the fittest first. */
  actions: readonly string[];
};

const CONDITIONS = situations.map(({ reading, when, actions }) => {
  const [process, symptom] = reading.split('/') as [Process, Symptom];
  return { process, symptom, actions, conditions: when.map(conditionOf) };
});

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

/** Returns the situations that a folded text tells, those with the most particular condition first. */
export function situationsIn(folded: string): Situation[] {
  const found: (Situation & { families: number })[] = [];
  for (const words of statementsOf(folded)) {
    const families = familiesIn(words);
    if (families.size === 0) continue;
    for (const { process, symptom, actions, conditions } of CONDITIONS) {
      const met: Condition | undefined = conditions.find((condition) => isMet(condition, families));
      if (!met) continue;
      const spans = met.all.flatMap((family) => families.get(family) ?? []);
      found.push({ process, symptom, actions, spans, families: met.all.length });
    }
  }
  return found.toSorted((a, b) => b.families - a.families);
}
