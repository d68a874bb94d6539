import { blocksOf } from '#features/marketing/text-blocks.rules.ts';

/** Renders a text with paragraphs and lists, as pages and email clients do. */
export function FormattedText({ text }: { text: string }) {
  return blocksOf(text).map((block, at) =>
    block.kind === 'list' ? (
      <ul key={at} className="grid list-disc gap-1 pl-5">
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={at} className="whitespace-pre-line">
        {block.text}
      </p>
    ),
  );
}
