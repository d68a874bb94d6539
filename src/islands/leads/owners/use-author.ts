import { useTexts } from '#islands/ui/texts.tsx';
import { useTeam } from './team.ts';

/**
 * Names whoever wrote something in a shared workspace, "You" for the reader; null in a personal one, where all is the
 * reader's.
 */
export function useAuthor(): (userId: number) => string | null {
  const { t } = useTexts();
  const { people, ownId } = useTeam();
  return (userId) => {
    if (people.length === 0) return null;
    if (userId === ownId) return t('leads:owners.you');
    return people.find(({ id }) => id === userId)?.name ?? t('leads:owners.former');
  };
}
