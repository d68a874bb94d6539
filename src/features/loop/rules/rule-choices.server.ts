import { listWebhooks } from '#features/accounts/webhooks/webhook.server.ts';
import { listTemplates } from '#features/leads/communications/template.server.ts';
import { formName } from '#features/leads/fields/custom-field-list.rules.ts';
import { definedForForms } from '#features/leads/fields/defined-fields.server.ts';
import { listTagNames } from '#features/leads/fields/tags.server.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { RECORD_KINDS } from '#features/leads/leads.values.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { ARRIVALS, filterFields, type Arrival } from '#features/leads/views/view-fields.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { can } from '#shared/workspaces/workspace.ts';

/** Templates that are offered; more are found by their id through the API. */
const MOST_TEMPLATES = 100;

const stagesIn = (pipelines: readonly Pipeline[]) =>
  pipelines.flatMap(({ id, name, stages }) =>
    stages.map((stage) => ({ ...stage, pipelineId: id, pipeline: name })),
  );

/** Returns the stages of all pipelines, each with the name of its own. */
export const stagesForRules = async (ctx: ServiceContext) => stagesIn(await listPipelines(ctx));

/** Returns the names that a rule may choose between; webhooks for those who may see them. */
export async function ruleChoices(ctx: ServiceContext) {
  const [own, pipelines, contact, company, templates, webhooks] = await Promise.all([
    definedForForms(ctx),
    listPipelines(ctx),
    listTagNames(ctx, 'contact'),
    listTagNames(ctx, 'company'),
    listTemplates(ctx, { limit: MOST_TEMPLATES }),
    can(ctx, 'manage') ? listWebhooks(ctx) : null,
  ]);
  const fieldsOf = (kind: RecordKind | Arrival): string[] => [
    ...Object.keys(filterFields(kind)),
    ...own.filter((field) => field.kind === kind).map(({ key }) => formName(key)),
  ];
  return {
    fields: Object.fromEntries(
      [...RECORD_KINDS, ...ARRIVALS].map((kind) => [kind, fieldsOf(kind)]),
    ) as Record<RecordKind | Arrival, string[]>,
    stages: stagesIn(pipelines),
    pipelines: pipelines.map(({ id, name }) => ({ id, name })),
    tags: { contact, company },
    templates: templates.items.map(({ id, name }) => ({ id, name })),
    webhooks:
      webhooks &&
      webhooks.items
        .filter(({ deletedAt }) => deletedAt === null)
        .map(({ id, url }) => ({ id, name: new URL(url).host })),
  };
}
