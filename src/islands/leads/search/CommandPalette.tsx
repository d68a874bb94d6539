import {
  ArrowRight,
  Building2,
  CircleCheckBig,
  Handshake,
  Inbox,
  MessagesSquare,
  Network,
  Package,
  ThumbsUp,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { foldText } from '#shared/texts/text.ts';
import type { Icon } from '#islands/ui/icon.ts';
import { LIST_ITEM } from '#islands/ui/popover-styles.ts';
import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { useBackCloses } from '#islands/ui/use-back-closes.ts';
import { useSearch, type Hit } from './use-search.ts';

export type Command = { label: string; detail: string; href: string };
export type PaletteProps = {
  texts: IslandTexts;
  commands: readonly Command[];
  /** Opened in the consulting portal, whose records come first. */
  isConsulting: boolean;
  onClose: () => void;
};

const SHOWN_COMMANDS = 8;

const ICONS: Record<Hit['group'], Icon> = {
  'kinds.contact': Users,
  'kinds.company': Building2,
  'kinds.opportunity': Handshake,
  'kinds.communication': MessagesSquare,
  'kinds.task': CircleCheckBig,
  'kinds.inbox': Inbox,
  'profileKinds.company': Building2,
  'profileKinds.contact': Users,
  'profileKinds.product': Package,
  'profileKinds.department': Network,
  'profileKinds.problem': TriangleAlert,
  'profileKinds.strength': ThumbsUp,
};

export function CommandPalette({ texts, ...props }: PaletteProps) {
  return (
    <TextsProvider dictionary={texts}>
      <Palette {...props} />
    </TextsProvider>
  );
}

const TEAM_PAGE = '/account/workspaces';

/** Words that people look for their team by, in both languages whichever the page has. */
const TEAM_WORDS = 'team people members invite roles colleagues equipo personas miembros invitar compañeros';

const otherWords = (href: string): string => (href.startsWith(TEAM_PAGE) ? TEAM_WORDS : '');

/** Matches commands whose name, portal or other words contain every typed word. */
function matching(commands: readonly Command[], typed: string): Command[] {
  const words = foldText(typed).split(/\s+/);
  return commands
    .filter(({ label, detail, href }) =>
      words.every((word) => foldText(`${label} ${detail} ${otherWords(href)}`).includes(word)),
    )
    .slice(0, SHOWN_COMMANDS);
}

function Palette({ commands, isConsulting, onClose }: Omit<PaletteProps, 'texts'>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  useBackCloses(true, onClose);
  const { hits, status } = useSearch(typed, isConsulting);
  // Made here: the commands of a page are in its HTML, which has no room for what is rarely asked for.
  const inviting = {
    label: t('leads:search.invite'),
    detail: t('leads:search.act'),
    href: `${TEAM_PAGE}?invite`,
  };
  const groups = [...new Set(hits.map(({ group }) => group))];
  // Enter takes the first entry: until the first response arrives, that would be a page, so pages are hidden.
  const places = status === 'loading' && hits.length === 0 ? [] : matching([...commands, inviting], typed);
  const [taken, setTaken] = useState<string | null>(null);
  const isTaken = status === 'ready' && taken === typed;
  const first = hits[0]?.href ?? places[0]?.href;
  useEffect(() => {
    if (isTaken && first !== undefined) location.assign(first);
  }, [isTaken, first]);

  /** Enter before the response arrives applies to the coming results, not to the ones still shown. */
  function takeLater(event: KeyboardEvent) {
    if (event.key !== 'Enter' || status !== 'loading' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    setTaken(typed);
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-50 flex items-start justify-center bg-veil p-3 pt-[8vh] data-entering:animate-[appear_var(--quick)_ease-out] sm:p-6 sm:pt-[12vh] lg:pl-68"
    >
      <Modal className="flex max-h-[min(80vh,36rem)] w-full max-w-xl flex-col overflow-hidden rounded-panel bg-overlay shadow-floating">
        <Dialog aria-label={t('leads:search.title')} className="flex min-h-0 flex-1 flex-col outline-none">
          <div onKeyDownCapture={takeLater} className="contents">
            <Autocomplete inputValue={typed} onInputChange={setTyped}>
              <div className="border-b border-line p-3">
                <SearchField label={t('leads:search.label')} value={typed} onChange={setTyped} autoFocus />
              </div>
              <ListBox
                aria-label={t('leads:search.results')}
                className="min-h-0 flex-1 overflow-y-auto p-2 outline-none"
                onAction={onClose}
              >
                {groups.map((group) => (
                  <ListBoxSection key={group} id={group}>
                    <SectionTitle>{t(`leads:search.${group}`)}</SectionTitle>
                    {hits
                      .map((hit, index) => ({ ...hit, id: `${group}-${index}` }))
                      .filter((hit) => hit.group === group)
                      .map(({ id, href, title, detail }) => (
                        <Entry
                          key={id}
                          id={id}
                          href={href}
                          icon={ICONS[group]}
                          title={title}
                          detail={detail}
                        />
                      ))}
                  </ListBoxSection>
                ))}
                {places.length > 0 ? (
                  <ListBoxSection id="places">
                    <SectionTitle>{t('leads:search.go')}</SectionTitle>
                    {places.map(({ href, label, detail }) => (
                      <Entry
                        key={href}
                        id={href}
                        href={href}
                        icon={ArrowRight}
                        title={label}
                        detail={detail}
                      />
                    ))}
                  </ListBoxSection>
                ) : null}
              </ListBox>
            </Autocomplete>
          </div>
          <p role="status" className="border-t border-line px-4 py-2.5 text-xs text-ink-soft">
            {status === 'loading'
              ? t('leads:search.loading')
              : status === 'failed'
                ? t('leads:search.failed')
                : status === 'ready' && hits.length === 0
                  ? t('leads:search.nothing')
                  : t('leads:search.hint')}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const SectionTitle = ({ children }: { children: string }) => (
  <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">{children}</Header>
);

/** Rows of one tab share its address, so the key is not the address. */
type EntryProps = { id: string; href: string; icon: Icon; title: string; detail: string | null };

function Entry({ id, href, icon: Symbol, title, detail }: EntryProps) {
  return (
    <ListBoxItem id={id} href={href} textValue={title} className={`text-ink ${LIST_ITEM}`}>
      <Symbol size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {detail === null || detail === '' ? null : (
        <span className="max-w-[45%] truncate text-xs text-ink-soft">{detail}</span>
      )}
    </ListBoxItem>
  );
}
