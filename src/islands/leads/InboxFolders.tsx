import { countIn, INBOX_FOLDERS, type InboxCounts, type InboxFolder } from '#features/leads/inbox.rules.ts';
import { useTexts } from '../ui/texts.tsx';

type Props = { counts: InboxCounts; folder: InboxFolder; onChoose: (folder: InboxFolder) => void };

/** Links before the script is there, and for whoever opens one in a tab of its own. */
export function InboxFolders({ counts, folder, onChoose }: Props) {
  const { t, tag } = useTexts();
  const number = new Intl.NumberFormat(tag);
  return (
    <nav aria-label={t('leads:inbox.folder')}>
      <ul className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:-ml-3.5">
        {INBOX_FOLDERS.map((id) => (
          <li key={id} className="shrink-0">
            <a
              href={`/leadmanager/inbox${id === 'inbox' ? '' : `?status=${id}`}`}
              aria-current={id === folder ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(id);
              }}
              className="group relative flex h-12 items-center gap-2 rounded-t-control px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft no-underline transition-colors duration-quick after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:bg-transparent hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-accent-ink"
            >
              {t(`leads:inbox.folders.${id}`)}
              <span className="rounded-control bg-sunken px-1.5 text-xs leading-5 tabular-nums group-aria-[current]:bg-accent-soft group-aria-[current]:text-accent-ink">
                {number.format(countIn(id, counts))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
