import type { AppliedIntervention } from '#features/consulting/report/plan/figures.types.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

type Changes = Partial<Omit<AppliedIntervention, 'match'>> & {
  match?: Partial<AppliedIntervention['match']>;
};

const same = <Figure>(figure: Figure) => ({ small: figure, medium: figure, large: figure });

/** A dull intervention of the generic kind; every size has the same figures. */
export function intervention({ match, ...changes }: Changes = {}): AppliedIntervention {
  return {
    id: 'generic',
    version: 1,
    match: { process: 'other', symptoms: [], sectors: [], sizes: [], ...match },
    effort: same(3),
    weeks: same(4),
    setupEuros: same([1000, 2000]),
    runningEurosPerYear: same([0, 0]),
    savedShare: null,
    avoidedShare: null,
    figuresSource: 'example',
    module: null,
    needs: [],
    isConfirmed: false,
    ...changes,
  };
}

/** The same figure for every size. */
export const everySize = same;

type Company = ReportSnapshot['company'];
type Profile = Partial<Omit<ReportSnapshot, 'company'>> & { company?: Partial<Company> };

/** A small company without rows; the test adds what it is about. */
export const profileOf = ({ company, ...rows }: Profile = {}): ReportSnapshot => ({
  company: {
    id: 1,
    name: 'Muestra, S.L.',
    sector: 'Ensayos',
    size: 'small',
    structure: 'simple',
    ...company,
  },
  products: [],
  departments: [],
  problems: [],
  strengths: [],
  ...rows,
});

type Problem = ReportSnapshot['problems'][number];
export const problem = (id: number, changes: Partial<Problem> = {}): Problem => ({
  id,
  description: `Problem ${id}`,
  priority: 3,
  ...changes,
});

export const department = (
  id: number,
  digitalizationLevel: number,
): ReportSnapshot['departments'][number] => ({
  id,
  name: `Department ${id}`,
  function: 'Work',
  digitalizationLevel,
});
