import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTeam } from './team.ts';

type Props = {
  list: Pick<List<unknown>, 'filters' | 'setFilter'>;
  /** Of the query. */
  name?: 'owner' | 'assignee' | 'author';
};

/** Narrows a list to what one member answers for, or nobody. */
export function OwnerFilter({ list, name = 'owner' }: Props) {
  const { t } = useTexts();
  const { people, ownId } = useTeam();
  if (people.length === 0) return null;
  return (
    <FilterSelect
      list={list}
      name={name}
      label={t(`leads:owners.${name}`)}
      options={[
        { id: 'mine', label: t(`leads:owners.mine.${name}`) },
        { id: 'nobody', label: t(`leads:owners.no.${name}`) },
        ...people
          .filter(({ id }) => id !== ownId)
          .map(({ id, name: own }) => ({ id: String(id), label: own })),
      ]}
    />
  );
}
