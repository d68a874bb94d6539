import { amountText, numberText, parseAmount, parseNumber, parseSigned } from '#shared/numbers/amount.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { isGroup, nodesOf } from './view-filter.rules.ts';
import type { Condition, FilterNode, ViewFilter } from './view-filter.types.ts';
import { valueOf, viewFieldOf, type FilterKind } from './view-fields.values.ts';

/** A condition while it is edited: numbers as they are typed. */
export type DraftCondition = Omit<Condition, 'value'> & { value?: string | string[] };
export type DraftGroup = { match: 'all' | 'any'; nodes: DraftNode[] };
export type DraftNode = DraftCondition | DraftGroup;

export const isDraftGroup = (node: DraftNode): node is DraftGroup => 'nodes' in node;

/** The records of a view, the fields of the workspace, and the language in which numbers are written. */
export type Writing = { kind: FilterKind; own: readonly DefinedField[]; tag: string };

const isMoney = ({ kind, own }: Writing, field: string): boolean => {
  const known = viewFieldOf(kind, field, own);
  return known?.isMoney === true || known?.type === 'deals';
};

function draftCondition(of: Writing, { value, ...condition }: Condition): DraftCondition {
  if (value === undefined) return condition;
  if (typeof value !== 'number') return { ...condition, value };
  return { ...condition, value: (isMoney(of, condition.field) ? amountText : numberText)(value, of.tag) };
}

const draftNode = (of: Writing, node: FilterNode): DraftNode =>
  isGroup(node) ? draftOf(of, node) : draftCondition(of, node);

/** A filter for its editor, with numbers as the reader's language writes them. */
export const draftOf = (of: Writing, filter: ViewFilter): DraftGroup => ({
  match: 'all' in filter ? 'all' : 'any',
  nodes: nodesOf(filter).map((node) => draftNode(of, node)),
});

/** A number that cannot be read is sent as it was typed, for the server to refuse. */
function conditionOf(of: Writing, { value, ...condition }: DraftCondition): Condition {
  const asked = valueOf(condition.is);
  if (asked === 'none' || value === undefined) return condition;
  if (typeof value !== 'string' || (asked !== 'number' && asked !== 'days')) return { ...condition, value };
  const read = isMoney(of, condition.field) ? parseAmount : parseNumber;
  return { ...condition, value: parseSigned(read, value, of.tag) ?? value };
}

/** The filter that an editor holds, as the API takes it. */
export function filterOfDraft(of: Writing, { match, nodes }: DraftGroup): ViewFilter {
  const read = nodes.map((node): FilterNode =>
    isDraftGroup(node) ? filterOfDraft(of, node) : conditionOf(of, node),
  );
  return match === 'all' ? { all: read } : { any: read };
}
