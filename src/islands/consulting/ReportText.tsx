import { reportBlocks } from '#features/consulting/report-blocks.rules.ts';

/** A stored text, set as a document: its numbered headings, its lists and its paragraphs. */
export function ReportText({ text }: { text: string }) {
  return (
    <div className="grid max-w-[72ch] gap-4 leading-relaxed break-words">
      {reportBlocks(text).map((block, index) => {
        if (block.kind === 'list') {
          return (
            <ul key={index} className="grid list-disc gap-2 pl-5 marker:text-accent-ink">
              {block.items.map((item, itemIndex) => (
                <li key={itemIndex}>{item}</li>
              ))}
            </ul>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <p key={index} className="whitespace-pre-line">
              {block.text}
            </p>
          );
        }
        return block.level === 1 ? (
          <h5 key={index} className="display mt-4 text-lg first:mt-0">
            {block.text}
          </h5>
        ) : (
          <h6 key={index} className="mt-1 font-text text-base font-semibold">
            {block.text}
          </h6>
        );
      })}
    </div>
  );
}
