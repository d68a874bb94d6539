import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import type { AppliedIntervention } from './figures.types.ts';
import type { PlannedOwn } from './plan-edits.rules.ts';

const CENTS = 100;
/** Source of the figures of an own action; reports name it in words. */
const OWN_SOURCE = 'own';

const everySize = <Figure>(figure: Figure) => ({ small: figure, medium: figure, large: figure });
const euros = (low: number, high: number): [number, number] => [
  Math.min(low, high) / CENTS,
  Math.max(low, high) / CENTS,
];
const shareOf = (share: OwnAction['savedShare']): [number, number] | null =>
  share === null ? null : [share.low, share.high];

/** A consultant's own action as the planner takes those of the catalogue; its id is that of its block. */
const interventionOf = ({ id, action }: PlannedOwn): AppliedIntervention => ({
  id,
  version: 1,
  match: { process: 'other', symptoms: [], sectors: [], sizes: [] },
  effort: everySize(action.effort),
  weeks: everySize(action.weeks),
  setupEuros: everySize(euros(action.setupLowCents, action.setupHighCents)),
  runningEurosPerYear: everySize(euros(action.runningLowCents, action.runningHighCents)),
  savedShare: shareOf(action.savedShare),
  avoidedShare: shareOf(action.avoidedShare),
  figuresSource: OWN_SOURCE,
  module: null,
  needs: [],
  isConfirmed: true,
  own: {
    ownerContactId: action.ownerContactId,
    startsOn: action.startsOn ?? null,
    endsOn: action.endsOn ?? null,
  },
});

/** Own actions by the problem that each answers; of two that name a problem the first has it. */
export function ownAnswers(own: readonly PlannedOwn[]): Map<number, AppliedIntervention> {
  const answers = new Map<number, AppliedIntervention>();
  for (const planned of own) {
    const intervention = interventionOf(planned);
    for (const rowId of planned.action.problemIds) if (!answers.has(rowId)) answers.set(rowId, intervention);
  }
  return answers;
}

/** Words of an own action: its title is that of its block, and its text stands there. */
export const ownWords = ({ owner, kpi, kpiHow }: OwnAction, title: string): CatalogueWords => ({
  title,
  first: '',
  lasting: '',
  owner,
  kpi,
  kpiHow,
  tool: '',
  toolMust: [],
  before: '',
  risk: '',
});
