import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { Arrival } from '#features/leads/views/view-fields.values.ts';
import type { RuleStage } from './rule-draft.ts';

export const RULES_PAGE = '/leadmanager/settings/rules';

type Named = { id: number; name: string };

/** Names that a rule may choose between. */
export type RuleChoices = {
  /** Of each kind of record and of what arrives, the fields of the workspace too. */
  fields: Readonly<Record<RecordKind | Arrival, readonly string[]>>;
  stages: readonly (RuleStage & { probability: number; position: number })[];
  pipelines: readonly { id: number; name: string | null }[];
  tags: Readonly<Record<'contact' | 'company', readonly string[]>>;
  templates: readonly Named[];
  /** Null: the caller may not see them. */
  webhooks: readonly Named[] | null;
};
