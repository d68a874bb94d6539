/**
 * A stage as filters and views name it: its key stands behind the id of its pipeline (`12:proposal`), because two pipelines
 * may have stages of one key. A key alone means the stages of that key in all pipelines, as in views of before.
 */
export type StageAsked = { pipelineId?: number; key: string };

export const stageText = (pipelineId: number, key: string): string => `${pipelineId}:${key}`;

export function readStage(text: string): StageAsked {
  const [, pipeline, key] = /^([1-9]\d{0,14}):(.+)$/s.exec(text) ?? [];
  return pipeline !== undefined && key !== undefined ? { pipelineId: Number(pipeline), key } : { key: text };
}

/** A stage that a filter may name; `ofAll` is that of its key in every pipeline. */
export type StageChoice = { key: string; name: string | null; ofAll?: { key: string; name: string } };
