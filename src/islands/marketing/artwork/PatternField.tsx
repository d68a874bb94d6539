import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { patternChoice } from '#features/marketing/artwork/pattern-choice.rules.ts';
import { BrandTile } from '#islands/marketing/companies/BrandTile.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { PictureRadios } from './PictureRadios.tsx';

type Props = { value: string; onChange: (pattern: string) => void; colours: readonly string[] };

/** Six patterns to choose from, the chosen one first; shuffling keeps it and offers five others. */
export function PatternField({ value, onChange, colours }: Props) {
  const { t } = useTexts();
  const [{ kept, round }, setOffer] = useState({ kept: value, round: 0 });
  const seeds = patternChoice(kept, round);
  return (
    <PictureRadios
      label={t('marketing:asset.pattern')}
      value={value}
      onChange={onChange}
      options={seeds.map((seed, at) => ({
        id: seed,
        name: t('marketing:asset.patternName', { number: at + 1 }),
        picture: <BrandTile seed={seed} colours={colours} className="size-full" />,
      }))}
      act={
        <Button
          variant="quiet"
          size="small"
          icon={Shuffle}
          onPress={() => setOffer({ kept: value, round: round + 1 })}
        >
          {t('marketing:asset.shuffle')}
        </Button>
      }
    />
  );
}
