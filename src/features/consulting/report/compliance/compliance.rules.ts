// One long file: one rule for each law, side by side.
import { anyStem } from '#features/language/topic-stems.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { EU_COUNTRIES, type Country } from '#features/consulting/companies/company.values.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { AppliedIntervention } from '#features/consulting/report/plan/figures.types.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type {
  ApplicableFact,
  ComplianceFact,
  FactStatus,
  FrozenFact,
  MovedFact,
} from './compliance.types.ts';
import { activitiesOf, type FoundActivity } from './activities.rules.ts';
import { UNION, type Predicate } from './compliance.values.ts';

/** Assistants and models that write, draw or speak, as people name them; folded. */
const GENERATIVE = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:chat ?gpt|gpt-?\\d|openai|copilot|gemini|claude|mistral|llama|perplexity|deepseek|midjourney|dall-?e|chatbot|${anyStem(({ generativeAi }) => generativeAi)})(?![\\p{L}\\p{N}_])`,
  'u',
);

/** Advertising that is sent by e-mail or text message, as a problem names it; folded. */
const MARKETING = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${anyStem(({ newsletters }) => newsletters)})(?![\\p{L}\\p{N}_])`,
  'u',
);

/** Legal forms at the end of a British company's name; folded. */
const INCORPORATED = /(?<![\p{L}\p{N}_])(?:ltd|limited|llp|plc|p\.l\.c|cic)\.?$/u;

/** Legal forms at the end of a Spanish company's name, folded: those that pay corporate tax, and those that do not. */
const PAYS_CORPORATE_TAX =
  /(?<![\p{L}\p{N}_])(?:s\. ?l\.?(?: ?[lpu]\.?)*|s\. ?a\.?(?: ?[ulpd]\.?)*|sl[lpu]?|slpu|slne|sa[ultd]?|s\. ?coop\.?(?: .*)?|sociedad (?:limitada|anonima|cooperativa).*)$/u;
const PAYS_INCOME_TAX = /(?<![\p{L}\p{N}_])(?:c\. ?b\.?|cb|s\. ?c\.?|comunidad de bienes|autonom[oa])$/u;

