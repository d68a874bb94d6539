import { createContext, use } from 'react';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Teammate } from '#features/leads/owners/owner.types.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Members and fields of the workspace that the page is made for. */
export type Team = {
  /** Its members; nobody in a personal one, where nothing is assigned. */
  people: readonly Teammate[];
  ownId: number;
  /** Fields that it defines, of all kinds of records. */
  fields: readonly DefinedField[];
};

export const TeamContext = createContext<Team>({ people: [], ownId: 0, fields: [] });
export const useTeam = (): Team => use(TeamContext);

/** Members that a record can be given to, in the order of their names: a reader changes nothing. */
export const ownersIn = ({ people }: Pick<Team, 'people'>): readonly Teammate[] =>
  people.filter(({ role }) => role !== 'reader');

/** Of whoever answers for a record; null for nobody. */
export function ownerName({ people }: Pick<Team, 'people'>, id: number | null, { t }: Texts): string | null {
  if (id === null) return null;
  return people.find((each) => each.id === id)?.name ?? t('leads:owners.former');
}

/** The orders that a list offers: without a team nobody else answers for a record. */
export const sortsFor = ({ people }: Pick<Team, 'people'>, sorts: readonly string[]): readonly string[] =>
  people.length > 0 ? sorts : sorts.filter((sort) => sort.replace('-', '') !== 'owner');
