import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';

/** Above this number of headings only the parts are listed. */
const MOST_SECTIONS = 40;

export const CONTENTS_ID = 'report-contents';

/** On a phone the parts alone, which else would fill the screen. */
export function ReportContents({ document }: { document: ReportDocument }) {
  const { summary, parts, words } = document;
  const sections = parts.map(({ id, title, blocks }) => ({
    id,
    title,
    headings: blocks.flatMap((block) => {
      if (block.kind === 'sheet') return [{ id: block.id, text: `${block.number} · ${block.title}` }];
      return block.kind === 'heading' && block.level === 1 ? [block] : [];
    }),
  }));
  const isShort = sections.reduce((sum, { headings }) => sum + headings.length, 0) > MOST_SECTIONS;
  const link =
    'flex min-h-9 items-center py-1 text-ink-soft no-underline hover:text-ink hover:underline underline-offset-4 pointer-coarse:min-h-control';
  return (
    <nav
      id={CONTENTS_ID}
      aria-label={words.contents}
      className="scroll-mt-20 text-sm xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:[mask-image:linear-gradient(to_bottom,black_calc(100%-3rem),transparent)] xl:pb-12 print:hidden"
    >
      <p className="mb-1 text-xs font-semibold text-ink-soft">{words.contents}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-1">
        {[
          ...(summary === null ? [] : [{ id: summary.id, title: summary.title, headings: [] }]),
          ...sections,
        ].map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`} className={`${link} font-semibold text-ink`}>
              {part.title}
            </a>
            {part.headings.length > 0 && !isShort && (
              <ul className="mb-2 border-l border-line pl-3 max-sm:hidden">
                {part.headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`} className={link}>
                      {heading.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
