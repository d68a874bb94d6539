import type { Action } from '#features/consulting/report/figures/figures.types.ts';
import type { Writing } from './section.types.ts';

/** In a company of up to so many people nobody has the roles of the catalogue: the primary contact answers. */
const FEW_EMPLOYEES = 9;

type Knowing = Pick<Writing, 'snapshot' | 'interventionWords' | 'words'>;

/** The recorded person who answers for an action. */
export function personOf({ snapshot }: Pick<Knowing, 'snapshot'>, { ownerContactId }: Action) {
  const people = snapshot.contacts ?? [];
  const areFew = (snapshot.company.employees ?? Number.POSITIVE_INFINITY) <= FEW_EMPLOYEES;
  return (
    people.find(({ id }) => id === ownerContactId) ??
    (areFew ? people.find(({ isPrimary }) => isPrimary) : undefined)
  );
}

/** Owner of an action: the recorded person, else the role that the catalogue proposes for a company of that size. */
export function ownerOf(knowing: Knowing, action: Action): string {
  const { snapshot, words, interventionWords } = knowing;
  const person = personOf(knowing, action);
  const role = interventionWords[action.interventionId];
  const isSmall = snapshot.company.size === 'small';
  return person === undefined
    ? ((isSmall ? role?.ownerSmall : undefined) ?? role?.owner ?? '')
    : `${words.label(person.name)}, ${words.label(person.position)}`;
}
