import { comparePeople, type PersonFacts } from '#features/leads/merge/same-person.rules.ts';
import type { StartItem, StartRow } from './start.schema.ts';
import { MOST_ALSO, START_KINDS, START_STATES } from './start.values.ts';

/** Something to do, with what tells whether another is about the same. */
export type Waiting = {
  item: StartItem;
  /** Kind and number of records: items that share one are of the same person or event. */
  about: readonly string[];
  /** The person whom it is with. */
  person: PersonFacts | null;
};

/** Nulls last. */
const DATELESS = '~';

/** Order in which to work: by state, the oldest first, and of one day the largest amount. */
function compareItems(one: StartItem, other: StartItem): number {
  const [at, otherAt] = [one.at ?? DATELESS, other.at ?? DATELESS];
  return (
    START_STATES.indexOf(one.state) - START_STATES.indexOf(other.state) ||
    (at === otherAt ? 0 : at < otherAt ? -1 : 1) ||
    START_KINDS.indexOf(one.kind) - START_KINDS.indexOf(other.kind) ||
    (other.amountCents ?? 0) - (one.amountCents ?? 0) ||
    one.id - other.id
  );
}

/** Addresses and numbers by which people are compared at all: without one in common nobody is the same for certain. */
const keysOf = ({ emails, sharedEmails, phones }: PersonFacts): string[] => [
  ...emails,
  ...sharedEmails,
  ...phones,
];

/** Gathers what is about one person or event. */
function gather(waiting: readonly Waiting[]): Waiting[][] {
  const parents = waiting.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = parents[index] ?? index;
    return parent === index ? index : rootOf(parent);
  };
  const join = (one: number, other: number): void => {
    parents[rootOf(other)] = rootOf(one);
  };
  const ofRecord = new Map<string, number>();
  const reachedAt = new Map<string, { index: number; person: PersonFacts }[]>();
  waiting.forEach(({ about, person }, index) => {
    for (const record of about) {
      join(ofRecord.get(record) ?? index, index);
      ofRecord.set(record, index);
    }
    if (!person) return;
    for (const key of keysOf(person)) {
      const others = reachedAt.get(key) ?? [];
      for (const other of others)
        if (rootOf(other.index) !== rootOf(index) && comparePeople(other.person, person).kind === 'same')
          join(other.index, index);
      reachedAt.set(key, [...others, { index, person }]);
    }
  });
  return [...Map.groupBy(waiting, (_, index) => rootOf(index)).values()];
}

/** A lead that is an answer to a landing page waits as that enquiry, where it is read and answered. */
function withoutToldLeads(group: readonly Waiting[]): Waiting[] {
  const told = new Set(group.flatMap(({ item, about }) => (item.kind === 'enquiry' ? about : [])));
  return group.filter(({ item }) => item.kind !== 'lead' || !told.has(`lead:${item.id}`));
}

/**
 * The rows of the start page: one for each person, company or event, in the order in which to work. A row stands where
 * its most urgent item does, and names what else there is; a further task is an event of its own (docs/domain/loop.md).
 */
export function startRows(waiting: readonly Waiting[]): StartRow[] {
  return gather(waiting)
    .flatMap((group): StartRow[] => {
      const items = withoutToldLeads(group)
        .map(({ item }) => item)
        .sort(compareItems);
      const furtherTasks = items.filter(({ kind }) => kind === 'task').slice(1);
      const [first, ...others] = items.filter((item) => !furtherTasks.includes(item));
      if (!first) return [];
      const also = others.slice(0, MOST_ALSO);
      return [
        { ...first, also, more: others.length - also.length },
        ...furtherTasks.map((task) => ({ ...task, also: [], more: 0 })),
      ];
    })
    .sort(compareItems);
}
