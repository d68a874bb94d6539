// One long file: the same checks say why a rule is refused and what a saved one has lost.
import { requireWebhook } from '#features/accounts/webhooks/webhook.server.ts';
import { setSchemas } from '#features/leads/bulk/bulk.schema.ts';
import { requireTemplate } from '#features/leads/communications/template.server.ts';
import { customFieldsOfMany } from '#features/leads/fields/custom-values.server.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { requireMember } from '#features/leads/owners/owner.server.ts';
import {
  definedKey,
  isArrival,
  viewFieldOf,
  type FieldType,
} from '#features/leads/views/view-fields.values.ts';
import { conditionsOf, faultOf } from '#features/leads/views/view-filter.rules.ts';
import { faultsOf } from '#features/leads/views/view.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { requireAct } from '#shared/workspaces/workspace.ts';
import { recordOf, subjectOf } from './rule-subject.rules.ts';
import type { RuleBody, RuleFault } from './rule.schema.ts';
import type { FieldValue, RuleAction, When } from './rule.types.ts';
import { actionsOf, type RuleFaultKind, type RuleRecord } from './rule.values.ts';

const refusal = (field: string, key: string): AppError =>
  new AppError('invalid', { fields: { [field]: key } });

/** Fields of which the journal tells the value before. */
const WATCHED: readonly FieldType[] = ['text', 'choice', 'amount', 'day', 'flag', 'member', 'link', 'tag'];
/** Follow from others, and are no columns of the record. */
const DERIVED = ['state', 'importedBy'];

const isWatched = (field: string, type: FieldType | undefined): boolean =>
  type !== undefined && WATCHED.includes(type) && !DERIVED.includes(field);

/** Stages of that key, one of each pipeline that has it. */
const stagesNamed = async (ctx: ServiceContext, key: string) =>
  (await listPipelines(ctx)).flatMap(({ id, stages }) =>
    stages.flatMap((stage) => (stage.key === key ? [{ kind: stage.kind, pipelineId: id }] : [])),
  );

async function isPipelineGone(ctx: ServiceContext, { pipelineId }: Extract<When, { on: 'stage' }>) {
  if (pipelineId === undefined || pipelineId === null) return false;
  return !(await listPipelines(ctx)).some(({ id }) => id === pipelineId);
}

type Changed = Extract<When, { on: 'changed' }>;

/** Kind of what a value before or after names and the workspace does not have; undefined where it has. */
async function goneValue(ctx: ServiceContext, { record, field }: Changed, value: FieldValue | undefined) {
  if (value === undefined || value === null || value === '') return undefined;
  const known = viewFieldOf(record, field, await definedFields(ctx, record));
  const text = String(value);
  if (known?.type === 'member')
    return (await errorOf(requireMember(ctx, 'ownerId', Number(value)))) ? 'member' : undefined;
  if (record === 'opportunity' && field === 'stage')
    return (await stagesNamed(ctx, text)).length === 0 ? 'stage' : undefined;
  if (record === 'opportunity' && field === 'pipelineId')
    return (await listPipelines(ctx)).some(({ id }) => String(id) === text) ? undefined : 'pipeline';
  return known?.of && !known.of.includes(text) ? 'value' : undefined;
}

/** Errors: `invalid`, on the part of the beginning that does not hold. */
async function requireWhen(ctx: ServiceContext, when: When): Promise<void> {
  if (when.on === 'stage') {
    const stages = await stagesNamed(ctx, when.stage);
    const of = when.pipelineId ?? undefined;
    if (!stages.some(({ pipelineId }) => of === undefined || pipelineId === of))
      throw refusal('when.stage', 'leads:opportunities.stageUnknown');
  }
  if (when.on !== 'changed' && when.on !== 'date') return;
  const own = await definedFields(ctx, when.record);
  const known = viewFieldOf(when.record, when.field, own)?.type;
  const isFit = when.on === 'date' ? known === 'day' : isWatched(when.field, known);
  if (!isFit)
    throw refusal('when.field', when.on === 'date' ? 'rules:errors.noDate' : 'rules:errors.noField');
  if (when.on !== 'changed') return;
  for (const part of ['from', 'to'] as const)
    if (await goneValue(ctx, when, when[part])) throw refusal(`when.${part}`, 'rules:errors.gone');
}

