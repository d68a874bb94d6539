import { positionInText } from '#features/consulting/profile/contact-position.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { fieldsOf } from './roles.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';

/** In a company of up to so many people nobody has the roles of the catalogue: the primary contact answers. */
const FEW_EMPLOYEES = 9;

type Knowing = Pick<Writing, 'snapshot' | 'interventionWords' | 'words'>;

/** Role that the catalogue proposes for a company of that size. */
export function roleOf({ snapshot, interventionWords }: Knowing, { interventionId }: Action): string {
  const said = interventionWords[interventionId];
  return (snapshot.company.size === 'small' ? said?.ownerSmall : undefined) ?? said?.owner ?? '';
}

/** The recorded person who answers for an action. */
export function personOf({ snapshot }: Pick<Knowing, 'snapshot'>, { ownerContactId }: Action) {
  const people = snapshot.contacts ?? [];
  const areFew = (snapshot.company.employees ?? Number.POSITIVE_INFINITY) <= FEW_EMPLOYEES;
  return (
    people.find(({ id }) => id === ownerContactId) ??
    (areFew ? people.find(({ isPrimary }) => isPrimary) : undefined)
  );
}

/** The recorded person whose position is of the field that the role names first, else the larger firm's role. */
export function candidateOf(knowing: Knowing, action: Action) {
  const owner = knowing.interventionWords[action.interventionId]?.owner ?? '';
  const [field] = [...fieldsOf(roleOf(knowing, action)), ...fieldsOf(owner)];
  if (field === undefined) return undefined;
  return (knowing.snapshot.contacts ?? [])
    .filter(({ position }) => fieldsOf(position).includes(field))
    .sort(
      (a, b) =>
        fieldsOf(a.position).indexOf(field) - fieldsOf(b.position).indexOf(field) ||
        Number(a.isPrimary) - Number(b.isPrimary),
    )[0];
}

/** Owner of an action: the recorded person, else one whose position fits the catalogue's role, else that role, to be named. */
export function ownerOf(knowing: Knowing, action: Action): string {
  const { words } = knowing;
  const person = personOf(knowing, action);
  const candidate = person ?? candidateOf(knowing, action);
  if (candidate === undefined) {
    const role = roleOf(knowing, action);
    return role === '' ? '' : words.say('action.unnamedOwner', { role });
  }
  const position = words.label(positionInText(candidate.position));
  // "Owner: Rosalind Daw, Owner" says it twice.
  const isLabel = position.toLowerCase() === words.say('action.label.owner').toLowerCase();
  const named = isLabel ? words.label(candidate.name) : `${words.label(candidate.name)}, ${position}`;
  return person === undefined ? words.say('action.proposedOwner', { person: named }) : named;
}
