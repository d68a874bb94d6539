import { azulejo, mergeTones } from '#shared/azulejo/azulejo.ts';
import { glazesOf } from '#features/marketing/artwork/palette.rules.ts';

type Props = { seed: string; colours: readonly string[] | null; className?: string };

export function BrandTile({ seed, colours, className }: Props) {
  const glazes = glazesOf(colours ?? []);
  const drawing = azulejo(seed, 4, 4);
  return (
    <svg className={className} viewBox={`0 0 ${drawing.columns * 8} ${drawing.rows * 8}`} aria-hidden="true">
      {mergeTones(drawing).map(({ tone, path }, index) => (
        <path key={index} fill={glazes[tone]} d={path} />
      ))}
    </svg>
  );
}
