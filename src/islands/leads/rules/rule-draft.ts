// One long file: a rule becomes a form and a form becomes a rule by the same fields.
import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { draftOf, filterOfDraft, type DraftGroup } from '#features/leads/views/view-draft.rules.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { viewFieldOf, type FieldType } from '#features/leads/views/view-fields.values.ts';
import { SET_BESIDE, SET_FIELDS } from '#features/leads/bulk/bulk.values.ts';
import { recordOf, subjectOf } from '#features/loop/rules/rule-subject.rules.ts';
import type { Rule, RuleBody } from '#features/loop/rules/rule.schema.ts';
import type { FieldValue, RuleAction, When } from '#features/loop/rules/rule.types.ts';
import {
  actionsOf,
  type ActionKind,
  type RuleRecord,
  type RuleSubject,
  type Trigger,
} from '#features/loop/rules/rule.values.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { amountText, numberText, parseAmount, parseNumber } from '#shared/numbers/amount.ts';

/** A stage that a rule may name, with the pipeline that has it. */
export type RuleStage = Pick<Stage, 'key' | 'name' | 'kind'> & {
  pipelineId: number;
  pipeline: string | null;
};

/** Parts of a rule while it is edited: whatever is typed is a text. */
export type DraftAction = { do: ActionKind; [part: string]: string };
export type DraftWhen = { on: Trigger; record: RuleRecord; [part: string]: string };
export type RuleDraft = { when: DraftWhen; filter: DraftGroup; then: DraftAction[] };

/** Fields of the workspace, and the language in which numbers are written. */
export type Writing = { own: readonly DefinedField[]; tag: string };

export const subjectOfDraft = ({ on, record }: DraftWhen): RuleSubject =>
  on === 'stage' ? 'opportunity' : on === 'enquiry' || on === 'lead' ? on : record;

export const kindOfDraft = (when: DraftWhen): RecordKind | undefined => {
  const subject = subjectOfDraft(when);
  return subject === 'enquiry' || subject === 'lead' ? undefined : subject;
};

const WATCHED: readonly FieldType[] = ['text', 'choice', 'amount', 'day', 'flag', 'member', 'link', 'tag'];
const DERIVED = ['state', 'importedBy', 'probability'];

/** Fields whose change a rule may wait for, out of those of the record. */
export const watchedFields = (kind: RecordKind, fields: readonly string[], own: Writing['own']): string[] =>
  fields.filter((field) => {
    const type = viewFieldOf(kind, field, own)?.type;
    return (
      type !== undefined && WATCHED.includes(type) && !DERIVED.includes(field) && !field.startsWith('custom.')
    );
  });

export const dayFields = (kind: RecordKind, fields: readonly string[], own: Writing['own']): string[] =>
  fields.filter((field) => viewFieldOf(kind, field, own)?.type === 'day');

const SETTABLE: readonly FieldType[] = ['text', 'choice', 'amount', 'day', 'flag'];

/** A field of the workspace of which several choices may be chosen. */
export const isSeveral = (field: string, own: Writing['own']): boolean =>
  own.some((each) => `customFields.${each.key}` === field && each.type === 'choices');

/** Several choices are one text while a rule is edited; a key has no line break. */
export const choicesIn = (text: string): string[] => text.split('\n').filter(Boolean);
export const choicesText = (chosen: readonly string[]): string => chosen.join('\n');

/** Fields that a rule may set. */
export const settableFields = (kind: RecordKind, fields: readonly string[], own: Writing['own']): string[] =>
  fields.filter((field) => {
    const beside: readonly string[] = SET_BESIDE[kind];
    const isKnown = field in SET_FIELDS[kind] || beside.includes(field) || field.startsWith('customFields.');
    return isKnown && SETTABLE.includes(viewFieldOf(kind, field, own)?.type ?? 'link');
  });

const knownOf = (kind: RecordKind, field: string, own: Writing['own']) => viewFieldOf(kind, field, own);

function valueText(kind: RecordKind, field: string, value: unknown, { own, tag }: Writing): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return choicesText(value.map(String));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value);
  return (knownOf(kind, field, own)?.isMoney === true ? amountText : numberText)(value, tag);
}

/** A number that cannot be read is sent as it was typed, for the server to refuse. */
function valueOf(kind: RecordKind, field: string, text: string, { own, tag }: Writing): FieldValue {
  const known = knownOf(kind, field, own);
  if (text === '') return null;
  if (known?.type === 'flag') return text === 'yes';
  if (known?.type === 'amount') return (known.isMoney ? parseAmount : parseNumber)(text, tag) ?? text;
  return text;
}

const wholeOf = (text = ''): number | string => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text);
const personOf = (text = 'owner'): number | 'owner' | 'by_load' =>
  text === 'owner' || text === 'by_load' ? text : Number(text);

