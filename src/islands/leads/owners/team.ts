import { createContext, use } from 'react';
import type { Teammate } from '#features/leads/owners/owner.types.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Members of the workspace that the page is made for; nobody in a personal one, where nothing is assigned. */
export type Team = { people: readonly Teammate[]; ownId: number };

export const TeamContext = createContext<Team>({ people: [], ownId: 0 });
export const useTeam = (): Team => use(TeamContext);

/** Of whoever answers for a record; null for nobody. */
export function ownerName({ people }: Team, id: number | null, { t }: Texts): string | null {
  if (id === null) return null;
  return people.find((each) => each.id === id)?.name ?? t('leads:owners.former');
}
