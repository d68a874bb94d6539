import { ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type {
  DocumentBlock,
  DocumentPart,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import { insideOf, isReference } from '#features/consulting/report/document/on-screen.rules.ts';
import { Folded } from './Folded.tsx';
import { ReportBlock } from './ReportBlock.tsx';
import { CONTENTS_ID } from './mark-current.ts';
import { ReportNotes } from './ReportNotes.tsx';

/** An unchanged block is not rendered again while another one is edited. */
const Block = memo(ReportBlock);

type Props = {
  part: DocumentPart;
  notes: ReportDocument['notes'];
  document: Pick<ReportDocument, 'words' | 'face'>;
};

type BlocksProps = { blocks: readonly DocumentBlock[]; document: Props['document'] };

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:max-w-none print:*:mb-3';

function Blocks({ blocks, document: { words, face } }: BlocksProps) {
  return blocks.map((block, index) => {
    const drawn = <Block key={index} block={block} words={words} />;
    // The editor finds a block's place by its id.
    return face?.isDraft === true ? (
      <div key={index} data-source={block.source} className="contents">
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}

/** The part that the reader decides by: its figures in a row, and the chart beside the decisions where there is room. */
export function DecisionPart({ part, notes, document }: Props) {
  const [figures, rest] = split(part.blocks, ({ kind }) => kind === 'keyFigures');
  const [charts, texts] = split(rest, ({ kind }) => kind === 'figure');
  return (
    <section id={part.id} aria-labelledby={`${part.id}-title`} className="scroll-mt-20 leading-relaxed">
      <h3 id={`${part.id}-title`} className="display text-xl">
        {part.title}
      </h3>
      <div className="mt-4 grid gap-6">
        <Blocks blocks={figures} document={document} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] print:block">
          <div className={`${GRID} max-w-[72ch] content-start`}>
            <Blocks blocks={texts} document={document} />
          </div>
          <div className="grid content-start empty:hidden">
            <Blocks blocks={charts} document={document} />
          </div>
        </div>
      </div>
      <ReportNotes notes={notes} title={document.words.notes} />
    </section>
  );
}

const split = (
  blocks: readonly DocumentBlock[],
  isWanted: (block: DocumentBlock) => boolean,
): [DocumentBlock[], DocumentBlock[]] => [
  blocks.filter(isWanted),
  blocks.filter((block) => !isWanted(block)),
];

export function ReportPart({ part, notes, document }: Props) {
  const { id, title, blocks } = part;
  const isLetter = id === 'letter';
  const content = (
    <>
      <div className={`mt-4 ${GRID} ${isLetter ? 'max-w-[62ch]' : 'max-w-[72ch]'}`}>
        <Blocks blocks={blocks} document={document} />
      </div>
      <ReportNotes notes={notes} title={document.words.notes} />
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 border-line not-first:mt-10 not-first:border-t not-first:pt-8 sm:not-first:mt-14 sm:not-first:pt-10 print:mt-0! print:break-before-page print:border-0! print:pt-0!"
    >
      <h3 id={`${id}-title`} className="display text-xl sm:text-2xl">
        {title}
      </h3>
      {isReference(id) && document.face?.isDraft !== true ? (
        <Folded inside={insideOf(blocks)}>{content}</Folded>
      ) : (
        content
      )}
      <a
        href={`#${CONTENTS_ID}`}
        className="mt-4 inline-flex min-h-control items-center gap-1.5 text-sm text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current max-sm:hidden xl:hidden print:hidden"
      >
        <ArrowUp size={16} aria-hidden="true" />
        {document.words.top}
      </a>
    </section>
  );
}