type Ground = Pick<ApplicableFact, 'rowIds' | 'actionIds' | 'because'>;
type Plan = {
  snapshot: ReportSnapshot;
  actions: readonly Action[];
  moduleOf: ReadonlyMap<string, AppliedIntervention['module']>;
  activities: ReadonlyMap<string, FoundActivity>;
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

const invoicing = ({ snapshot, actions }: Plan): Ground | null =>
  ground(rowsAbout(snapshot, 'invoices_out', 'collections', 'month_end'), actions);

/** Everybody who invoices has the rule; whose date it is shows in the name, and both dates are said where it does not. */
type LegalForm = 'company' | 'other' | 'unknown';
function legalFormOf({ company }: ReportSnapshot): LegalForm {
  const name = foldText(company.name).trim();
  if (PAYS_CORPORATE_TAX.test(name)) return 'company';
  return PAYS_INCOME_TAX.test(name) ? 'other' : 'unknown';
}
const ofForm =
  (form: LegalForm) =>
  (plan: Plan): Ground | null =>
    legalFormOf(plan.snapshot) === form ? (invoicing(plan) ?? WHOLE_COMPANY) : null;

/** Employees of the firms that the statistics count, and of those without an exemption from the record of processing. */
const LEAST_COUNTED = 10;
const FULL_RECORD_FROM = 250;
/** Employees from which Spain asks for an equality plan, a reporting channel and staff with a disability. */
const EQUALITY_PLAN_FROM = 50;
/** A public grant, as a problem or a program of the company names it; folded. */
const GRANT =
  /(?<![\p{L}\p{N}_])(?:kit digital|kit consulting|subvenci\p{L}*|ayudas? publicas?|bono digital|public grants?|grants?|subsid\p{L}*)(?![\p{L}\p{N}_])/u;

const when = (applies: boolean): Ground | null => (applies ? WHOLE_COMPANY : null);

const holdsPersonalData = ({ company }: ReportSnapshot): boolean =>
  company.personalData === 'ordinary' || company.personalData === 'special';
const keepsFullRecord = ({ company }: ReportSnapshot): boolean =>
  company.employees == null ? company.size === 'large' : company.employees >= FULL_RECORD_FROM;

/** A duty that an activity brings: the first that the profile tells of, and the problems that are about it. */
function activity({ actions, activities }: Plan, fact: ComplianceFact): Ground | null {
  const own = (fact.activities ?? []).flatMap((id) => {
    const found = activities.get(id);
    return found ? [{ id, ...found }] : [];
  });
  const [first] = own;
  if (first === undefined) return null;
  const rowIds = [...new Set(own.flatMap(({ problemIds }) => problemIds))];
  return {
    rowIds,
    actionIds: actionsFor(rowIds, actions).map(({ id }) => id),
    because: { activity: first.id, evidence: first.evidence },
  };
}

const GROUNDS: Record<Predicate, (plan: Plan, fact: ComplianceFact) => Ground | null> = {
  activity,
  always: () => WHOLE_COMPANY,
  personalData: ({ snapshot }) => when(holdsPersonalData(snapshot)),
  personalDataUnder250: ({ snapshot }) => when(holdsPersonalData(snapshot) && !keepsFullRecord(snapshot)),
  personalDataFrom250: ({ snapshot }) => when(holdsPersonalData(snapshot) && keepsFullRecord(snapshot)),
  dataAtRisk: ({ snapshot, actions }) =>
    holdsPersonalData(snapshot)
      ? ground(rowsAbout(snapshot, 'security', 'privacy', 'ai_use'), actions)
      : null,
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
  invoicing,
  invoicingOfCompany: ofForm('company'),
  invoicingOfOthers: ofForm('other'),
  invoicingOfUnknown: ofForm('unknown'),
  tenEmployees: ({ snapshot: { company } }) =>
    when(company.employees == null ? company.size !== 'small' : company.employees >= LEAST_COUNTED),
  fiftyEmployees: ({ snapshot: { company } }) => when((company.employees ?? 0) >= EQUALITY_PLAN_FROM),
  grantMentioned: ({ snapshot, actions }) => {
    if (snapshot.company.size === 'large') return null;
    const rowIds = snapshot.problems
      .filter(({ description }) => GRANT.test(foldText(description)))
      .map(({ id }) => id);
    const isTool = (snapshot.company.tools ?? []).some((tool) => GRANT.test(foldText(tool)));
    return ground(rowIds, actions) ?? when(isTool);
  },
  /** The profile holds no legal form: whoever is small, and no company by its name, may trade under their own. */
  soleTraderInvoicing: (plan) =>
    plan.snapshot.company.size === 'small' && !INCORPORATED.test(foldText(plan.snapshot.company.name))
      ? invoicing(plan)
      : null,
  electronicMarketing: ({ snapshot, actions }) =>
    ground(
      snapshot.problems
        .filter(
          ({ reading, description }) => reading?.process === 'sales' || MARKETING.test(foldText(description)),
        )
        .map(({ id }) => id),
      actions,
    ),
};

/** A report asks several times. */
const lastFound = new WeakMap<ReportSnapshot, ReturnType<typeof activitiesOf>>();
function knownActivities(snapshot: ReportSnapshot): ReturnType<typeof activitiesOf> {
  const found = lastFound.get(snapshot) ?? activitiesOf(snapshot);
  lastFound.set(snapshot, found);
  return found;
}

const isOfUnion = (country: Country): boolean => EU_COUNTRIES.some((code) => code === country);

export const holdsIn = ({ countries }: ComplianceFact, country: Country): boolean =>
  countries.includes(country) || (countries.includes(UNION) && isOfUnion(country));

/** Whether the facts have national law of a country, and not the Union's alone. */
export const isCovered = (facts: readonly ComplianceFact[], country: Country): boolean =>
  facts.some(({ countries }) => countries.includes(country) && !countries.includes(UNION));

/** `on` is a calendar day; both ends of a fact belong to it. */
export function statusOn({ validFrom, validTo }: ComplianceFact, on: string): FactStatus {
  if (validFrom !== null && on < validFrom) return 'upcoming';
  return validTo !== null && on > validTo ? 'ended' : 'inForce';
}

/**
 * Returns the facts that concern the company on that day, in their order, each with the rows and actions that make it
 * do so. A company without a country counts as one of `home`. Of what has ended, only grants are returned: a reader has heard of them and is told that they are closed.
 */
export function complianceFor(
  snapshot: ReportSnapshot,
  actions: readonly Action[],
  on: string,
  facts: readonly ComplianceFact[],
  catalogue: readonly AppliedIntervention[],
  home: Country,
): ApplicableFact[] {
  const country = snapshot.company.country ?? home;
  const moduleOf = new Map(catalogue.map(({ id, module }) => [id, module]));
  const plan: Plan = { snapshot, actions, moduleOf, activities: knownActivities(snapshot) };
  return facts.flatMap((fact) => {
    if (!holdsIn(fact, country)) return [];
    const status = statusOn(fact, on);
    if (status === 'ended' && fact.kind !== 'grant') return [];
    const found = GROUNDS[fact.predicate](plan, fact);
    return found ? [{ fact, status, ...found }] : [];
  });
}

/** A duty that a problem is about counts for so many activities less. */
const TOUCHED = 2;

/** The duties that few activities have come first: those of many firms say less of this one. */
export const mostSpecificFirst = (duties: readonly ApplicableFact[]): ApplicableFact[] => {
  const breadth = ({ rowIds, fact }: ApplicableFact) =>
    (fact.activities ?? []).length - (rowIds.length > 0 ? TOUCHED : 0);
  return duties.toSorted((one, other) => breadth(one) - breadth(other));
};

export const freezeFacts = (applicable: readonly ApplicableFact[]): FrozenFact[] =>
  applicable.map(({ fact: { id, version }, status }) => ({ id, version, status }));

/** Returns the facts of an older report that have moved since it was frozen; one that has left its country is removed. */
export function movedSince(
  frozen: readonly FrozenFact[],
  current: readonly ComplianceFact[],
  on: string,
  country: Country,
): MovedFact[] {
  const byId = new Map(current.map((fact) => [fact.id, fact]));
  return frozen.flatMap(({ id, version, status }): MovedFact[] => {
    const fact = byId.get(id);
    if (!fact || !holdsIn(fact, country)) return [{ id, change: 'removed' }];
    if (fact.version !== version) return [{ id, change: 'changed' }];
    const now = statusOn(fact, on);
    if (now === status) return [];
    return [{ id, change: now === 'ended' ? 'ended' : 'began' }];
  });
}
