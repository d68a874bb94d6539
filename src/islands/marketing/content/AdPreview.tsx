import { partOf, type PlacedParagraph } from '#features/marketing/content/content-places.rules.ts';
import { paletteOf } from '#features/marketing/artwork/palette.rules.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { BrandTile } from '#islands/marketing/companies/BrandTile.tsx';
import { FormattedText } from '#islands/marketing/FormattedText.tsx';
import { PreviewButton } from '#islands/marketing/preview/PreviewButton.tsx';
import { PreviewCanvas } from '#islands/marketing/preview/PreviewCanvas.tsx';
import { PreviewSender } from '#islands/marketing/preview/PreviewSender.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { brand: Brand; placed: readonly PlacedParagraph[] };

/** Between the articles of somebody else's page, named as an advertisement there. */
export function AdPreview({ brand, placed }: Props) {
  const { t } = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageLines />
      <PreviewCanvas>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
          <PreviewSender brand={brand} note={t('marketing:content.advert')} />
          {placed.map(({ name, text }, at) => {
            if (name === 'callToAction')
              return (
                <PreviewButton key={at} brand={brand}>
                  {text}
                </PreviewButton>
              );
            if (name === 'headline')
              return (
                <p key={at} className="text-lg leading-snug font-semibold">
                  {text}
                </p>
              );
            return <FormattedText key={at} text={text} />;
          })}
        </div>
      </PreviewCanvas>
      <PageLines />
    </div>
  );
}

/** Placeholder lines of the page around the advertisement. */
const PageLines = () => (
  <div aria-hidden="true" className="grid gap-2 px-1">
    <span className="h-2 rounded-full bg-sunken" />
    <span className="h-2 w-4/5 rounded-full bg-sunken" />
  </div>
);

/** The words on the image, in the brand's colours; the idea for a photograph below it. */
export function DesignPreview({ brand, placed }: Props) {
  const { t } = useTexts();
  const { paper, ink } = paletteOf(brand.colours ?? []);
  const idea = partOf(placed, 'image');
  return (
    <>
      <PreviewCanvas>
        <div
          style={{ backgroundColor: paper, color: ink }}
          className="grid aspect-square grid-rows-[1fr_auto] content-between gap-4 p-6"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            {placed.map(({ name, text }, at) => {
              if (name === 'image' || name === 'altText' || name === 'callToAction') return null;
              return (
                <p key={at} className={name === 'headline' ? 'display text-2xl' : 'text-base'}>
                  {text}
                </p>
              );
            })}
          </div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <PreviewButton brand={brand}>{partOf(placed, 'callToAction')}</PreviewButton>
            <span className="flex min-w-0 items-center gap-2 text-xs font-semibold">
              <BrandTile seed={brand.name} colours={brand.colours} className="size-7 shrink-0" />
              {brand.name}
            </span>
          </div>
        </div>
      </PreviewCanvas>
      {idea ? (
        <p className="mt-2 text-sm text-ink-soft">
          {t('marketing:campaign.parts.image')}: {idea}
        </p>
      ) : null}
    </>
  );
}
