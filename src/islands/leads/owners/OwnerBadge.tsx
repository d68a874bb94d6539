import { useTexts } from '#islands/ui/texts.tsx';
import { initialsOf } from './initials.ts';
import { ownerName, useTeam } from './team.ts';

/** The initials of whoever answers for a record, with the whole name for those who point at it or hear it; nothing without a team. */
export function OwnerBadge({ ownerId }: { ownerId: number | null }) {
  const texts = useTexts();
  const team = useTeam();
  if (team.people.length < 2) return null;
  const name = ownerName(team, ownerId, texts);
  const label =
    name === null ? texts.t('leads:owners.no.owner') : texts.t('leads:owners.changed', { owner: name });
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`ml-auto grid size-6 shrink-0 place-items-center rounded-full border text-xs leading-none font-semibold text-ink-soft ${name === null ? 'border-dashed border-line-strong' : 'border-transparent bg-sunken'}`}
    >
      {name === null ? '–' : initialsOf(name, texts.tag)}
    </span>
  );
}
