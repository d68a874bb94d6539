import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { ROWS } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CommunicationActs } from './CommunicationMenu.tsx';
import { CommunicationRow } from './CommunicationRow.tsx';

type Props = { shownId: number; name: string; list: List<Communication> } & CommunicationActs;

/** The rest of what was said with the same person or company, the newest first; nothing where there is no more. */
export function OtherCommunications({ shownId, name, list, ...acts }: Props) {
  const { t } = useTexts();
  const others = list.items.filter(({ id }) => id !== shownId);
  if (others.length === 0 && !list.hasMore) return null;
  return (
    <section aria-labelledby="others-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="others-title" className="font-text text-sm font-semibold">
        {t('leads:communications.othersWith', { name })}
      </h2>
      <ListStates list={list} headingLevel={3} empty={null}>
        {() => (
          <ul aria-busy={list.status === 'loading'} className={`${ROWS} sm:px-5`}>
            {others.map((communication) => (
              <li key={communication.id}>
                <CommunicationRow communication={communication} isAmongItsOwn {...acts} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
