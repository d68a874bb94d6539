import { paintedPattern } from '#shared/azulejo/azulejo.ts';
import { glazesOf } from '#features/marketing/artwork/palette.rules.ts';

/** Tiles across and down. */
const SIZE = 4;

type Props = { seed: string; colours: readonly string[] | null; className?: string };

export function BrandTile({ seed, colours, className }: Props) {
  const glazes = glazesOf(colours ?? []);
  return (
    <svg className={className} viewBox={`0 0 ${SIZE * 8} ${SIZE * 8}`} aria-hidden="true">
      {paintedPattern(seed, SIZE, SIZE).map(({ tone, path }, index) => (
        <path key={index} fill={glazes[tone]} d={path} />
      ))}
    </svg>
  );
}