function draftWhen(when: When, writing: Writing): DraftWhen {
  const record = recordOf(when) ?? 'contact';
  const { on } = when;
  if (on === 'changed')
    return {
      ...{ on, record, field: when.field },
      from: valueText(record, when.field, when.from, writing),
      to: valueText(record, when.field, when.to, writing),
    };
  if (on === 'stage') return { on, record, stage: when.stage, pipelineId: String(when.pipelineId ?? '') };
  if (on === 'quiet') return { on, record, days: String(when.days) };
  if (on === 'date')
    return {
      ...{ on, record, field: when.field },
      days: String(Math.abs(when.days)),
      direction: when.days < 0 ? 'before' : 'after',
    };
  return { on, record };
}

const draftAction = (action: RuleAction, kind: RecordKind | undefined, writing: Writing): DraftAction =>
  Object.fromEntries(
    Object.entries(action).map(([part, value]) => [
      part,
      action.do === 'set' && part === 'value' && kind
        ? valueText(kind, action.field, value, writing)
        : value === null
          ? ''
          : String(value),
    ]),
  ) as DraftAction;

export function draftOfRule({ when, if: filter, then }: RuleBody | Rule, writing: Writing): RuleDraft {
  const kind = recordOf(when);
  const filtered = { ...writing, kind: subjectOf(when) };
  return {
    when: draftWhen(when, writing),
    filter: filter ? draftOf(filtered, filter) : { match: 'all', nodes: [] },
    then: then.map((action) => draftAction(action, kind, writing)),
  };
}

function whenOf({ on, record, ...parts }: DraftWhen, writing: Writing): unknown {
  const { field = '', from = '', to = '', stage = '', pipelineId = '', days = '', direction } = parts;
  switch (on) {
    case 'changed':
      return {
        ...{ on, record, field },
        ...(from !== '' && { from: valueOf(record, field, from, writing) }),
        ...(to !== '' && { to: valueOf(record, field, to, writing) }),
      };
    case 'stage':
      return { on, stage, ...(pipelineId !== '' && { pipelineId: Number(pipelineId) }) };
    case 'quiet':
      return { on, record, days: wholeOf(days) };
    case 'date': {
      const whole = wholeOf(days);
      return {
        on,
        record,
        field,
        days: typeof whole === 'number' && direction === 'before' ? 0 - whole : whole,
      };
    }
    case 'created':
      return { on, record };
    default:
      return { on };
  }
}

function setValue(kind: RecordKind | undefined, field: string, text: string, writing: Writing) {
  if (!kind) return text;
  if (!isSeveral(field, writing.own)) return valueOf(kind, field, text, writing);
  const chosen = choicesIn(text);
  return chosen.length > 0 ? chosen : null;
}

function actionOf(action: DraftAction, kind: RecordKind | undefined, writing: Writing): unknown {
  const { do: act, title, dueInDays = '', assignee, to, field = '', value = '', tag, stage } = action;
  switch (act) {
    case 'task':
      return {
        ...{ do: act, title },
        dueInDays: dueInDays === '' ? null : wholeOf(dueInDays),
        assignee: personOf(assignee),
      };
    case 'assign':
      return { do: act, to: to === 'by_load' ? to : Number(to) };
    case 'set':
      return { do: act, field, value: setValue(kind, field, value, writing) };
    case 'add_tag':
    case 'remove_tag':
      return { do: act, tag };
    case 'move':
      return { do: act, stage, lostReason: (action['lostReason'] ?? '') ? action['lostReason'] : null };
    case 'send':
      return { do: act, templateId: Number(action['templateId']) };
    case 'webhook':
      return { do: act, webhookId: Number(action['webhookId']) };
    case 'notify':
      return { do: act, to: personOf(to) };
  }
}

/** The rule that an editor holds, as the API takes it; the server says what of it does not hold. */
export function ruleOfDraft({ when, filter, then }: RuleDraft, writing: Writing) {
  const kind = kindOfDraft(when);
  return {
    when: whenOf(when, writing),
    if: filter.nodes.length > 0 ? filterOfDraft({ ...writing, kind: subjectOfDraft(when) }, filter) : null,
    then: then.map((action) => actionOf(action, kind, writing)),
  };
}

/** The draft for another beginning: conditions of other records, and actions that do not suit, go. */
export function withWhen(draft: RuleDraft, when: DraftWhen): RuleDraft {
  const [before, after] = [subjectOfDraft(draft.when), subjectOfDraft(when)];
  if (before === after) return { ...draft, when };
  const kept = draft.then.filter((action) => action.do !== 'set' && actionsOf(after).includes(action.do));
  return { when, filter: { match: 'all', nodes: [] }, then: kept };
}
