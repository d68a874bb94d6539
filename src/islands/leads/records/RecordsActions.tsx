import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { MenuDots } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { RecordsMenuProps } from './RecordsMenu.tsx';

const recordsMenu = lazyComponent(async () => (await import('./rare-parts.ts')).loadRecordsMenu());

/** The menu of a whole list; its entries are fetched with it. */
export function RecordsActions(props: RecordsMenuProps) {
  const { t } = useTexts();
  return (
    <MenuDots label={t('ui:actions.more')} part={recordsMenu}>
      {() => <recordsMenu.Part {...props} />}
    </MenuDots>
  );
}
