import type { Step } from './chain.schema.ts';
import type { StepKind } from './links.values.ts';

/** The way round, as the loop goes; a marketing company holds the products and is no step of its own. */
const WAY: readonly StepKind[] = [
  'inbox_entry',
  'marketing_lead',
  'crm_contact',
  'crm_company',
  'crm_opportunity',
  'company',
  'report',
  'problem',
  'marketing_product',
  'marketing_campaign',
];

/** Steps of one kind on one side of the record; the nearest first. */
export type StripPart = {
  kind: StepKind;
  direction: Step['direction'];
  steps: [Step, ...Step[]];
};

/** Steps from one kind to the next in the direction of the loop; what is of the same kind lies next to it. */
const distance = (from: StepKind, to: StepKind): number =>
  (WAY.indexOf(to) - WAY.indexOf(from) + WAY.length) % WAY.length;

/**
 * Returns the steps in the order of the way, one part a kind and side: a campaign may have hundreds of leads. The same
 * record is shown once.
 */
export function stripOf(steps: readonly Step[]): StripPart[] {
  const self = steps.find(({ direction }) => direction === 'self');
  if (!self) return [];
  const parts = new Map<string, StripPart>();
  const nearestFirst = [
    ...steps.filter(({ direction }) => direction === 'before').toReversed(),
    ...steps.filter(({ direction }) => direction !== 'before'),
  ];
  for (const step of nearestFirst) {
    if (!WAY.includes(step.kind)) continue;
    const key = `${step.direction} ${step.kind}`;
    const part = parts.get(key);
    if (part) part.steps.push(step);
    else parts.set(key, { kind: step.kind, direction: step.direction, steps: [step] });
  }
  const all = [...parts.values()];
  const on = (direction: Step['direction']) => all.filter((part) => part.direction === direction);
  return [
    ...on('before').toSorted((a, b) => distance(b.kind, self.kind) - distance(a.kind, self.kind)),
    ...on('self'),
    ...on('after').toSorted((a, b) => distance(self.kind, a.kind) - distance(self.kind, b.kind)),
  ];
}
