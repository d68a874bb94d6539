import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type { Process, Reading, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { AppliedIntervention } from '#features/consulting/report/figures/figures.types.ts';
import type { Intervention } from './catalogue.schema.ts';
import type { InterventionOverride } from './catalogue.types.ts';
import { EXAMPLE_VALUE, type Sector } from './catalogue.values.ts';

type Understood = Pick<Reading, 'process' | 'symptom'>;
/** A match by sector is more particular than one by symptom, and that than one by size. */
const WEIGHT = { sector: 4, symptom: 2, size: 1 };
const NO_MATCH = -1;

/** A list that names nothing matches anything. */
function particularity(
  { match }: Intervention,
  symptom: Symptom,
  sectors: readonly Sector[],
  size: CompanySize,
): number {
  if (match.symptoms.length > 0 && !match.symptoms.includes(symptom)) return NO_MATCH;
  if (match.sectors.length > 0 && !match.sectors.some((sector) => sectors.includes(sector))) return NO_MATCH;
  if (match.sizes.length > 0 && !match.sizes.includes(size)) return NO_MATCH;
  return (
    Number(match.sectors.length > 0) * WEIGHT.sector +
    Number(match.symptoms.length > 0) * WEIGHT.symptom +
    Number(match.sizes.length > 0) * WEIGHT.size
  );
}

function mostParticular<One extends Intervention>(
  process: Process,
  symptom: Symptom,
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): One | null {
  let best: One | null = null;
  let bestFit = NO_MATCH;
  for (const candidate of catalogue) {
    if (candidate.match.process !== process) continue;
    const fit = particularity(candidate, symptom, sectors, size);
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best;
}

/**
 * Returns the most particular intervention for what a problem says, of equal ones the first of the catalogue, else the
 * generic one (process `other`); null where the catalogue has none either, which the build refuses.
 */
export const chooseIntervention = <One extends Intervention>(
  { process, symptom }: Understood,
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): One | null =>
  mostParticular(process, symptom, sectors, size, catalogue) ??
  mostParticular('other', symptom, sectors, size, catalogue);

/** `chooseIntervention` for many problems of one company: few readings, many rows. */
export function interventionChooser<One extends Intervention>(
  sectors: readonly Sector[],
  size: CompanySize,
  catalogue: readonly One[],
): (reading: Understood) => One | null {
  const known = new Map<string, One | null>();
  return (reading) => {
    const key = `${reading.process} ${reading.symptom}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chosen = chooseIntervention(reading, sectors, size, catalogue);
    known.set(key, chosen);
    return chosen;
  };
}

/** Puts the firm's own figures in place of the file's; figures with a named source count as confirmed. */
export function applyOverride(
  intervention: Intervention,
  override: InterventionOverride | null,
): AppliedIntervention {
  const given = Object.entries(override ?? {}).filter(([, value]) => value !== undefined);
  const applied = { ...intervention, ...Object.fromEntries(given) };
  return { ...applied, isConfirmed: applied.figuresSource !== EXAMPLE_VALUE };
}

export const applyOverrides = (
  catalogue: readonly Intervention[],
  overrides: ReadonlyMap<string, InterventionOverride>,
): AppliedIntervention[] =>
  catalogue.map((intervention) => applyOverride(intervention, overrides.get(intervention.id) ?? null));
