import { ImageOff } from 'lucide-react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { useItems } from '#islands/lists/use-items.ts';
import { focalStyle, photographFile } from '#islands/marketing/media/photograph-file.ts';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { PictureRadios } from './PictureRadios.tsx';

/** The id of a photograph as a form holds it; empty for none. */
type Props = { productId: number; value: string; onChange: (id: string) => void };

/** Which of the product's photographs the image shows, or none; where there is none, the way to add some. */
export function PhotographField({ productId, value, onChange }: Props) {
  const { t, inWorkspace } = useTexts();
  const { loaded } = useItems<Photograph>(`/api/marketing/media?productId=${productId}&sort=createdAt`);
  const photographs = loaded && 'items' in loaded ? loaded.items : [];
  if (photographs.length === 0)
    return (
      <p className="min-h-5 text-sm text-ink-soft">
        {loaded === null ? null : (
          <a href={`/comercia/products/${productId}#photographs-title`} className={TEXT_LINK}>
            {t('marketing:photographs.toProduct')}
          </a>
        )}
      </p>
    );
  return (
    <PictureRadios
      label={t('marketing:asset.photograph')}
      value={value}
      onChange={onChange}
      options={[
        {
          id: '',
          name: t('marketing:asset.noPhotograph'),
          picture: <ImageOff size={18} aria-hidden="true" className="text-ink-soft" />,
        },
        ...photographs.map((photograph, at) => ({
          id: String(photograph.id),
          name: t('marketing:photograph.name', { number: at + 1 }),
          picture: (
            <img
              src={inWorkspace(photographFile(photograph))}
              alt=""
              style={focalStyle(photograph)}
              className="size-full object-cover"
            />
          ),
        })),
      ]}
    />
  );
}
