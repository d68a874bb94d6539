import { LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { pipelineNameIn } from '#features/leads/pipelines/pipeline.texts.ts';

/** The pipeline that a cell names, the one without a name of its own in either language, or by its number. */
export function pipelineNamed(pipelines: readonly Pipeline[], text: string): Pipeline | undefined {
  const wanted = foldText(text).trim();
  const isCalled = (pipeline: Pipeline) =>
    LOCALES.some((locale) => foldText(pipelineNameIn(locale, pipeline)) === wanted);
  return pipelines.find(isCalled) ?? pipelines.find(({ id }) => String(id) === wanted);
}
