import { Dialog, DialogBody } from '#islands/ui/Dialog.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import type { PaletteProps } from './CommandPalette.tsx';

type Props = Pick<PaletteProps, 'texts' | 'onClose'>;

/** The keys of the portals, which "?" lists where nothing is typed. */
export function ShortcutList({ texts, onClose }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <Groups onClose={onClose} />
    </TextsProvider>
  );
}

function Groups({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTexts();
  const [enter, space] = [t('layout:shortcuts.enter'), t('layout:shortcuts.space')];
  const groups = [
    {
      title: t('layout:shortcuts.everywhere'),
      keys: [
        ['Ctrl K', t('layout:shortcuts.find')],
        [`Ctrl ${enter}`, t('layout:shortcuts.send')],
        ['Esc', t('layout:shortcuts.close')],
        ['?', t('layout:shortcuts.help')],
      ],
    },
    {
      title: t('layout:shortcuts.tables'),
      keys: [
        ['← ↑ → ↓', t('layout:shortcuts.move')],
        [space, t('layout:shortcuts.tick')],
        [enter, t('layout:shortcuts.open')],
        [`F2, ${enter}`, t('layout:shortcuts.edit')],
        [t('layout:shortcuts.letter'), t('layout:shortcuts.type')],
        [`${enter}, Tab`, t('layout:shortcuts.next')],
        ['Esc', t('layout:shortcuts.leave')],
        ['Ctrl V', t('layout:shortcuts.paste')],
        ['Ctrl Z', t('layout:shortcuts.undo')],
      ],
    },
    {
      title: t('layout:shortcuts.day'),
      keys: [
        ['j, k', t('layout:shortcuts.rows')],
        [enter, t('layout:shortcuts.openRow')],
        ['e, x', t('layout:shortcuts.done')],
        ['s', t('layout:shortcuts.putOff')],
        ['z, Ctrl Z', t('layout:shortcuts.takeBack')],
      ],
    },
    {
      title: t('layout:shortcuts.inbox'),
      keys: [
        ['↑ ↓', t('layout:shortcuts.entries')],
        [enter, t('layout:shortcuts.read')],
      ],
    },
  ];
  return (
    <Dialog isOpen isDismissable onOpenChange={onClose} title={t('layout:shortcuts.title')}>
      <DialogBody isRead>
        <div className="grid gap-4 text-sm">
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h3 className="font-text text-xs font-medium tracking-normal text-ink-soft">{title}</h3>
              <dl className="mt-1">
                {keys.map(([key, means]) => (
                  <div
                    key={means}
                    className="flex items-baseline justify-between gap-6 border-b border-line py-1.5 last:border-0"
                  >
                    <dt className="order-last shrink-0">
                      <kbd className="rounded-[4px] border border-line px-1.5 font-text text-xs leading-5">
                        {key}
                      </kbd>
                    </dt>
                    <dd>{means}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}
