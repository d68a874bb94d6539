import { Crosshair, Trash2 } from 'lucide-react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { focalStyle, photographFile } from './photograph-file.ts';

type Props = { photograph: Photograph; number: number; onFocus: () => void; onDelete: () => void };

export function PhotographCard({ photograph, number, onFocus, onDelete }: Props) {
  const { t, inWorkspace } = useTexts();
  const name = t('marketing:photograph.name', { number });
  return (
    <figure className="overflow-hidden rounded-control border border-line bg-surface">
      <img
        src={inWorkspace(photographFile(photograph))}
        width={photograph.widthPx}
        height={photograph.heightPx}
        loading="lazy"
        alt={name}
        style={focalStyle(photograph)}
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      <figcaption className="flex items-center justify-between gap-1 p-1">
        <IconButton
          size="small"
          label={t('marketing:photograph.setFocal', { name })}
          icon={Crosshair}
          onPress={onFocus}
        />
        <IconButton
          size="small"
          label={t('marketing:photograph.delete', { name })}
          icon={Trash2}
          onPress={onDelete}
        />
      </figcaption>
    </figure>
  );
}
