import { ArrowUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { isDrawn } from '#features/consulting/report/charts/chart.rules.ts';
import {
  notesToWrite,
  partOfNotes,
  type Chapter,
} from '#features/consulting/report/document/chapters.rules.ts';
import type { DocumentBlock, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import {
  insideOf,
  isOneSentence,
  isReference,
} from '#features/consulting/report/document/on-screen.rules.ts';
import { Folded } from './Folded.tsx';
import { ReportBlock } from './ReportBlock.tsx';
import { CONTENTS_ID } from './mark-current.ts';
import { ReportNotes } from './ReportNotes.tsx';

/** An unchanged block is not rendered again while another one is edited. */
const Block = memo(ReportBlock);

type Props = { chapter: Chapter; document: ReportDocument };

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 print:block print:*:mb-3';

type BlocksProps = { blocks: readonly DocumentBlock[]; document: Pick<ReportDocument, 'words' | 'face'> };

/**
 * The costs as bars, with the list that gives their hours and sources among the figures; printed, the list stands above.
 */
function Costs({ blocks, words }: { blocks: readonly DocumentBlock[]; words: ReportDocument['words'] }) {
  const bars = blocks.find((block) => block.kind === 'figure' && isDrawn(block.chart));
  const list = blocks.find(({ kind }) => kind === 'list');
  if (bars?.kind !== 'figure' || list === undefined)
    return blocks.map((block, index) => <Block key={index} block={block} words={words} />);
  return (
    <>
      <div className="hidden print:block">
        <Block block={list} words={words} />
      </div>
      <Block block={bars} words={words} list={list} />
      {blocks
        .filter((block) => block !== bars && block !== list)
        .map((block, index) => (
          <Block key={index} block={block} words={words} />
        ))}
    </>
  );
}

function Blocks({ blocks, document: { words, face } }: BlocksProps) {
  const isDraft = face?.isDraft === true;
  return blocks.map((block, index) => {
    const drawn = <Block key={index} block={block} words={words} isOpen={isDraft} />;
    // The editor finds a block's place by its id.
    return isDraft ? (
      <div key={index} data-source={block.source} className="contents">
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}

/** The parts of a chapter below each other; each but the first has an anchor of its own. */
function Parts({ chapter: { parts }, document }: Props) {
  return parts.map(({ part, title }, index) => (
    <div key={part.id} {...(index > 0 && { id: part.id })} className={index > 0 ? 'mt-8 scroll-mt-20' : ''}>
      {title === null || isOneSentence(part) ? null : (
        <h4 className="display text-lg print:break-after-avoid">{title}</h4>
      )}
      <div className={`mt-2 sm:mt-3 ${GRID} ${part.id === 'decision' ? 'max-sm:gap-2' : ''}`}>
        {part.id === 'today' && document.face?.isDraft !== true ? (
          <Costs blocks={part.blocks} words={document.words} />
        ) : (
          <Blocks blocks={part.blocks} document={document} />
        )}
      </div>
      {part === partOfNotes(document.parts) && (
        <ReportNotes notes={notesToWrite(document)} title={document.words.notes} />
      )}
    </div>
  ));
}

/** The chapter that the reader decides by: figures in a row, decisions side by side, and the letter. */
export function FrontChapter({ chapter, document }: Props) {
  const { id, title } = chapter;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 leading-relaxed">
      <h3 id={`${id}-title`} className="display text-xl">
        {title}
      </h3>
      <Parts chapter={chapter} document={document} />
    </section>
  );
}

/** Opened by the reader alone: what is looked up. */
function Closed({ inside, children }: { inside: string; children: ReactNode }) {
  return (
    <details className="group/closed mt-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-control cursor-pointer py-2 text-sm text-ink-soft marker:text-accent-ink hover:text-ink print:hidden">
        {inside}
      </summary>
      {children}
    </details>
  );
}

export function ReportChapter({ chapter, document }: Props) {
  const { id, title, parts } = chapter;
  const isDraft = document.face?.isDraft === true;
  const inside = [
    ...parts.flatMap((part) => part.title ?? []),
    insideOf(parts.find((part) => part.title === null)?.part.blocks ?? []),
  ]
    .filter((text) => text !== '')
    .join(' · ');
  const content = <Parts chapter={chapter} document={document} />;
  const isAppendix = parts.some(({ part }) => part.id === 'method');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 border-line not-first:mt-8 not-first:border-t not-first:pt-6 sm:not-first:mt-10 sm:not-first:pt-8 print:mt-0! print:break-before-page print:border-0! print:pt-0!"
    >
      <h3 id={`${id}-title`} className="display text-xl">
        {title}
      </h3>
      {isDraft ? (
        content
      ) : isAppendix ? (
        <Closed inside={inside}>{content}</Closed>
      ) : isReference(parts[0]?.part.id ?? '') ? (
        <Folded inside={inside}>{content}</Folded>
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
