import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Locale } from '#shared/languages.ts';
import { ownDialog } from './own-dialog.ts';
import type { Edited } from './OwnDialog.tsx';

type Props = { id: string; text: string; language: Locale };

/** Makes a recommendation of the consultant's an intervention of the workspace. */
export function KeepAsOwn({ id, text, language }: Props) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { isOpening, whenLoaded } = useOpening(ownDialog);
  return (
    <>
      <PlainButton
        className="act"
        variant="quiet"
        size="small"
        icon={BookmarkPlus}
        {...prefetchOnIntent(ownDialog)}
        isPending={isOpening}
        onPress={() => void whenLoaded(() => setEdited({ entry: null, id, text }))}
      >
        {t('consulting:interventions.keep')}
      </PlainButton>
      <ownDialog.Part edited={edited} language={language} onClose={() => setEdited(null)} />
    </>
  );
}
