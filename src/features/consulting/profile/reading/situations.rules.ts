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
  /** 3 is what a phrase of the matter counts. */
  strength: number;
};

type Row = { reading: string; when: string[]; actions: string[]; isFirm?: boolean };

type Filed = Omit<Situation, 'spans' | 'strength'> & { place: number; isFirm: boolean; condition: Condition };

/** By the first family that they need: a text meets those alone of which it says that. */
const CONDITIONS = Map.groupBy(
  (situations as Row[]).flatMap(({ reading, when, actions, isFirm = false }, place) => {
    const [process, symptom] = reading.split('/') as [Process, Symptom];
    return when.map((source): Filed => ({
      process,
      symptom,
      actions,
      place,
      isFirm,
      condition: conditionOf(source),
    }));
  }),
  ({ condition }) => condition.all[0] ?? '',
);

/** Two families say more than a noun and less than a phrase, three more than a phrase. */
const strengthOf = (families: number, isFirm: boolean): number => (isFirm ? 3.5 : families >= 3 ? 3.1 : 2.9);

/** Two statements do not make one situation: families are looked for between full stops. */
function statementsOf(folded: string): Word[][] {
  const statements: Word[][] = [[]];
  let before = 0;
  for (const word of wordsIn(folded)) {
    if (/[.;!?]\s/.test(folded.slice(before, word.start))) statements.push([]);
    statements.at(-1)?.push(word);
    before = word.end;
  }
  return statements;
}

/** Returns the situations that a folded text tells, the strongest first, and all families that it says, each with its first words. */
export function situationsIn(folded: string): {
  situations: Situation[];
  families: Map<string, Span>;
} {
  const found: (Situation & { place: number })[] = [];
  const said = new Map<string, Span>();
  for (const words of statementsOf(folded)) {
    const families = familiesIn(words);
    for (const [family, span] of families) {
      if (!said.has(family)) said.set(family, span);
      for (const { condition, isFirm, ...situation } of CONDITIONS.get(family) ?? []) {
        if (!isMet(condition, families)) continue;
        const spans = condition.all.flatMap((name) => families.get(name) ?? []);
        found.push({ ...situation, spans, strength: strengthOf(condition.all.length, isFirm) });
      }
    }
  }
  return {
    situations: found.toSorted((a, b) => b.strength - a.strength || a.place - b.place),
    families: said,
  };
}
