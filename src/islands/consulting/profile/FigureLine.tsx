import { Fragment, type ReactNode } from 'react';

/** The figures of a card; nothing where none is given. A line breaks between two of them, after the dot. */
export function FigureLine({ parts }: { parts: readonly ReactNode[] }) {
  const given = parts.filter((part) => part !== null);
  if (given.length === 0) return null;
  return (
    <p className="pt-1 text-sm max-md:text-xs [overflow-wrap:anywhere] text-ink-soft tabular-nums">
      {given.map((part, at) => (
        <Fragment key={at}>
          <span className="inline-block max-w-full">
            {part}
            {at < given.length - 1 ? ' ·' : null}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
