import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#islands/ui/toast.ts';
import type { CommandPalette as Palette, PaletteProps } from './CommandPalette.tsx';

type Props = Omit<PaletteProps, 'onClose'> & { label: string; shortcut: string; failed: string };

/** Elements in which a question mark is typed, and dialogs. */
const TYPED = 'input, textarea, select, [role=dialog]';

/** Opens the command palette by press or Ctrl+K on every screen, the list of shortcuts by "?", and loads them then. */
export function CommandButton({ label, shortcut, failed, ...palette }: Props) {
  const [Opened, setOpened] = useState<typeof Palette | null>(null);

  async function open(isHelp = false) {
    try {
      const parts = await import('./command-palette.ts');
      const loaded = await (isHelp ? parts.loadShortcutList() : parts.loadCommandPalette());
      setOpened(() => loaded);
    } catch {
      toast.error(failed);
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isHelp = key === '?' && target instanceof Element && !target.closest(TYPED);
    if (!isHelp && (key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)) return;
    event.preventDefault();
    void open(isHelp);
  });
  const onceAlive = useEffectEvent(() => {
    const { dataset } = document.documentElement;
    // Pressed before hydration, as recorded by the page's inline script.
    if (dataset['palette'] === 'wanted') queueMicrotask(() => void open());
    dataset['palette'] = 'ready';
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    onceAlive();
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        data-palette-button
        onClick={() => void open()}
        className="inline-flex h-control items-center gap-2 rounded-control px-3 text-sm text-ink-soft transition-colors duration-quick hover:bg-sunken hover:text-ink"
      >
        <Search size={18} aria-hidden="true" />
        <span className="max-lg:sr-only">{label}</span>
        <kbd
          aria-hidden="true"
          className="hidden rounded-[4px] border border-line px-1.5 font-text text-xs lg:inline"
        >
          {shortcut}
        </kbd>
      </button>
      {Opened ? <Opened {...palette} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
