import { azulejo, azulejoMark, mergeTones, type MarkName } from '#shared/azulejo/azulejo.ts';

/** A decoration: text beside it must say the same. */
type AzulejoProps = { className?: string } & (
  { mark: MarkName } | { seed: string; columns?: number; rows?: number }
);

export function Azulejo(props: AzulejoProps) {
  const drawing =
    'mark' in props ? azulejoMark(props.mark) : azulejo(props.seed, props.columns ?? 6, props.rows ?? 3);
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${drawing.columns * 8} ${drawing.rows * 8}`}
      aria-hidden="true"
    >
      {mergeTones(drawing).map(({ tone, path }, index) => (
        <path key={index} className={`tile-${tone}`} d={path} />
      ))}
    </svg>
  );
}
