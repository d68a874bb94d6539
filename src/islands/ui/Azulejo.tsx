import { paintedPattern } from '#shared/azulejo/azulejo.ts';

/** A decoration: text beside it must say the same. The marks of the solutions are drawn on the server alone. */
type AzulejoProps = { className?: string; seed: string; columns?: number; rows?: number };

export function Azulejo({ className, seed, columns = 6, rows = 3 }: AzulejoProps) {
  return (
    <svg className={className} viewBox={`0 0 ${columns * 8} ${rows * 8}`} aria-hidden="true">
      {paintedPattern(seed, columns, rows).map(({ tone, path }) => (
        <path key={tone} className={`tile-${tone}`} d={path} />
      ))}
    </svg>
  );
}
