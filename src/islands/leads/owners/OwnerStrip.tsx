import type { List } from '#islands/lists/use-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { initialsOf } from './initials.ts';
import { ownersIn, useTeam } from './team.ts';

type Props = { list: Pick<List<unknown>, 'filters' | 'setFilter'> };

/** Every owner by the initials: a press shows what one answers for, another one everything again. Nothing without a team. */
export function OwnerStrip({ list }: Props) {
  const { t, tag } = useTexts();
  const team = useTeam();
  if (team.people.length < 2) return null;
  const asked = list.filters['owner'] ?? '';
  const chosen = asked === 'mine' ? String(team.ownId) : asked;
  const owners = [
    ...ownersIn(team)
      .toSorted((one, other) => Number(other.id === team.ownId) - Number(one.id === team.ownId))
      .map(({ id, name }) => ({ id: String(id), name, short: initialsOf(name, tag) })),
    { id: 'nobody', name: t('leads:owners.no.owner'), short: '–' },
  ];
  return (
    <div role="group" aria-label={t('leads:owners.owner')} className="flex gap-1 overflow-x-auto p-0.5">
      {owners.map(({ id, name, short }) => (
        <button
          key={id}
          type="button"
          title={name}
          aria-pressed={chosen === id}
          onClick={() => list.setFilter('owner', chosen === id ? '' : id)}
          className="grid size-control shrink-0 cursor-pointer place-items-center rounded-full border border-line-strong/60 bg-surface text-xs font-semibold text-ink-soft hover:border-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{name}</span>
        </button>
      ))}
    </div>
  );
}
