import type { TextBlock as Block } from '#features/consulting/report/document/document.schema.ts';
import { takeNotes } from '#features/consulting/report/sections/wording/notes.rules.ts';
import { NoteLinks } from './ReportNotes.tsx';
import { withWholeDates } from './unbroken.ts';

/** A quoted row. */
const CITATION = 'border-l-2 border-saffron pl-3 [overflow-wrap:anywhere]';

/** A line of a list with links in place of its references to formulas. */
function Noted({ item }: { item: string }) {
  const { text, notes } = takeNotes(item);
  return (
    <>
      {withWholeDates(text)}
      <NoteLinks ids={notes} />
    </>
  );
}

type Props = {
  block: Block;
  /** Title of the mark beside the consultant's own words. */
  own: string;
  isInSheet?: boolean;
};

/** Renders the blocks that a consultant can write: headings, paragraphs and lists. */
export function TextBlock({ block, own, isInSheet = false }: Props) {
  switch (block.kind) {
    case 'heading': {
      const Heading = isInSheet || block.level === 2 ? 'h5' : 'h4';
      return Heading === 'h4' ? (
        <h4 id={block.id} className="display scroll-mt-20 text-lg not-first:mt-4 print:break-after-avoid">
          {block.text}
        </h4>
      ) : (
        <h5
          id={block.id}
          className="mt-2 scroll-mt-20 font-text text-base font-semibold print:break-after-avoid"
        >
          {block.text}
        </h5>
      );
    }
    case 'paragraph':
      return (
        <p
          {...(block.isOwn && { title: own })}
          className={`whitespace-pre-line [overflow-wrap:anywhere] ${block.isOwn ? 'border-l-2 border-info pl-3' : ''}`}
        >
          {block.isOwn && <span className="block text-xs text-ink-soft">{own}</span>}
          {block.lead === null ? null : <strong className="font-semibold">{block.lead} </strong>}
          {withWholeDates(block.text)}
          <NoteLinks ids={block.notes} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent-ink">
          {block.items.map((item, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              <Noted item={item} />
            </li>
          ))}
        </ul>
      );
    case 'citations':
      return (
        <ul className="grid gap-2">
          {block.items.map((item, index) => (
            <li key={index} className={CITATION}>
              {item}
            </li>
          ))}
        </ul>
      );
  }
}
