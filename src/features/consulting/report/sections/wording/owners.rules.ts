import { positionInText } from '#features/consulting/profile/contact-position.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { foldText } from '#shared/texts/text.ts';
import { fieldsOf, type Field } from './roles.rules.ts';
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

/** Heads of a role, which any firm has, folded and in both languages. */
const ANY_POST =
  /^(?:manag|leads?$|heads?$|owner|office|person|direct|respons|jef[ea]|encarg|gerenc|duen|usted|area|concern|nearest|where|happens|afect|quien|cada|trabajo|oficin|compan|colleag|month|different|distint|inform|provid|proveed|asesor|account|admin)/;
const POST_LETTERS = 5;

/** Whether a department or a position of the firm is of the kind that a role names; a role of no kind is. */
function isPostOf({ snapshot }: Pick<Knowing, 'snapshot'>, role: string): boolean {
  const kinds = (foldText(role).match(/[a-z]{5,}/g) ?? []).filter((word) => !ANY_POST.test(word));
  if (kinds.length === 0) return true;
  const posts = [
    ...snapshot.departments.flatMap(({ name, function: does }) => [name, does]),
    ...(snapshot.contacts ?? []).map(({ position }) => position),
  ].join(' ');
  const fields = fieldsOf(posts);
  return (
    fieldsOf(role).some((field) => fields.includes(field)) ||
    kinds.some((word) => ` ${foldText(posts)}`.includes(` ${word.slice(0, POST_LETTERS)}`))
  );
}

/** In a small firm, whoever manages it has the tasks of posts that it does not have. */
function standIn(knowing: Knowing, action: Action) {
  const { company, contacts = [] } = knowing.snapshot;
  if (company.size !== 'small' || isPostOf(knowing, roleOf(knowing, action))) return undefined;
  return contacts.find(({ isPrimary }) => isPrimary);
}

/** The recorded person whose position names a field, the earlier the better. */
function workerIn(field: Field, { contacts = [] }: Knowing['snapshot']) {
  return contacts
    .filter(({ position }) => fieldsOf(position).includes(field))
    .sort(
      (a, b) =>
        fieldsOf(a.position).indexOf(field) - fieldsOf(b.position).indexOf(field) ||
        Number(a.isPrimary) - Number(b.isPrimary),
    )[0];
}

/** Who takes a task of a field that no action has: whoever works in it, else the primary contact, by name. */
export function leadOf({ snapshot, words }: Pick<Knowing, 'snapshot' | 'words'>, field: Field) {
  const person = workerIn(field, snapshot) ?? snapshot.contacts?.find(({ isPrimary }) => isPrimary);
  return person && words.label(person.name);
}

/**
 * The recorded person whose position is of the field that the role names first, else the larger firm's role; in a small
 * firm without such a post, its primary contact.
 */
export function candidateOf(knowing: Knowing, action: Action) {
  const owner = knowing.interventionWords[action.interventionId]?.owner ?? '';
  const [field] = [...fieldsOf(roleOf(knowing, action)), ...fieldsOf(owner)];
  const worker = field === undefined ? undefined : workerIn(field, knowing.snapshot);
  return worker ?? standIn(knowing, action);
}

/** Owner of an action: the recorded person, else the one who is proposed for the catalogue's role, else that role, to be named. */
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