/** `assign` and `move` check what these need. */
const OF_OTHER_ACTIONS = ['ownerId', 'stage'];

/** The change that an action makes, as a change of many records would. Errors: `invalid`, on `value`. */
export async function changeOfSet(
  ctx: ServiceContext,
  kind: RuleRecord,
  { field, value }: Extract<RuleAction, { do: 'set' }>,
): Promise<Record<string, unknown>> {
  const key = definedKey(field);
  if (key === undefined && (OF_OTHER_ACTIONS.includes(field) || !(field in setSchemas[kind].shape)))
    throw refusal('field', 'rules:errors.noField');
  const given = key === undefined ? { [field]: value } : { customFields: { [key]: value } };
  const read = setSchemas[kind].safeParse(given);
  if (!read.success) throw refusal('value', read.error.issues[0]?.message ?? 'errors:fields.invalid');
  if ('companyId' in read.data) await requireLinks(ctx, { companyId: read.data.companyId });
  if (read.data.customFields === undefined) return read.data;
  if (!(await definedFields(ctx, kind)).some((defined) => defined.key === key))
    throw refusal('field', 'rules:errors.noField');
  return { customFields: await customFieldsOfMany(ctx, kind, read.data.customFields) };
}

async function requireAction(ctx: ServiceContext, when: When, action: RuleAction) {
  const kind = recordOf(when);
  switch (action.do) {
    case 'task':
      return requireMember(ctx, 'assigneeId', typeof action.assignee === 'string' ? null : action.assignee);
    case 'assign':
      return requireMember(ctx, 'ownerId', action.to === 'by_load' ? null : action.to);
    case 'notify':
      return requireMember(ctx, 'toUserId', action.to === 'owner' ? null : action.to);
    case 'set':
      return void (kind && (await changeOfSet(ctx, kind, action)));
    case 'move': {
      const of = when.on === 'stage' ? (when.pipelineId ?? undefined) : undefined;
      const named = await stagesNamed(ctx, action.stage);
      const stages = named.filter(({ pipelineId }) => of === undefined || pipelineId === of);
      if (stages.length === 0) throw refusal('stage', 'leads:opportunities.stageUnknown');
      if (action.lostReason === null && stages.some((stage) => stage.kind === 'lost'))
        throw refusal('lostReason', 'leads:opportunities.lostReasonRequired');
      return;
    }
    case 'send':
      return void (await requireTemplate(ctx, action.templateId));
    case 'webhook':
      return void (await requireWebhook(ctx, action.webhookId));
    default:
  }
}

/** The field of the form for what an action names. */
const NAMED = { assigneeId: 'assignee', ownerId: 'to', toUserId: 'to' } as const;

/** Says which action an error is about. */
function placed(error: unknown, at: number): unknown {
  if (!isAppError(error)) return error;
  if (error.code === 'not_found') return refusal(`then.${at}`, 'rules:errors.gone');
  if (error.code !== 'invalid') return error;
  const [[field, key] = ['', 'errors:fields.invalid']] = Object.entries(error.details.fields ?? {});
  const known = NAMED[field as keyof typeof NAMED] ?? (field.startsWith('set.') ? 'value' : field);
  return refusal(`then.${at}.${known}`, key);
}

