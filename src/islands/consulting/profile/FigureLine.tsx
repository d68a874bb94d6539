import { Fragment, type ReactNode } from 'react';

/** The figures of a card in one line; nothing where none is given. */
export function FigureLine({ parts }: { parts: readonly ReactNode[] }) {
  const given = parts.filter((part) => part !== null);
  if (given.length === 0) return null;
  return (
    <p className="pt-1 text-sm [overflow-wrap:anywhere] text-ink-soft tabular-nums">
      {given.map((part, at) => (
        <Fragment key={at}>
          {at > 0 ? ' · ' : null}
          <span className="inline-block max-w-full">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
