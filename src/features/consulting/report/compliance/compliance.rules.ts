import { foldText } from '#shared/text.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { Action, AppliedIntervention } from '#features/consulting/report/figures/figures.types.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type {
  ApplicableFact,
  ComplianceFact,
  FactStatus,
  FrozenFact,
  MovedFact,
} from './compliance.types.ts';
import type { Predicate } from './compliance.values.ts';

/** Assistants and models that write, draw or speak, as people name them; folded. */
const GENERATIVE =
  /(?<![\p{L}\p{N}_])(?:chat ?gpt|gpt-?\d|openai|copilot|gemini|claude|mistral|llama|perplexity|deepseek|midjourney|dall-?e|chatbot|generative ai|ai assistants?|ia generativa|inteligencia artificial generativa|asistentes? de ia)(?![\p{L}\p{N}_])/u;

type Ground = Pick<ApplicableFact, 'rowIds' | 'actionIds'>;
type Plan = {
  snapshot: ReportSnapshot;
  actions: readonly Action[];
  moduleOf: ReadonlyMap<string, AppliedIntervention['module']>;
};
const WHOLE_COMPANY: Ground = { rowIds: [], actionIds: [] };

const actionsFor = (rowIds: readonly number[], actions: readonly Action[]): Action[] => {
  const rows = new Set(rowIds);
  return actions.filter((action) => action.rowIds.some((id) => rows.has(id)));
};

const rowsAbout = ({ problems }: ReportSnapshot, ...processes: Process[]): number[] =>
  problems.filter(({ reading }) => reading && processes.includes(reading.process)).map(({ id }) => id);

function ground(rowIds: number[], actions: readonly Action[]): Ground | null {
  return rowIds.length === 0 ? null : { rowIds, actionIds: actionsFor(rowIds, actions).map(({ id }) => id) };
}

/** Use of generative AI: a problem about it, one that names such a program, or one among the company's tools. */
function generativeAi({ snapshot, actions }: Plan): Ground | null {
  const rowIds = snapshot.problems
    .filter(
      ({ reading, description }) => reading?.process === 'ai_use' || GENERATIVE.test(foldText(description)),
    )
    .map(({ id }) => id);
  const isTool = (snapshot.company.tools ?? []).some((tool) => GENERATIVE.test(foldText(tool)));
  return ground(rowIds, actions) ?? (isTool ? WHOLE_COMPANY : null);
}

const when = (applies: boolean): Ground | null => (applies ? WHOLE_COMPANY : null);

const GROUNDS: Record<Predicate, (plan: Plan) => Ground | null> = {
  always: () => WHOLE_COMPANY,
  personalData: ({ snapshot: { company } }) =>
    when(company.personalData === 'ordinary' || company.personalData === 'special'),
  specialData: ({ snapshot: { company } }) => when(company.personalData === 'special'),
  healthData: ({ snapshot: { company } }) =>
    when(company.personalData === 'special' && sectorsOf(company.sector).includes('health')),
  publicSector: ({ snapshot: { company } }) => when(company.isPublicSector === true),
  /** Hiring that the plan puts into software, or that goes on where generative AI is used. */
  hiringWithAi(plan) {
    const hiring = ground(rowsAbout(plan.snapshot, 'hiring'), plan.actions);
    if (!hiring) return null;
    const hasSoftware = actionsFor(hiring.rowIds, plan.actions).some(
      ({ interventionId }) => (plan.moduleOf.get(interventionId) ?? null) !== null,
    );
    return hasSoftware || generativeAi(plan) ? hiring : null;
  },
  generativeAi,
  invoicing: ({ snapshot, actions }) =>
    ground(rowsAbout(snapshot, 'invoices_out', 'collections', 'month_end'), actions),
  smallOrMedium: ({ snapshot: { company } }) => when(company.size !== 'large'),
};

/** `on` is a calendar day; both ends of a fact belong to it. */
export function statusOn({ validFrom, validTo }: ComplianceFact, on: string): FactStatus {
  if (validFrom !== null && on < validFrom) return 'upcoming';
  return validTo !== null && on > validTo ? 'ended' : 'inForce';
}

/**
 * Returns the facts that concern the company on that day, in their order, each with the rows and actions that make it
 * do so. Of what has ended, only grants are returned: a reader has heard of them and is told that they are closed.
 */
export function complianceFor(
  snapshot: ReportSnapshot,
  actions: readonly Action[],
  on: string,
  facts: readonly ComplianceFact[],
  catalogue: readonly AppliedIntervention[],
): ApplicableFact[] {
  const moduleOf = new Map(catalogue.map(({ id, module }) => [id, module]));
  return facts.flatMap((fact) => {
    const status = statusOn(fact, on);
    if (status === 'ended' && fact.kind !== 'grant') return [];
    const found = GROUNDS[fact.predicate]({ snapshot, actions, moduleOf });
    return found ? [{ fact, status, ...found }] : [];
  });
}

export const freezeFacts = (applicable: readonly ApplicableFact[]): FrozenFact[] =>
  applicable.map(({ fact: { id, version }, status }) => ({ id, version, status }));

/** Returns the facts of an older report that have moved since it was frozen. */
export function movedSince(
  frozen: readonly FrozenFact[],
  current: readonly ComplianceFact[],
  on: string,
): MovedFact[] {
  const byId = new Map(current.map((fact) => [fact.id, fact]));
  return frozen.flatMap(({ id, version, status }): MovedFact[] => {
    const fact = byId.get(id);
    if (!fact) return [{ id, change: 'removed' }];
    if (fact.version !== version) return [{ id, change: 'changed' }];
    const now = statusOn(fact, on);
    if (now === status) return [];
    return [{ id, change: now === 'ended' ? 'ended' : 'began' }];
  });
}
