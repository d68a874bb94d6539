import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

const columnMenu = lazyComponent(async () => (await import('./rare-parts.ts')).loadColumnMenu());

type ColumnsProps = {
  columns: readonly { id: string; label: string; isRowHeader?: boolean }[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

/** A plain button until it is pressed: the menu behind it is fetched then. */
export function ColumnsButton(props: ColumnsProps) {
  const { t } = useTexts();
  const [isWanted, setWanted] = useState(false);
  const opening = useOpening(columnMenu);
  const button = (
    <PlainButton
      icon={Columns3}
      {...prefetchOnIntent(columnMenu)}
      isPending={opening.isOpening}
      onPress={() => void opening.whenLoaded(() => setWanted(true))}
    >
      {t('leads:common.columns')}
    </PlainButton>
  );
  if (!isWanted) return button;
  return <columnMenu.Part {...props} />;
}
