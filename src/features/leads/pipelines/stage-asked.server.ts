import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import { readStage } from './stage-name.rules.ts';

const { pipelineId, stage } = crmOpportunities;

/** Opportunities that stand in a stage as filters and views name it: `12:proposal`, or in any pipeline `proposal`. */
export function standsIn(name: string): SQL | undefined {
  const { pipelineId: pipeline, key } = readStage(name);
  return and(eq(stage, key), pipeline === undefined ? undefined : eq(pipelineId, pipeline));
}

/** The same of several. */
export function standsInOne(names: readonly string[]): SQL | undefined {
  const read = names.map((name) => ({ name, ...readStage(name) }));
  const ofAll = read.filter((each) => each.pipelineId === undefined).map(({ key }) => key);
  return or(
    ...(ofAll.length > 0 ? [inArray(stage, ofAll)] : []),
    ...read.filter((each) => each.pipelineId !== undefined).map(({ name }) => standsIn(name)),
  );
}
