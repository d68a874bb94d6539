import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import type { Process, Reading, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { AppliedIntervention } from '#features/consulting/report/plan/figures.types.ts';
import { actionVote } from './action-vote.rules.ts';
import type { Intervention } from './catalogue.schema.ts';
import type { InterventionOverride } from './catalogue.types.ts';
import { isConfirmedBy, type Sector } from './catalogue.values.ts';
import { catalogueSearch, type CatalogueSearch } from './catalogue-search.rules.ts';
import { hasNeeds, isEvident, isRefused } from './evidence.rules.ts';

type Understood = Pick<Reading, 'process' | 'symptom' | 'interventionId'> &
  Partial<Pick<Reading, 'isConfirmed'>>;
/** The text itself is more particular than the sector, the sector than the symptom, and the symptom than the size. */
const WEIGHT = { anywhere: 32, about: 16, asked: 3, sector: 4, symptom: 2, size: 1 };
const NO_MATCH = -1;
/** Least shares of the vote for an intervention to be offered: of its process, and of the intervention itself. */
const OFFERED = { process: 0.45, besideLikeliest: 0.4, atLeast: 0.03, sure: 0.9 };
/** The vote of what was read before weighs more than the sector and less than the text itself. */
const READ_BEFORE = 8;

const WORD = /[a-z0-9]+/g;

/** Words of a problem's text, as the phrases of the catalogue are compared with them. */
const foldedWordsIn = (text: string): string[] => foldText(text).match(WORD) ?? [];

/**
 * Whether a consultant has put a problem under another process than its words would: then no phrase takes it back.
 */
export const isCorrected = ({ process, isConfirmed }: Understood, text: string): boolean =>
  isConfirmed === true && understand(text).process !== process;

/** Reasons in a text for an intervention, the strongest first. */
type Said = { isAnywhere: boolean; isAbout: boolean; isAsked: boolean; isEvident: boolean };

const partition = <One>(all: Iterable<One>, isFirst: (one: One) => boolean): [One[], One[]] => {
  const [first, rest]: [One[], One[]] = [[], []];
  for (const one of all) (isFirst(one) ? first : rest).push(one);
  return [first, rest];
};

/** A list that names nothing matches anything. */
function particularity(
  { id, match }: Intervention,
  symptom: Symptom,
  sectors: readonly Sector[],
  size: CompanySize,
  { isAnywhere, isAbout, isAsked, isEvident: isHeard }: Said,
): number {
  const isSaid = isAnywhere || isAsked;
  const isToBeHeard = match.about !== undefined || hasNeeds(id);
  if (!isSaid && !isAbout && isToBeHeard && !isHeard) return NO_MATCH;
  if (!isSaid && match.symptoms.length > 0 && !match.symptoms.includes(symptom)) return NO_MATCH;
  if (match.sectors.length > 0 && !match.sectors.some((sector) => sectors.includes(sector))) return NO_MATCH;
  if (match.sizes.length > 0 && !match.sizes.includes(size)) return NO_MATCH;
  return (
    Number(isAnywhere) * WEIGHT.anywhere +
    Number(isAbout || (isAnywhere && match.about !== undefined)) * WEIGHT.about +
    Number(isAsked) * WEIGHT.asked +
    Number(match.sectors.length > 0) * WEIGHT.sector +
    Number(match.symptoms.length > 0) * WEIGHT.symptom +
    Number(match.sizes.length > 0) * WEIGHT.size
  );
}

/**
 * Returns the intervention that a consultant chose; else what answers the gravest matter that the text tells, which
 * outweighs any process (matters.rules.ts) but what a person left open; else the most particular one for what it says, of equal ones the first of the
 * catalogue; else what answers a matter that the text tells beside; else the generic one (process `other`), or null where there is none, which the build refuses. A process alone
 * calls for none unless a person confirmed it. `isFree` lets phrases of other processes answer the text.
 */
export function chooseIntervention<One extends Intervention>(
  { process, symptom, interventionId, isConfirmed }: Understood,
  sectors: readonly Sector[],
  size: CompanySize,
  { byId, byProcess, spokenIn, placeOf }: CatalogueSearch<One>,
  text = '',
  isFree = true,
): One | null {
  const chosen = interventionId == null ? undefined : byId.get(interventionId);
  if (chosen) return chosen;
  const isLeftOpen = process === 'other' && isConfirmed === true;
  const told = isLeftOpen ? [] : mattersIn(text);
  const [grave] = told.flatMap(({ intervention = '' }) => byId.get(intervention) ?? []);
  if (grave) return grave;
  const understood = understand(text);
  const { about, full, ...spoken } = spokenIn(foldedWordsIn(text));
  const anywhere: ReadonlySet<One> = isFree ? spoken.anywhere : new Set();
  const asked = new Set(understood.actions.flatMap((id) => byId.get(id) ?? []));
  const [own, others] = partition(asked, ({ match }) => match.process === process);
  const standingOf = actionVote(understood.features);
  const isSure = isConfirmed === true;
  /** A reading that no person has confirmed is offered only where sentences that were read before speak for it too. */
  const isSupported = ({ id, match }: One): boolean => {
    const standing = isSure ? undefined : standingOf(id);
    if (standing === undefined) return true;
    const share = understood.share(match.process);
    if (process === 'other' && match.process !== 'other') return false;
    return (
      share >= OFFERED.sure ||
      (share >= OFFERED.process &&
        standing.besideLikeliest >= OFFERED.besideLikeliest &&
        standing.share >= OFFERED.atLeast)
    );
  };
  const placed = (one: One) => placeOf.get(one) ?? 0;
  const mostParticular = (candidates: Iterable<One>): One | null => {
    let best: One | null = null;
    let bestFit = NO_MATCH;
    for (const candidate of candidates) {
      if (isRefused(candidate.id, understood)) continue;
      if (!isGeneric(candidate) && candidate.settles !== true && !isSupported(candidate)) continue;
      const isPlain = candidate.match.about === undefined && candidate.match.anywhere === undefined;
      const own = particularity(candidate, symptom, sectors, size, {
        isAnywhere: anywhere.has(candidate),
        isAbout: about.has(candidate),
        isAsked: asked.has(candidate),
        isEvident: (isPlain && isConfirmed === true) || isEvident(candidate.id, understood),
      });
      const fit =
        own < 0 || isSure ? own : own + READ_BEFORE * (standingOf(candidate.id)?.besideLikeliest ?? 1);
      const isFirst = best !== null && fit === bestFit && placed(candidate) < placed(best);
      if (fit > bestFit || isFirst) [best, bestFit] = [candidate, fit];
    }
    return best;
  };
  const of = (sought: Process) => byProcess.get(sought) ?? [];
  // Left open, a text may yet say an object with its trouble of a process that it names.
  const named =
    process === 'other' && isConfirmed !== true
      ? understood.alternatives
          .flatMap((other) => of(other.process))
          .filter((one) => full.has(one) || isEvident(one.id, understood))
      : [];
  return (
    mostParticular([...of(process).filter((one) => !isGeneric(one)), ...anywhere, ...own]) ??
    mostParticular(named) ??
    (isFree ? mostParticular(others) : null) ??
    told.flatMap(({ fallback = '' }) => byId.get(fallback) ?? [])[0] ??
    mostParticular(of('other'))
  );
}

/** True for the intervention that answers a problem which no other one answers. */
export const isGeneric = ({ match }: Intervention): boolean =>
  match.process === 'other' && match.about === undefined && match.anywhere === undefined;

type Chooser = (reading: Understood, text: string) => Intervention | null;

/** By catalogue, sectors and size: the parts of a report ask for the same rows. */
const choosers = new WeakMap<readonly Intervention[], Map<string, Chooser>>();

function newChooser<One extends Intervention>(
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): (reading: Understood, text: string) => One | null {
  const search = catalogueSearch(catalogue);
  /** By text, then by reading: a long text is not joined to its reading with every look. */
  const answersTo = kept(() => new Map<string, One | null>());
  return (reading, text) => {
    const known = answersTo(text);
    const { process, symptom, interventionId = '', isConfirmed = false } = reading;
    const key = `${process} ${symptom} ${interventionId} ${isConfirmed}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chosen = chooseIntervention(reading, sectors, size, search, text, !isCorrected(reading, text));
    known.set(key, chosen);
    return chosen;
  };
}

/** `chooseIntervention` for many problems of one company: few readings, many rows. */
export function interventionChooser<One extends Intervention>(
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): (reading: Understood, text: string) => One | null {
  const ofCatalogue = choosers.get(catalogue) ?? new Map<string, Chooser>();
  choosers.set(catalogue, ofCatalogue);
  const key = `${size} ${sectors.join(' ')}`;
  const chooser = ofCatalogue.get(key) ?? newChooser(sectors, size, catalogue);
  ofCatalogue.set(key, chooser);
  // A chooser of this catalogue chooses from it.
  return chooser as (reading: Understood, text: string) => One | null;
}

/** Puts the firm's own figures in place of the file's; figures with a named source count as confirmed. */
export function applyOverride(
  intervention: Intervention,
  override: InterventionOverride | null,
): AppliedIntervention {
  const given = Object.entries(override ?? {}).filter(([, value]) => value !== undefined);
  const applied = { ...intervention, ...Object.fromEntries(given) };
  return { ...applied, isConfirmed: isConfirmedBy(applied.figuresSource) };
}

export const applyOverrides = (
  catalogue: readonly Intervention[],
  overrides: ReadonlyMap<string, InterventionOverride>,
): AppliedIntervention[] =>
  catalogue.map((intervention) => applyOverride(intervention, overrides.get(intervention.id) ?? null));
