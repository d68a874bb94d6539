import { writeAnalysis } from '#features/consulting/report/text/analysis.rules.ts';
import {
  departmentFigure,
  problemFigure,
  strengthFigure,
} from '#features/consulting/report/document/figures-section.rules.ts';
import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import type { Section, Writing } from './section.types.ts';

/** A chart with fewer bars says nothing that its sentence does not. */
const LEAST_BARS = 3;
/** Up to so many rows each is read with its rating; only of more does a count of ratings say something. */
const MOST_READ = 12;

/** Specification section 4, "Analysis": company, offer, departments, problems, strengths, conclusion. */
export function analysisSections(writing: Writing): Section[] {
  const { snapshot, layout } = writing;
  const drawn = (isDrawn: boolean, figure: () => DocumentFigure): { extras?: DocumentFigure[] } =>
    isDrawn ? { extras: [figure()] } : {};
  const figures: Record<string, { extras?: DocumentFigure[] }> = {
    departments: drawn(snapshot.departments.length >= LEAST_BARS, () => departmentFigure(snapshot, layout)),
    problems: drawn(snapshot.problems.length > MOST_READ, () => problemFigure(snapshot, layout)),
    strengths: drawn(snapshot.strengths.length > MOST_READ, () => strengthFigure(snapshot, layout)),
  };
  return writeAnalysis(writing).map(({ name, title, text }) => ({
    id: `analysis.${name}`,
    part: 'analysis',
    title,
    text,
    ...figures[name],
  }));
}
