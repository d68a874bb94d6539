import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { edgesOf, type Edge } from './edges.server.ts';
import { keyOf, namesOf, type Named } from './names.server.ts';
import type { Chain, Step } from './chain.schema.ts';
import { STEP_KINDS, type StepKind } from './links.values.ts';

const PAGES: Record<StepKind, (id: number) => string> = {
  inbox_entry: (id) => `/leadmanager/inbox/${id}`,
  crm_contact: (id) => `/leadmanager/contacts/${id}`,
  crm_company: (id) => `/leadmanager/companies/${id}`,
  crm_opportunity: (id) => `/leadmanager/opportunities/${id}`,
  company: (id) => `/empresa/${id}`,
  problem: (id) => `/empresa/${id}?tab=problems`,
  report: (id) => `/empresa/${id}?tab=report`,
  marketing_company: (id) => `/comercia/companies/${id}`,
  marketing_product: (id) => `/comercia/products/${id}`,
  marketing_campaign: (id) => `/comercia/campaigns/${id}`,
  marketing_lead: (id) => `/comercia/leads/${id}`,
};

/** Parses the kind of a URL. Errors: `not_found`. */
export function stepKind(named: string | undefined): StepKind {
  const kind = STEP_KINDS.find((one) => one === named);
  if (kind === undefined) throw new AppError('not_found', { messageKey: 'loop:kindUnknown' });
  return kind;
}

/** Of a way, the steps that can be reached over visible ones alone, each once, nearest first. */
function reachable(start: string, edges: readonly Edge[], names: ReadonlyMap<string, Named>): Edge[] {
  const seen = new Set([start]);
  return edges.filter((edge) => {
    const key = keyOf(edge);
    const isNew = !seen.has(key) && names.has(key) && seen.has(keyOf({ kind: edge.byKind, id: edge.byId }));
    if (isNew) seen.add(key);
    return isNew;
  });
}

/**
 * Returns where a record stands in the loop: what led to it and what came of it, as far as the caller may see it. A
 * record that is gone ends the way. Errors: `not_found`.
 */
export async function linksOf(ctx: ServiceContext, kind: StepKind, id: number): Promise<Chain> {
  const [before, after] = await Promise.all([
    edgesOf(ctx, kind, id, 'before'),
    edgesOf(ctx, kind, id, 'after'),
  ]);
  const names = await namesOf(ctx, [{ kind, id }, ...before, ...after]);
  const start = keyOf({ kind, id });
  if (!names.has(start)) throw new AppError('not_found');
  const stepOf = (each: Pick<Edge, 'kind' | 'id' | 'part'>, direction: Step['direction']): Step[] => {
    const named = names.get(keyOf(each));
    if (!named) return [];
    const { name, at, page } = named;
    return [
      {
        kind: each.kind,
        id: each.id,
        part: each.part || null,
        name,
        href: PAGES[each.kind](page),
        at,
        direction,
      },
    ];
  };
  const led = reachable(start, before, names).toReversed();
  const came = reachable(start, after, names).filter(
    (edge) => !led.some((other) => keyOf(other) === keyOf(edge)),
  );
  return {
    steps: [
      ...led.flatMap((edge) => stepOf(edge, 'before')),
      ...stepOf({ kind, id, part: '' }, 'self'),
      ...came.flatMap((edge) => stepOf(edge, 'after')),
    ],
  };
}
