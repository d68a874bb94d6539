import { ChevronDown } from 'lucide-react';
import type { Chapter } from '#features/consulting/report/document/chapters.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { CONTENTS_ID } from './mark-current.ts';

/** A heading of the report, by its id. */
export type Entry = { id: string; title: string };

type Props = {
  document: Pick<ReportDocument, 'summary' | 'words'>;
  chapters: readonly Chapter[];
  /** The actions that stand below the first chapter. */
  actions: Entry | undefined;
};

/**
 * A line a chapter, beside the report where there is room, elsewhere folded above it. `markCurrent` marks the chapter that is
 * read; behind a link, where no script runs, browsers that know scroll targets do.
 */
export function ReportContents({ document: { summary, words }, chapters, actions }: Props) {
  const [first, ...others]: Entry[] = [
    ...(summary === null ? [] : [{ id: summary.id, title: summary.title }]),
    ...chapters,
  ];
  const entries = [first, actions, ...others].filter((entry) => entry !== undefined);
  const link =
    'flex min-h-8 items-center border-l-2 border-transparent py-1 pl-3 text-ink-soft no-underline hover:text-ink hover:underline underline-offset-4 pointer-coarse:min-h-control aria-[current]:border-accent-ink aria-[current]:font-semibold aria-[current]:text-ink [&:target-current]:border-accent-ink [&:target-current]:font-semibold [&:target-current]:text-ink';
  return (
    <nav
      id={CONTENTS_ID}
      aria-label={words.contents}
      className="scroll-mt-20 text-sm [scroll-target-group:auto] max-xl:rounded-panel max-xl:border max-xl:border-line max-xl:bg-paper xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto print:hidden"
    >
      <details className="group/contents xl:details-content:[content-visibility:visible]">
        <summary className="flex min-h-control cursor-pointer list-none items-center justify-between px-4 font-semibold xl:hidden [&::-webkit-details-marker]:hidden">
          {words.contents}
          <ChevronDown size={18} aria-hidden="true" className="group-open/contents:rotate-180" />
        </summary>
        <ul className="grid gap-x-8 max-xl:px-1 max-xl:pb-2 sm:grid-cols-2 xl:grid-cols-1">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
