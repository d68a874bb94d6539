import { amountText, numberText, parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { isGroup, nodesOf } from './view-filter.rules.ts';
import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import { valueOf, viewFieldOf, type ViewKind } from './view-fields.values.ts';

/** A condition while it is edited: numbers as they are typed. */
export type DraftCondition = Omit<Condition, 'value'> & { value?: string | string[] };
export type DraftGroup = { match: 'all' | 'any'; nodes: DraftNode[] };
export type DraftNode = DraftCondition | DraftGroup;

export const isDraftGroup = (node: DraftNode): node is DraftGroup => 'nodes' in node;

const isMoney = (kind: ViewKind, field: string): boolean => {
  const known = viewFieldOf(kind, field);
  return known?.isMoney === true || known?.type === 'deals';
};

function draftCondition(kind: ViewKind, { value, ...condition }: Condition, tag: string): DraftCondition {
  if (value === undefined) return condition;
  if (typeof value !== 'number') return { ...condition, value };
  return { ...condition, value: (isMoney(kind, condition.field) ? amountText : numberText)(value, tag) };
}

const draftNode = (kind: ViewKind, node: FilterNode, tag: string): DraftNode =>
  isGroup(node) ? draftOf(kind, node, tag) : draftCondition(kind, node, tag);

/** A filter for its editor, with numbers as the reader's language writes them. */
export const draftOf = (kind: ViewKind, filter: ViewFilter, tag: string): DraftGroup => ({
  match: 'all' in filter ? 'all' : 'any',
  nodes: nodesOf(filter).map((node) => draftNode(kind, node, tag)),
});

/** A number that cannot be read is sent as it was typed, for the server to refuse. */
function conditionOf(kind: ViewKind, { value, ...condition }: DraftCondition, tag: string): Condition {
  const asked = valueOf(condition.is);
  if (asked === 'none' || value === undefined) return condition;
  if (typeof value !== 'string' || (asked !== 'number' && asked !== 'days')) return { ...condition, value };
  const read = isMoney(kind, condition.field) ? parseAmount : parseNumber;
  return { ...condition, value: read(value, tag) ?? value };
}

/** The filter that an editor holds, as the API takes it. */
export function filterOfDraft(kind: ViewKind, { match, nodes }: DraftGroup, tag: string): ViewFilter {
  const read = nodes.map((node): FilterNode =>
    isDraftGroup(node) ? filterOfDraft(kind, node, tag) : conditionOf(kind, node, tag),
  );
  return match === 'all' ? { all: read } : { any: read };
}
