import type { Action } from '#features/consulting/report/figures/figures.types.ts';
import type { Writing } from './section.types.ts';

/** Who answers for an action: the recorded person, else the role that the catalogue proposes. */
export function ownerOf(
  { snapshot, interventionWords, words }: Pick<Writing, 'snapshot' | 'interventionWords' | 'words'>,
  { ownerContactId, interventionId }: Action,
): string {
  const person = snapshot.contacts?.find(({ id }) => id === ownerContactId);
  return person === undefined
    ? (interventionWords[interventionId]?.owner ?? '')
    : `${words.label(person.name)}, ${words.label(person.position)}`;
}
