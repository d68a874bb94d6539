import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Chain, Step } from '#features/loop/chain/chain.schema.ts';
import type { StepKind } from '#features/loop/chain/links.values.ts';
import { stripOf, type StripPart } from '#features/loop/chain/strip.rules.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { NextAct } from './NextAct.tsx';
import { useChain } from './use-chain.ts';

export type LoopStripProps = {
  kind: StepKind;
  id: number;
  /** The way as the server rendered it; null: it is loaded. */
  first: Chain | null;
};

/** Records of one kind that a menu offers; their lists have the others. */
const MOST_IN_MENU = 20;

/** A record's place in the loop, in one line, with the next act. Give it a key where the record can change. */
export function LoopStrip({ kind, id, first }: LoopStripProps) {
  const { t } = useTexts();
  const { chain, hasFailed, load } = useChain(kind, id, first);
  const line = useRef<HTMLOListElement>(null);
  const parts = chain ? stripOf(chain.steps) : [];
  const count = parts.length;

  // The present step comes into sight, without moving the page.
  useEffect(() => {
    const present = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && present)
      line.current.scrollLeft = present.offsetLeft - (line.current.clientWidth - present.offsetWidth) / 2;
  }, [count]);

  if (chain === null && !hasFailed) return <div className="min-h-control" aria-busy />;
  if (chain === null)
    return (
      <p className="flex min-h-control flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {t('loop:strip.loadFailed')}
        <PlainButton variant="quiet" size="small" onPress={() => void load()}>
          {t('ui:actions.retry')}
        </PlainButton>
      </p>
    );
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 empty:hidden sm:flex-nowrap">
      {count > 1 ? (
        <nav aria-label={t('loop:strip.label')} className="min-w-0 max-sm:w-full">
          <ol
            ref={line}
            className="fading-sides relative flex items-center overflow-x-auto text-sm whitespace-nowrap [scrollbar-width:thin]"
          >
            {parts.map((part, at) => (
              <li key={`${part.direction} ${part.kind}`} className="flex shrink-0 items-center">
                {at > 0 ? (
                  <ChevronRight size={14} aria-hidden="true" className="mx-1.5 shrink-0 text-ink-soft" />
                ) : null}
                <Part part={part} />
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <NextAct kind={kind} id={id} steps={chain.steps} />
    </div>
  );
}

function Part({ part: { kind, direction, steps } }: { part: StripPart }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const label = t(`loop:strip.kinds.${kind}`);
  // Reports have the name of their company, which stands beside them.
  const nameOf = (step: Step) => (kind === 'report' ? formatDay(step.at, tag, timeZone) : step.name);
  const [nearest, ...others] = steps;
  const shown = (
    <>
      <span className="mr-1.5 text-xs text-ink-soft">{[label, nearest.part].filter(Boolean).join(' ')}</span>
      <span className="inline-block max-w-36 truncate align-bottom">{nameOf(nearest)}</span>
    </>
  );
  if (direction === 'self')
    return (
      <span
        aria-current="step"
        className="inline-flex min-h-8 items-center rounded-control bg-accent-soft px-2 font-semibold"
      >
        {shown}
      </span>
    );
  return (
    <>
      <a
        href={nearest.href}
        title={nameOf(nearest)}
        className="inline-flex min-h-control items-center text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
      >
        {shown}
      </a>
      {others.length > 0 ? (
        <span className="flex items-center text-xs text-ink-soft">
          <span className="ml-1.5">{t('loop:strip.more', { count: others.length })}</span>
          <LazyMenu
            label={t('loop:strip.moreOf', { kind: label })}
            entries={others.slice(0, MOST_IN_MENU).map((step, at) => ({
              id: `${step.id} ${at}`,
              label: [step.part, nameOf(step)].filter(Boolean).join(' '),
              href: step.href,
            }))}
          />
        </span>
      ) : null}
    </>
  );
}
