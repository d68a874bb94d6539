import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { Author } from '#islands/leads/owners/Author.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useAuthor } from '#islands/leads/owners/use-author.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** Kinds with a direction; a meeting and a note have none. */
export const DIRECTED: readonly string[] = ['email', 'call'];

/** "Email · Outgoing". */
export function CommunicationKind({ communication: { type, direction } }: { communication: Communication }) {
  const { t } = useTexts();
  return (
    <>
      {t(`leads:communications.types.${type}`)}
      {DIRECTED.includes(type) ? ` · ${t(`leads:communications.directions.${direction}`)}` : ''}
    </>
  );
}

/**
 * "Ana Ruiz → you", and in a shared workspace the name of whoever wrote it: a note and a meeting have no direction, and
 * are named by their kind.
 */
export function CommunicationWay({ communication }: { communication: Communication }) {
  const { t } = useTexts();
  const { ownId } = useTeam();
  const author = useAuthor()(communication.userId);
  const { type, direction, contact, company, userId } = communication;
  const name = (contact ?? company)?.name;
  const kind = <CommunicationKind communication={communication} />;
  if (name === undefined || type === 'note' || type === 'meeting')
    return (
      <>
        {kind}
        <Author of={userId} />
      </>
    );
  const way = author === null || userId === ownId ? direction : direction === 'in' ? 'teamIn' : 'teamOut';
  return (
    <>
      <span className="sr-only">{kind}, </span>
      {t(`leads:timeline.way.${way}`, { name, author: author ?? '' })}
    </>
  );
}