/** Conditions that no record can meet, or of which a name is gone. */
async function faultyConditions(ctx: ServiceContext, { when, if: filter }: Pick<RuleBody, 'when' | 'if'>) {
  if (filter === null) return [];
  const kind = subjectOf(when);
  if (!isArrival(kind)) return faultsOf(ctx, kind, filter);
  return conditionsOf(filter).flatMap((condition) => {
    const options = viewFieldOf(kind, condition.field)?.of;
    const isNamed =
      !options || !Array.isArray(condition.value) || condition.value.every((name) => options.includes(name));
    const reason = faultOf(kind, condition) ?? (isNamed ? undefined : 'value');
    return reason ? [{ condition, reason }] : [];
  });
}

/** Kind of what an action names. */
const NAMES: Readonly<Partial<Record<RuleAction['do'], RuleFaultKind>>> = {
  task: 'member',
  assign: 'member',
  notify: 'member',
  move: 'stage',
  send: 'template',
  webhook: 'webhook',
};

function faultOfSet(error: AppError): RuleFaultKind {
  if (error.code === 'not_found') return 'record';
  const [[part, key] = ['', '']] = Object.entries(error.details.fields ?? {});
  if (part === 'field') return 'field';
  if (key === 'leads:owners.noMember') return 'member';
  return key === 'fields:errors.recordGone' ? 'record' : 'value';
}

/** Returns the error of a check, undefined where there is none; faults of ours are thrown. */
async function errorOf(check: Promise<void>): Promise<AppError | undefined> {
  try {
    await check;
    return undefined;
  } catch (error) {
    if (isAppError(error) && (error.code === 'invalid' || error.code === 'not_found')) return error;
    throw error;
  }
}

async function faultOfWhen(ctx: ServiceContext, when: When): Promise<RuleFaultKind> {
  if (when.on === 'stage') return (await isPipelineGone(ctx, when)) ? 'pipeline' : 'stage';
  if (when.on !== 'changed') return 'field';
  return (await goneValue(ctx, when, when.from)) ?? (await goneValue(ctx, when, when.to)) ?? 'field';
}

/** Returns what a saved rule names and its workspace does not have any more. */
export async function faultsOfRule(ctx: ServiceContext, rule: RuleBody): Promise<RuleFault[]> {
  const { when, if: filter, then } = rule;
  const faults: RuleFault[] = [];
  if (await errorOf(requireWhen(ctx, when)))
    faults.push({
      part: 'when',
      reason: await faultOfWhen(ctx, when),
      field: 'field' in when ? when.field : null,
    });
  for (const { condition, reason } of await faultyConditions(ctx, { when, if: filter }))
    faults.push({
      part: 'if',
      reason: condition.field === 'pipelineId' ? 'pipeline' : reason === 'is' ? 'field' : reason,
      field: condition.field,
    });
  for (const [at, action] of then.entries()) {
    const error = await errorOf(requireAction(ctx, when, action));
    if (!error) continue;
    const reason = action.do === 'set' ? faultOfSet(error) : (NAMES[action.do] ?? 'value');
    faults.push({ part: `then.${at}`, reason, field: 'field' in action ? action.field : null });
  }
  return faults;
}

/**
 * Errors: `invalid`, on the part of the rule that no record could meet or that names what is gone; `owner_only` for a
 * webhook by somebody who may not see them.
 */
export async function requireSound(ctx: ServiceContext, { when, if: filter, then }: RuleBody): Promise<void> {
  await requireWhen(ctx, when);
  if (filter) {
    const found = await faultyConditions(ctx, { when, if: filter });
    const isGone = found.every(({ reason }) => reason === 'member' || reason === 'tag' || reason === 'stage');
    if (found.length > 0)
      throw refusal('if', isGone ? 'rules:errors.conditionGone' : 'views:errors.filterInvalid');
  }
  const possible = actionsOf(subjectOf(when));
  for (const [at, action] of then.entries()) {
    if (!possible.includes(action.do)) throw refusal(`then.${at}.do`, 'rules:errors.notHere');
    // Webhooks are their owners' to see.
    if (action.do === 'webhook') requireAct(ctx, 'manage');
    try {
      await requireAction(ctx, when, action);
    } catch (error) {
      throw placed(error, at);
    }
  }
}
